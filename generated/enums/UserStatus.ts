// Written by `npm run generate` from openapi/. Do not edit.
import type { UserStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: The state of an account. */
export const userStatusValues = ["invited","active","suspended","closed"] as const;
/** The labels people read. */
export const userStatusLabels: Readonly<Record<UserStatus, string>> = {
  "invited": "Invited",
  "active": "Active",
  "suspended": "Suspended",
  "closed": "Closed"
};
export const userStatusTones: Readonly<Partial<Record<UserStatus, Tone>>> = {
  "invited": "info",
  "active": "success",
  "suspended": "error",
  "closed": "neutral"
};
