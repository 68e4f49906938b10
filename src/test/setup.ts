import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetKept } from '../kit/kept/kept.ts';
import { formatting, setFormatting } from '../../engine/web/formatting.ts';
import { screenStands } from '../../engine/web/first-screen.ts';
import { session } from '../api/session-store.ts';
import { toast } from '../../engine/web/toast/toast.ts';
// Once for all files.
import './page.ts';

// Parts stand alone here: nothing waits for a first screen.
screenStands();

// Nothing pushes here; the tests of what is done with what is pushed say what connecting does.
vi.mock('../kit/live/connect.ts', () => import('./live-connection.ts'));

// jsdom has no layout, so these exist only as questions without an answer.
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
// Newer browsers answer with a promise: an effect that hands it on would give React a clean-up that is none, and its test fails.
window.scrollTo = () => Promise.resolve();
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// What is fetched when it is first opened may take its time on a busy machine: a form's validator, with all it imports, has taken more than ten seconds there.
configure({ asyncUtilTimeout: 30_000 });

afterEach(async () => {
  cleanup();
  const account = session.get()?.user.id;
  if (account !== undefined) await forgetKept(account);
  session.signOut();
  toast.dismiss();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // The next test begins where a page does, also one of another file.
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Numbers and days are written as before for the next file: in another language they would be other words there.
const { locale, timeZone, currency } = formatting();
afterAll(() => setFormatting({ locale, timeZone, currency }));
