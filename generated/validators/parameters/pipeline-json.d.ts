// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listDashboardListingsFilter: Validator;
export declare const listDashboardListingsSort: Validator;
export declare const listDashboardListingsRange: Validator;
export declare const listDashboardListingsOfEmployeeFilter: Validator;
