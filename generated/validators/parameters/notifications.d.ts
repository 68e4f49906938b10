// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listNotificationsA: Validator;
export declare const listNotificationsB: Validator;
export declare const listNotificationsBefore: Validator;
export declare const listNotificationsLimit: Validator;
export declare const listNotificationsUnread: Validator;
