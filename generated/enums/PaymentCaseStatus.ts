// Written by `npm run generate` from openapi/. Do not edit.
import type { PaymentCaseStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: How far a payment case has come. Disputes are answered at the card processor and decided by the bank; the others are closed here. */
export const paymentCaseStatusValues = ["answer_due","with_bank","won","lost","open","done"] as const;
/** The labels people read. */
export const paymentCaseStatusLabels: Readonly<Record<PaymentCaseStatus, string>> = {
  "answer_due": "Answer due",
  "with_bank": "With the bank",
  "won": "Won",
  "lost": "Lost",
  "open": "To do",
  "done": "Handled"
};
export const paymentCaseStatusTones: Readonly<Partial<Record<PaymentCaseStatus, Tone>>> = {
  "answer_due": "turn",
  "with_bank": "info",
  "won": "success",
  "lost": "error",
  "open": "turn",
  "done": "neutral"
};
