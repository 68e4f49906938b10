// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listEmployeesFilter: Validator;
export declare const listEmployeesSort: Validator;
export declare const listEmployeesRange: Validator;
export declare const listEmployeesFields: Validator;
export declare const listUnassignedClientsFilter: Validator;
export declare const listUnassignedClientsSort: Validator;
export declare const listClientsOfEmployeeFilter: Validator;
export declare const listClientsOfEmployeeSort: Validator;
export declare const listFoldersOfEmployeeFilter: Validator;
export declare const listFoldersOfEmployeeSort: Validator;
export declare const listPreferencesOfEmployeeFilter: Validator;
export declare const listPreferencesOfEmployeeSort: Validator;
