// Whose sign-up goes on in this browser: kept since the first step, or since a mailed link was opened here. The tab's own comes first; the device's is there for
// another tab, and for a day when the browser was closed. Once it is paid it is the tab's alone: what follows is the password, and that link is in the mail.
const key = 'forecourt-sign-up';

/** The token kept in this tab, or else on this device. */
export function keptToken(): string | null {
  return window.sessionStorage.getItem(key) ?? onDevice()?.getItem(key) ?? null;
}

/** Whether this tab went on with it already. */
export const isOfTab = (): boolean => window.sessionStorage.getItem(key) !== null;

/** What the device kept goes on in this tab. */
export function adoptToken(): void {
  const token = keptToken();
  if (token !== null) window.sessionStorage.setItem(key, token);
}

/** A letter's link, in the fragment, which no server log sees. */
export function mailedLink(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('resume');
}

/** Takes a link that was opened, or is dead, out of the address. */
export function dropLink(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** @param isPaid nothing is left to do but the password */
export function keepToken(token: string, isPaid = false): void {
  window.sessionStorage.setItem(key, token);
  if (isPaid) onDevice()?.removeItem(key);
  else onDevice()?.setItem(key, token);
}

/** Forgets what this tab has; the device keeps what another tab put there since. */
export function dropToken(): void {
  const dropped = keptToken();
  window.sessionStorage.removeItem(key);
  if (onDevice()?.getItem(key) === dropped) onDevice()?.removeItem(key);
}

/** The token stays in this tab alone. */
export function keepInTabOnly(): void {
  const token = keptToken();
  if (token !== null) keepToken(token, true);
}

/** Where a browser keeps nothing for pages, the tab and the mailed link are left. */
function onDevice(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
