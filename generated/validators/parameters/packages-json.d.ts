// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listPackagesFilter: Validator;
export declare const listPackagesSort: Validator;
export declare const listPackagesRange: Validator;
export declare const listPackagesFields: Validator;
