// Written by `npm run generate` from openapi/. Do not edit.
import type { SortOrder } from '../api.ts';

/** Order: Rising or falling. */
export const sortOrderValues = ["ASC","DESC"] as const;
/** The words people read. */
export const sortOrderWords: Readonly<Record<SortOrder, string>> = {
  "ASC": "Ascending",
  "DESC": "Descending"
};
