// Whose sign-up goes on in this tab: kept since the first step, or since a mailed link was opened here.
const key = 'forecourt-sign-up';

/** The token kept in this tab. */
export function keptToken(): string | null {
  return window.sessionStorage.getItem(key);
}

/** A letter's link, in the fragment, which no server log sees. */
export function mailedLink(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('resume');
}

/** Takes a link that was opened, or is dead, out of the address. */
export function dropLink(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

export function keepToken(token: string): void {
  window.sessionStorage.setItem(key, token);
}

export function dropToken(): void {
  window.sessionStorage.removeItem(key);
}
