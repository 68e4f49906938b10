// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Offer delivery times */
export const offerDeliverySlotsAct: ActDescriptor = {
  "done": {
    "one": "Delivery times offered"
  }
};
