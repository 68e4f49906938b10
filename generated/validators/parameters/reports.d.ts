// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const getFiguresReportPeriod: Validator;
export declare const getFiguresReportFrom: Validator;
export declare const getFiguresReportTo: Validator;
export declare const getStatementMonth: Validator;
export declare const getActivityReportMeasure: Validator;
export declare const getBreakdownReportBreakdown: Validator;
