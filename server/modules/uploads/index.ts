// What other modules may use of uploads.
export { endUploads, removeUpload } from './ending.ts';
export { uploadHandlers } from './handlers.ts';
export { wholeUploads } from './whole.ts';
