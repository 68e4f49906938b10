// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listInitialClientDataFilter: Validator;
export declare const listInitialClientDataSort: Validator;
export declare const listInitialClientDataRange: Validator;
export declare const listInitialClientDataFields: Validator;
export declare const listPaymentsFilter: Validator;
export declare const listPaymentsSort: Validator;
export declare const listPaymentCasesFilter: Validator;
export declare const listPaymentCasesSort: Validator;
export declare const listRefundRequestsFilter: Validator;
export declare const listRefundRequestsSort: Validator;
