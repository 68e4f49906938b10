// Written by `npm run generate` from openapi/. Do not edit.
import type { NoteStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Note status: Whose move it is, as the advisor notes it. */
export const noteStatusValues = ["none","to_do","waiting_on_client","waiting_on_seller","done"] as const;
/** The labels people read. */
export const noteStatusLabels: Readonly<Record<NoteStatus, string>> = {
  "none": "None",
  "to_do": "To do",
  "waiting_on_client": "Waiting on client",
  "waiting_on_seller": "Waiting on seller",
  "done": "Done"
};
export const noteStatusTones: Readonly<Partial<Record<NoteStatus, Tone>>> = {
  "none": "neutral",
  "to_do": "turn",
  "waiting_on_client": "neutral",
  "waiting_on_seller": "info",
  "done": "success"
};
