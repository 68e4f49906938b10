// Written by `npm run generate` from openapi/. Do not edit.
import type { DealCheckStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: How far the newest version of what a client sent is reviewed. */
export const dealCheckStatusValues = ["submitted","in_review","answered"] as const;
/** The labels people read. */
export const dealCheckStatusLabels: Readonly<Record<DealCheckStatus, string>> = {
  "submitted": "Sent",
  "in_review": "In review",
  "answered": "Answered"
};
export const dealCheckStatusTones: Readonly<Partial<Record<DealCheckStatus, Tone>>> = {
  "submitted": "turn",
  "in_review": "info",
  "answered": "success"
};
/** Who has to act next. */
export const dealCheckStatusTurns: Readonly<Partial<Record<DealCheckStatus, 'client' | 'staff'>>> = {
  "submitted": "staff",
  "in_review": "staff",
  "answered": "client"
};
