// Written by `npm run generate` from openapi/. Do not edit.
import type { ContactDirection } from '../api.ts';

/** Direction: Who got in touch with whom. */
export const contactDirectionValues = ["in","out"] as const;
/** The labels people read. */
export const contactDirectionLabels: Readonly<Record<ContactDirection, string>> = {
  "in": "Incoming",
  "out": "Outgoing"
};
