// The second step, as calls meet it: a sign-in that still waits for it, and acts that ask again.
import type { SecondStep } from '../../generated/api.ts';
import { secondStepValues } from '../../generated/enums/SecondStep.ts';
import { isRecord } from '../../engine/web/problem.ts';
import type { SessionUser } from './session-store.ts';

/** What a refusal, or a sign-in, waits for. */
export function secondStepIn(value: unknown): SecondStep | null {
  const named = isRecord(value) ? value['second_step'] : undefined;
  return secondStepValues.find((step) => step === named) ?? null;
}

/** The person with what their sign-in still waits for: kept with the session, so that every tab and page knows. */
export const withSecondStep = (user: SessionUser, step: SecondStep | null): SessionUser => (step === null ? user : { ...user, second_step: step });

/** Asks the person to confirm that it is them; whether they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Who asks, on this page; returns how to stop. */
export function onConfirmAsked(asks: Ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = undefined;
  };
}

/** Has the person confirm; several calls that need it at once ask once. */
export function confirmAgain(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
