// Written by `npm run generate` from openapi/. Do not edit.
export { closePaymentCaseBody as closePaymentCase } from '../closePaymentCase.js';
