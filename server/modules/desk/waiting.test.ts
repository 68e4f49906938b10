import { expect, it } from 'vitest';
import { found, grouped } from './waiting.ts';

const asked = (words: string, since: string) => found('otd_asked', { user_id: 'c1', client_name: 'Tomas', words, target_id: `link ${since}`, since });

it('names two of one name once, with how many', () => {
  const rows = [asked('2025 RAV4', '2026-11-01'), asked('2024 Civic', '2026-11-02'), asked('2025 RAV4', '2026-11-03')];
  expect(grouped(rows)).toEqual([{ ...asked('2025 RAV4 (2), 2024 Civic', '2026-11-01'), count: 3, changed_at: '2026-11-03' }]);
});

it('ends with the first to end, and adds up what is known to be at stake', () => {
  const rows = [
    { ...asked('A', '2026-11-01'), ends_at: '2026-11-09', amount: 200 },
    { ...asked('B', '2026-11-02'), ends_at: '2026-11-05', amount: null },
    { ...asked('C', '2026-11-03'), ends_at: null, amount: 50 },
  ];
  expect(grouped(rows)).toMatchObject([{ words: 'A, B, C', count: 3, ends_at: '2026-11-05', amount: 250 }]);
  expect(grouped([asked('A', '2026-11-01')])).toEqual([asked('A', '2026-11-01')]);
});
