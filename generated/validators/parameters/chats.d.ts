// Written by `npm run generate` from openapi/. Do not edit.
import type { Validator } from '../validator.js';
export declare const listChatsOfEmployeeId: Validator;
export declare const updateChatStatusId: Validator;
export declare const listMessagesBefore: Validator;
export declare const listMessagesAfter: Validator;
export declare const listMessagesLimit: Validator;
export declare const listChatNotesFrom: Validator;
export declare const editChatNoteNote: Validator;
export declare const getReplyFactsClient: Validator;
