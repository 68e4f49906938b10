// Written by `npm run generate` from openapi/. Do not edit.
export { updateSupportRequestBody as updateSupportRequest } from '../updateSupportRequest.js';
export { setSupportRequestStatusBody as setSupportRequestStatus } from '../setSupportRequestStatus.js';
export { answerSupportRequestBody as answerSupportRequest } from '../answerSupportRequest.js';
