// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listBidRequestsFilter: Validator;
export declare const listBidRequestsSort: Validator;
export declare const listBidRequestsRange: Validator;
export declare const previewBidsDealerIds: Validator;
