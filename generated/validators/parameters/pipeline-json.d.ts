// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const searchAllRecent: Validator;
export declare const listDashboardListingsFilter: Validator;
export declare const listDashboardListingsSort: Validator;
export declare const listDashboardListingsRange: Validator;
export declare const listDashboardListingsOfEmployeeFilter: Validator;
export declare const groupListFilter: Validator;
export declare const listTasksFilter: Validator;
export declare const listTasksSort: Validator;
export declare const listContactsFilter: Validator;
export declare const listContactsSort: Validator;
