// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listUserPreferencesFilter: Validator;
export declare const listUserPreferencesSort: Validator;
export declare const listUserPreferencesRange: Validator;
export declare const getSearchReachSelections: Validator;
export declare const matchClientsFilter: Validator;
export declare const matchClientsCar: Validator;
