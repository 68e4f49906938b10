// Written by `npm run generate` from openapi/. Do not edit.
import type { DealStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: How far a deal has come since its price was accepted. */
export const dealStatusValues = ["paperwork","contract_check","scheduled","delivered","fell_through","taken_back"] as const;
/** The labels people read. */
export const dealStatusLabels: Readonly<Record<DealStatus, string>> = {
  "paperwork": "Paperwork",
  "contract_check": "Contract check",
  "scheduled": "Delivery scheduled",
  "delivered": "Delivered",
  "fell_through": "Fell through",
  "taken_back": "Withdrawn"
};
export const dealStatusTones: Readonly<Partial<Record<DealStatus, Tone>>> = {
  "paperwork": "info",
  "contract_check": "info",
  "scheduled": "accent",
  "delivered": "success",
  "fell_through": "neutral",
  "taken_back": "neutral"
};
/** Who has to act next. */
export const dealStatusTurns: Readonly<Partial<Record<DealStatus, 'client' | 'staff'>>> = {
  "paperwork": "staff",
  "contract_check": "staff",
  "scheduled": "staff"
};
