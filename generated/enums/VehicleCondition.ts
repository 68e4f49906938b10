// Written by `npm run generate` from openapi/. Do not edit.
import type { VehicleCondition } from '../api.ts';

/** Condition: Whether the car had an owner, and who vouches for it. */
export const vehicleConditionValues = ["new","used","certified"] as const;
/** The labels people read. */
export const vehicleConditionLabels: Readonly<Record<VehicleCondition, string>> = {
  "new": "New",
  "used": "Used",
  "certified": "Certified pre-owned"
};
