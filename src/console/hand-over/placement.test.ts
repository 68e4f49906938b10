import { expect, it } from 'vitest';
import { sampleOf } from '../../test/shell.tsx';
import { levelled, proposed, shareOf } from './placement.ts';

const advisor = (id: string, load: number, away_until: string | null = null) => ({ ...sampleOf('Employee'), id, load, capacity: 15, away_until });
const row = (client_id: string, more: object = {}) => ({
  client_id,
  client_name: client_id,
  step_in_process: 'searching' as const,
  in_progress: true,
  waiting_since: null,
  complaint_since: null,
  date_to_re_engage: null,
  ...more,
});

it('proposes who is here and has room', () => {
  expect(proposed([advisor('a', 3), advisor('b', 15), advisor('c', 0, '2026-11-28')])).toEqual(['a']);
  expect(proposed([advisor('b', 15), advisor('c', 0, '2026-11-28')])).toEqual(['b']);
});

it('levels the load over those, and counts what comes along', () => {
  const advisors = [advisor('a', 0), advisor('b', 14)];
  const rows = [row('c1', { waiting_since: '2026-11-21T10:00:00.000Z' }), row('c2', { date_to_re_engage: '2026-11-21' })];
  const placed = levelled({ rows, advisors }, ['a', 'b']);
  expect(placed).toEqual({ c1: 'a', c2: 'a' });
  expect(shareOf('a', rows, placed)).toEqual({ clients: 2, chats: 1, complaints: 0, followUps: 1 });
});
