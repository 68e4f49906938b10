// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from './validator.js';
/** Of every operation that takes a body; files are not in it. */
export declare const bodies: Readonly<Record<string, Validator>>;
/** Of every parameter, by operation and name: checks an object that holds the parameter alone. */
export declare const parameters: Readonly<Record<string, Readonly<Record<string, Validator>>>>;
