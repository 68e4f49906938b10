// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const searchAllQ: Validator;
export declare const countDashboardListingsAdvisorId: Validator;
export declare const getQueueLimit: Validator;
export declare const getQueueWithDone: Validator;
export declare const listUrgentItemsUserId: Validator;
export declare const listUrgentItemsLimit: Validator;
export declare const getStatusTrackerId: Validator;
export declare const listTrackerChangesBefore: Validator;
export declare const listTrackerChangesLimit: Validator;
export declare const listSavedViewsList: Validator;
export declare const groupListBy: Validator;
export declare const getWeekDay: Validator;
export declare const getWeekAhead: Validator;
export declare const getCalendarFeedContentToken: Validator;
