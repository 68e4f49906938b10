// Written by `npm run generate` from openapi/. Do not edit.
import type { TokenPurpose } from '../api.ts';

/** For: What a token of a mail is for. */
export const tokenPurposeValues = ["reset_password","accept_invitation"] as const;
/** The labels people read. */
export const tokenPurposeLabels: Readonly<Record<TokenPurpose, string>> = {
  "reset_password": "Reset password",
  "accept_invitation": "Accept invitation"
};
