// Written by `npm run generate` from openapi/. Do not edit.
export { createEmployeeBody as createEmployee } from '../createEmployee.js';
export { updateEmployeeBody as updateEmployee } from '../updateEmployee.js';
export { deleteEmployeeBody as deleteEmployee } from '../deleteEmployee.js';
export { removeSecondFactorBody as removeSecondFactor } from '../removeSecondFactor.js';
export { makeAdminBody as makeAdmin } from '../makeAdmin.js';
export { suspendEmployeeBody as suspendEmployee } from '../suspendEmployee.js';
