// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listChatsFilter: Validator;
export declare const listChatsSort: Validator;
export declare const listChatsRange: Validator;
export declare const listChatsOfEmployeeFilter: Validator;
export declare const listCannedRepliesFilter: Validator;
export declare const listCannedRepliesSort: Validator;
