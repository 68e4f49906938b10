// Written by `npm run generate` from openapi/. Do not edit.
export { addDealPaperBody as addDealPaper } from '../addDealPaper.js';
export { enterContractBody as enterContract } from '../enterContract.js';
export { reviseDealBody as reviseDeal } from '../reviseDeal.js';
export { offerDeliverySlotsBody as offerDeliverySlots } from '../offerDeliverySlots.js';
export { deliverDealBody as deliverDeal } from '../deliverDeal.js';
export { endDealBody as endDeal } from '../endDeal.js';
export { createTaskBody as createTask } from '../createTask.js';
