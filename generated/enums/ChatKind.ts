// Written by `npm run generate` from openapi/. Do not edit.
import type { ChatKind } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Kind: With the client’s advisor, or with the desk. */
export const chatKindValues = ["advisor","desk"] as const;
/** The labels people read. */
export const chatKindLabels: Readonly<Record<ChatKind, string>> = {
  "advisor": "Advisor",
  "desk": "Desk"
};
export const chatKindTones: Readonly<Partial<Record<ChatKind, Tone>>> = {
  "advisor": "neutral",
  "desk": "info"
};
