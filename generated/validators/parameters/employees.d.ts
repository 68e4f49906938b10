// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const removeSecondFactorId: Validator;
export declare const listEmployeesTotal: Validator;
export declare const deleteEmployeeHandOverTo: Validator;
export declare const countClientsOfEmployeeInProgress: Validator;
export declare const countClientsOfEmployeeDelivered: Validator;
