// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const previewRefundLadderRefundLadder: Validator;
export declare const listSupportRequestsFilter: Validator;
export declare const listSupportRequestsSort: Validator;
export declare const listSupportRequestsRange: Validator;
export declare const listTaxRulesFilter: Validator;
export declare const listTaxRulesSort: Validator;
export declare const listTaxRulesFields: Validator;
