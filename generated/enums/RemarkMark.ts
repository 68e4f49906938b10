// Written by `npm run generate` from openapi/. Do not edit.
import type { RemarkMark } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Mark: What someone thinks of a car. */
export const remarkMarkValues = ["love","maybe","no"] as const;
/** The labels people read. */
export const remarkMarkLabels: Readonly<Record<RemarkMark, string>> = {
  "love": "Love it",
  "maybe": "Maybe",
  "no": "Not for me"
};
export const remarkMarkTones: Readonly<Partial<Record<RemarkMark, Tone>>> = {
  "love": "success",
  "maybe": "warning",
  "no": "neutral"
};
