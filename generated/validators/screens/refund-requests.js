// Written by `npm run generate` from openapi/. Do not edit.
export { requestRefundBody as requestRefund } from '../requestRefund.js';
export { declineRefundRequestBody as declineRefundRequest } from '../declineRefundRequest.js';
