// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listRemarksId: Validator;
export declare const listLinksTotal: Validator;
export declare const listLinkBatchesUserId: Validator;
export declare const listLinkEventsBefore: Validator;
export declare const listLinkEventsLimit: Validator;
export declare const getFeeMediansState: Validator;
export declare const getOtdWorksheetPdfContentToken: Validator;
export declare const readVinVin: Validator;
