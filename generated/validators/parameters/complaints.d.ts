// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listComplaintsTotal: Validator;
export declare const getComplaintCategoryId: Validator;
export declare const deleteComplaintCategoryMoveTo: Validator;
export declare const countComplaintsWaitsForUs: Validator;
export declare const listComplaintsOfClientId: Validator;
export declare const assignComplaintEmployeeId: Validator;
export declare const listComplaintEntriesBefore: Validator;
export declare const listComplaintEntriesLimit: Validator;
