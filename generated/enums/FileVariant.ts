// Written by `npm run generate` from openapi/. Do not edit.
import type { FileVariant } from '../api.ts';

/** Variant: Which form of a file is wanted. */
export const fileVariantValues = ["original","preview"] as const;
/** The labels people read. */
export const fileVariantLabels: Readonly<Record<FileVariant, string>> = {
  "original": "The file itself",
  "preview": "A small picture of it"
};
