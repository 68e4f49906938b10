// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listInitialClientDataTotal: Validator;
export declare const getInitialClientDataId: Validator;
export declare const getReceiptPdfContentToken: Validator;
