// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const changeNotificationDefaultsRole: Validator;
export declare const saveMailTextName: Validator;
export declare const getSupportRequestId: Validator;
export declare const listTaxRulesTotal: Validator;
