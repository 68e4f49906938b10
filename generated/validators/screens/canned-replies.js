// Written by `npm run generate` from openapi/. Do not edit.
export { createCannedReplyBody as createCannedReply } from '../createCannedReply.js';
export { updateCannedReplyBody as updateCannedReply } from '../updateCannedReply.js';
