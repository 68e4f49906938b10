// Written by `npm run generate` from openapi/. Do not edit.
export { requestPreferencesChangesBody as requestPreferencesChanges } from '../requestPreferencesChanges.js';
export { createTaskBody as createTask } from '../createTask.js';
