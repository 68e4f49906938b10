import { beforeEach, expect, it } from 'vitest';
import type { WeekContact, WeekEntry } from '../../../generated/api.ts';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { bandsOf, stripOf, timelineOf } from './days.ts';
import { placeOf } from './WeekRow.tsx';

beforeEach(() => setFormatting({ locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }));

const entry = (title: string, on: string, more: Partial<WeekEntry> = {}): WeekEntry => ({
  kind: 'task',
  target_id: title,
  user_id: 'c1',
  client_name: 'Hannah Okafor',
  title,
  on,
  at: null,
  is_late: false,
  is_done: false,
  answered: null,
  asked: null,
  ...more,
});
const week = {
  monday: '2026-11-16',
  today: '2026-11-20',
  is_cut: false,
  contacts: [],
  entries: [
    entry('Late', '2026-11-18', { is_late: true }),
    entry('Form', '2026-11-20'),
    entry('Done', '2026-11-20', { is_done: true }),
    entry('Car', '2026-11-21', { kind: 'delivery' }),
    entry('Sun', '2026-11-22'),
  ],
};

it('begins with what is overdue, then day by day', () => {
  expect(bandsOf(week).map(({ name, isLate, rows }) => [name, isLate, rows.map(({ title }) => title)])).toEqual([
    ['Overdue', true, ['Late']],
    ['Today, Fri, Nov 20', false, ['Form', 'Done']],
    ['Tomorrow, Sat, Nov 21', false, ['Car']],
    ['Sun, Nov 22', false, ['Sun']],
  ]);
});

it('counts on each day what is left, and what of it is late', () => {
  expect(stripOf(week).map(({ left, late }) => `${left} ${late}`)).toEqual(['0 0', '0 0', '1 1', '0 0', '1 0', '1 0', '1 0']);
});

it('lays out the day along now: past, without a time, still to come; then the next two days with something open', () => {
  const at = (title: string, moment: string, more: Partial<WeekEntry> = {}) => entry(title, '2026-11-20', { at: moment, kind: 'bids_due', ...more });
  const entries = [
    entry('Late', '2026-11-18', { is_late: true }),
    entry('Form', '2026-11-20'),
    entry('Ticked', '2026-11-20', { is_done: true }),
    at('Morning', '2026-11-20T14:30:00Z'),
    at('Evening', '2026-11-20T23:00:00Z'),
    entry('Ticked ahead', '2026-11-21', { is_done: true }),
    ...['2026-11-22', '2026-11-23', '2026-11-25'].map((day) => entry(day, day)),
  ];
  const spoke = (id: string, moment: string): WeekContact => ({ id, user_id: 'c1', client_name: 'Lena Whitfield', kind: 'call', at: moment, minutes: 18 });
  const contacts = [spoke('Early call', '2026-11-20T14:00:00Z'), spoke('Noon call', '2026-11-20T18:00:00Z')];
  const { past, open, coming, days } = timelineOf({ today: '2026-11-20', entries, contacts }, new Date('2026-11-20T21:48:00Z'));
  expect(past.map((each) => ('entry' in each ? each.entry.title : each.contact.id))).toEqual(['Ticked', 'Early call', 'Morning', 'Noon call']);
  expect([open, coming].map((rows) => rows.map(({ title }) => title))).toEqual([['Form'], ['Evening']]);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23']);
});

it('leads to where each is worked on', () => {
  const place = (kind: WeekEntry['kind'], user_id: string | null = 'c1') => placeOf({ kind, target_id: 't1', user_id });
  expect([place('task'), place('task', null), place('bids_due'), place('delivery'), place('quote_ends')]).toEqual([
    '/client-profiles/c1',
    undefined,
    '/bid-requests/t1',
    '/deals/t1',
    '/deals/t1',
  ]);
});
