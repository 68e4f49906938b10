// Written by `npm run generate` from openapi/. Do not edit.
import type { PackageKind } from '../api.ts';

/** Kind: What a package is for. With a search the firm finds cars; with a review the client brings what a dealer offered. */
export const packageKindValues = ["search","review"] as const;
/** The labels people read. */
export const packageKindLabels: Readonly<Record<PackageKind, string>> = {
  "search": "Search",
  "review": "Review of quotes"
};
