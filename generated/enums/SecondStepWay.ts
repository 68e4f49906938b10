// Written by `npm run generate` from openapi/. Do not edit.
import type { SecondStepWay } from '../api.ts';

/** Way: How a person confirms that it is them. */
export const secondStepWayValues = ["passkey","app","recovery_code","password"] as const;
/** The labels people read. */
export const secondStepWayLabels: Readonly<Record<SecondStepWay, string>> = {
  "passkey": "Passkey",
  "app": "Authenticator app",
  "recovery_code": "Recovery code",
  "password": "Password"
};
