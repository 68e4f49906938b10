// Whose sign-up goes on in this tab: by the fragment of a link, or kept since the first step. No server log sees a fragment.
const key = 'forecourt-sign-up';

/** The token of a `#resume=` link, which then leaves the address; else the one kept in this tab. */
export function takeToken(): string | null {
  const fromLink = new URLSearchParams(window.location.hash.slice(1)).get('resume');
  if (fromLink !== null) {
    keepToken(fromLink);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
  return window.sessionStorage.getItem(key);
}

export function keepToken(token: string): void {
  window.sessionStorage.setItem(key, token);
}

export function dropToken(): void {
  window.sessionStorage.removeItem(key);
}
