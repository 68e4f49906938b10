import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../api/session.ts';
import { formatTime } from '../../engine/web/format.ts';
import { setFormatting } from '../../engine/web/formatting.ts';
import { signInAs, testSettings } from '../test/shell.tsx';
import { followReader } from './reader-formats.ts';

const noon = '2026-11-20T17:00:00Z';
let stop = () => {};
/** The zone this browser says it is in. */
function browserIn(timeZone: string): void {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function said(this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}
beforeEach(() => {
  setFormatting({ locale: 'en-US' });
  stop = followReader(session, { ...testSettings, time_zone: 'America/New_York' });
});
afterEach(() => {
  vi.restoreAllMocks();
  stop();
  session.signOut();
  setFormatting({ locale: undefined, timeZone: undefined });
});

it('tells hours in the zone of the reader, from sign-in and from each change of the profile on', async () => {
  await signInAs({ role: 'client', time_zone: 'America/Los_Angeles' });
  expect(formatTime(noon)).toBe('9:00 AM');
  session.updateUser('time_zone', 'America/Chicago');
  expect(formatTime(noon)).toBe('11:00 AM');
});

it('tells them in the firm’s zone to whoever chose none, or one that no browser knows', async () => {
  await signInAs({ role: 'employee', time_zone: null });
  expect(formatTime(noon)).toBe('12:00 PM');
  session.updateUser('time_zone', 'Mars/Olympus_Mons');
  expect(formatTime(noon)).toBe('12:00 PM');
});

it('tells them in the browser’s zone before sign-in and after sign-out, so that they read the same once an account has it', async () => {
  browserIn('America/Chicago');
  stop();
  stop = followReader(session, { ...testSettings, time_zone: 'America/New_York' });
  expect(formatTime(noon)).toBe('11:00 AM');
  await signInAs({ role: 'client', time_zone: 'America/Chicago' });
  expect(formatTime(noon)).toBe('11:00 AM');
  session.updateUser('time_zone', 'Asia/Tokyo');
  expect(formatTime(noon)).toBe('2:00 AM');
  session.signOut();
  expect(formatTime(noon)).toBe('11:00 AM');
});

it('tells them in the firm’s zone where a browser does not say its own', () => {
  browserIn('UTC');
  stop();
  stop = followReader(session, { ...testSettings, time_zone: 'America/New_York' });
  expect(formatTime(noon)).toBe('12:00 PM');
});
