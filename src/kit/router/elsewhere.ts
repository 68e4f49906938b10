// Steps to an address behind another of the app's doors: the page there is loaded like any other.
import { page } from '../../../engine/web/page.ts';
import { keepToasts } from '../../../engine/web/toast/toast.ts';
import type { StepOptions } from './router.ts';

/** Where the state of a step waits while the page it leads to is loaded, in this tab. */
const stateKey = 'forecourt-step';

/** Has the page of another door loaded; the state of the step and the toasts go along. */
export function passDoor(address: string, { replace = false, state }: StepOptions = {}): void {
  keepToasts();
  if (state !== undefined && state !== null) window.sessionStorage.setItem(stateKey, JSON.stringify(state));
  if (replace) page.replace(address);
  else page.leave(address);
}

/** The state of the step that led to this page, once. */
export function takeKeptState(): unknown {
  const kept = window.sessionStorage.getItem(stateKey);
  window.sessionStorage.removeItem(stateKey);
  return kept === null ? undefined : JSON.parse(kept);
}
