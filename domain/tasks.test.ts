import { expect, it } from 'vitest';
import { dueDay, feedTitle, inWeekOrder, lastContactAfter, weekOf } from './tasks.ts';

it('a time is due on its day at the firm', () => {
  expect(dueDay('2026-11-24T04:30:00.000Z', 'America/New_York')).toBe('2026-11-23');
  expect(dueDay('2026-11-24T04:30:00.000Z', 'Europe/Berlin')).toBe('2026-11-24');
});

it('the last contact is the newest of the log, but a later day set by hand stays', () => {
  expect(lastContactAfter(null, { newest: '2026-11-10', gone: undefined })).toBe('2026-11-10');
  expect(lastContactAfter('2026-11-12', { newest: '2026-11-10', gone: undefined })).toBe('2026-11-12');
  expect(lastContactAfter('2026-11-12', { newest: '2026-11-14', gone: undefined })).toBe('2026-11-14');
});

it('goes back to what is left where its entry is gone, and stays where another one is', () => {
  expect(lastContactAfter('2026-11-12', { newest: '2026-11-10', gone: '2026-11-12' })).toBe('2026-11-10');
  expect(lastContactAfter('2026-11-12', { newest: undefined, gone: '2026-11-12' })).toBeNull();
  expect(lastContactAfter('2026-11-12', { newest: '2026-11-10', gone: '2026-11-04' })).toBe('2026-11-12');
});

it('a week goes from Monday to Sunday', () => {
  const week = { monday: '2026-11-16', sunday: '2026-11-22' };
  expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(weekOf)).toEqual([week, week, week]);
  expect(weekOf('2026-11-23').monday).toBe('2026-11-23');
});

it('a week is read from what is overdue on, each day first what has no time', () => {
  const entry = (on: string, at: string | null = null, is_late = false) => ({ on, at, is_late });
  const noon = entry('2026-11-20', '2026-11-20T17:00:00.000Z');
  const order = [entry('2026-11-18', null, true), entry('2026-11-20'), noon, entry('2026-11-21')];
  expect(order.toReversed().toSorted(inWeekOrder)).toEqual(order);
});

it('a calendar outside of the firm reads the client’s first name and initial', () => {
  expect(feedTitle({ kind: 'task', title: 'Send form', client_name: 'Anna Maria Okafor' })).toBe('Send form (Anna O.)');
  expect(feedTitle({ kind: 'delivery', title: '2025 Honda CR-V', client_name: 'Cher' })).toBe('Delivery: 2025 Honda CR-V (Cher)');
  expect(feedTitle({ kind: 'task', title: 'Order forms', client_name: null })).toBe('Order forms');
});
