// Written by `npm run generate` from openapi/. Do not edit.
import type { Drivetrain } from '../api.ts';

/** Drivetrain: Which wheels are driven. */
export const drivetrainValues = ["fwd","rwd","awd","four_wd"] as const;
/** The labels people read. */
export const drivetrainLabels: Readonly<Record<Drivetrain, string>> = {
  "fwd": "Front-wheel drive",
  "rwd": "Rear-wheel drive",
  "awd": "All-wheel drive",
  "four_wd": "Four-wheel drive"
};
