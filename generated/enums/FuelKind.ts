// Written by `npm run generate` from openapi/. Do not edit.
import type { FuelKind } from '../api.ts';

/** Fuel: What the car runs on. */
export const fuelKindValues = ["gas","hybrid","plug_in_hybrid","electric","diesel"] as const;
/** The labels people read. */
export const fuelKindLabels: Readonly<Record<FuelKind, string>> = {
  "gas": "Gas",
  "hybrid": "Hybrid",
  "plug_in_hybrid": "Plug-in hybrid",
  "electric": "Electric",
  "diesel": "Diesel"
};
