// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const getZipAreaZip: Validator;
export declare const getZipAreaMiles: Validator;
export declare const getUserPreferencesId: Validator;
export declare const getPreferencesOfA: Validator;
export declare const getPreferencesOfB: Validator;
export declare const matchCarsUserId: Validator;
export declare const matchCarsQ: Validator;
