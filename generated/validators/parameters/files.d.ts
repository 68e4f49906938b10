// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const getUploadId: Validator;
export declare const getFileAddressVariant: Validator;
export declare const getFileContentToken: Validator;
