// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listComplaintsFilter: Validator;
export declare const listComplaintsSort: Validator;
export declare const listComplaintsRange: Validator;
export declare const listComplaintsFields: Validator;
export declare const listComplaintCategoriesFilter: Validator;
export declare const listComplaintCategoriesSort: Validator;
export declare const listComplaintsOfClientFilter: Validator;
export declare const listComplaintsAssignedToFilter: Validator;
export declare const listCasesFilter: Validator;
export declare const listCasesSort: Validator;
