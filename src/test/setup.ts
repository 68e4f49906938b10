import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { session } from '../api/session-store.ts';
import { toast } from '../features/ui/toast/toast.ts';

// Nothing pushes here; what is done with what is pushed has tests of its own.
vi.mock('../features/live/connect.ts', () => ({ connect: () => () => {} }));

// jsdom has no layout, so these two exist only as questions without an answer.
window.matchMedia ??= (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};

// What is fetched when it is first opened may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  session.signOut();
  toast.dismiss();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
