// Written by `npm run generate` from openapi/. Do not edit.
import type { ContactKind } from '../api.ts';

/** Kind: How staff and a client spoke. */
export const contactKindValues = ["call","text","email","meeting","note"] as const;
/** The labels people read. */
export const contactKindLabels: Readonly<Record<ContactKind, string>> = {
  "call": "Call",
  "text": "Text",
  "email": "E-mail",
  "meeting": "Meeting",
  "note": "Note"
};
