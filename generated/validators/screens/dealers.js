// Written by `npm run generate` from openapi/. Do not edit.
export { createDealerBody as createDealer } from '../createDealer.js';
export { updateDealerBody as updateDealer } from '../updateDealer.js';
export { mergeDealerBody as mergeDealer } from '../mergeDealer.js';
