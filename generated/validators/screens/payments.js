// Written by `npm run generate` from openapi/. Do not edit.
export { refundPaymentBody as refundPayment } from '../refundPayment.js';
