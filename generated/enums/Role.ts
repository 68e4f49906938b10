// Written by `npm run generate` from openapi/. Do not edit.
import type { Role } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Role: What the person is to the firm. */
export const roleValues = ["admin","employee","client"] as const;
/** The labels people read. */
export const roleLabels: Readonly<Record<Role, string>> = {
  "admin": "Admin",
  "employee": "Advisor",
  "client": "Client"
};
export const roleTones: Readonly<Partial<Record<Role, Tone>>> = {
  "admin": "accent",
  "employee": "info",
  "client": "neutral"
};
