// Written by `npm run generate` from openapi/. Do not edit.
import type { TitleStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Title: What the car’s title says. */
export const titleStatusValues = ["clean","rebuilt","salvage","lemon","unknown"] as const;
/** The labels people read. */
export const titleStatusLabels: Readonly<Record<TitleStatus, string>> = {
  "clean": "Clean",
  "rebuilt": "Rebuilt",
  "salvage": "Salvage",
  "lemon": "Lemon law buyback",
  "unknown": "Unknown"
};
export const titleStatusTones: Readonly<Partial<Record<TitleStatus, Tone>>> = {
  "clean": "success",
  "rebuilt": "warning",
  "salvage": "error",
  "lemon": "error",
  "unknown": "neutral"
};
