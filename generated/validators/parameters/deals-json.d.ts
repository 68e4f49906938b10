// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listDealsFilter: Validator;
export declare const listDealsSort: Validator;
export declare const listDealsRange: Validator;
