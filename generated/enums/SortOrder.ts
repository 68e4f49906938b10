// Written by `npm run generate` from openapi/. Do not edit.
import type { SortOrder } from '../api.ts';

/** Order: Rising or falling. */
export const sortOrderValues = ["ASC","DESC"] as const;
/** The labels people read. */
export const sortOrderLabels: Readonly<Record<SortOrder, string>> = {
  "ASC": "Ascending",
  "DESC": "Descending"
};
