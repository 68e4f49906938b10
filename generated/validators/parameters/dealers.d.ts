// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listDealersTotal: Validator;
export declare const getDealerId: Validator;
