// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listUsersFilter: Validator;
export declare const listUsersSort: Validator;
export declare const listUsersRange: Validator;
export declare const listUsersFields: Validator;
export declare const listNewRequestsFilter: Validator;
export declare const listNewRequestsSort: Validator;
