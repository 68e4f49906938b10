// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from './validator.js';
/** What checks the body of an operation of the screens; undefined where it takes none. */
export declare function validatorOf(operation: string): Promise<Validator | undefined>;
