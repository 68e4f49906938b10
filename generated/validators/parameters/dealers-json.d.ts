// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listDealersFilter: Validator;
export declare const listDealersSort: Validator;
export declare const listDealersRange: Validator;
export declare const listDealersFields: Validator;
