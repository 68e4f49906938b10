// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listCouponsFilter: Validator;
export declare const listCouponsSort: Validator;
export declare const listCouponsRange: Validator;
export declare const listCouponsFields: Validator;
export declare const listCouponUsageFilter: Validator;
export declare const listCouponUsageSort: Validator;
