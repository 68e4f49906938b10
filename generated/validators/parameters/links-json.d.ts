// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listLinksFilter: Validator;
export declare const listLinksSort: Validator;
export declare const listLinksRange: Validator;
export declare const listLinksFields: Validator;
export declare const listResearchReportsFilter: Validator;
export declare const listResearchReportsSort: Validator;
export declare const listOtdWorksheetsFilter: Validator;
export declare const listOtdWorksheetsSort: Validator;
export declare const listVehicleMakesFilter: Validator;
export declare const listVehicleModelsFilter: Validator;
