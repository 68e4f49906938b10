// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listGuestsId: Validator;
export declare const listUsersTotal: Validator;
export declare const countClientsInProgress: Validator;
export declare const countClientsDelivered: Validator;
