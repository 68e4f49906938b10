// Written by `npm run generate` from openapi/. Do not edit.
export { createComplaintBody as createComplaint } from '../createComplaint.js';
export { updateComplaintBody as updateComplaint } from '../updateComplaint.js';
export { setComplaintStatusBody as setComplaintStatus } from '../setComplaintStatus.js';
export { replyToComplaintBody as replyToComplaint } from '../replyToComplaint.js';
