// Written by `npm run generate` from openapi/. Do not edit.
export { updateStepInProcessBody as updateStepInProcess } from '../updateStepInProcess.js';
export { updateNoteStatusBody as updateNoteStatus } from '../updateNoteStatus.js';
export { updateReEngageDateBody as updateReEngageDate } from '../updateReEngageDate.js';
export { sendMessageBody as sendMessage } from '../sendMessage.js';
export { createTaskBody as createTask } from '../createTask.js';
