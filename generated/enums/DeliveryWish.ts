// Written by `npm run generate` from openapi/. Do not edit.
import type { DeliveryWish } from '../api.ts';

/** Pickup or delivery: How the car gets to the client. */
export const deliveryWishValues = ["pick_up","delivery","either"] as const;
/** The labels people read. */
export const deliveryWishLabels: Readonly<Record<DeliveryWish, string>> = {
  "pick_up": "I pick it up",
  "delivery": "Delivered to me",
  "either": "Either"
};
