// What a browser knows before anybody came to it, for modules that look at it as they begin: imported before them where pages are drawn ahead.

function blankStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

/** The window of a page at an address. There is no document: by that libraries know that nobody looks on. */
export function openBlankWindow(address: string): void {
  const window = {
    location: new URL(address),
    localStorage: blankStorage(),
    sessionStorage: blankStorage(),
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  Object.assign(globalThis, {
    navigator: { userAgent: '', language: 'en-US', onLine: true },
    window,
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
  });
}
openBlankWindow('http://localhost/');
