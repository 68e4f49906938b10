// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listPackagesTotal: Validator;
export declare const getPackageId: Validator;
export declare const deletePackageMoveTo: Validator;
