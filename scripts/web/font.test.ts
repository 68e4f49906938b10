import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'src/kit/theme/inter';

it('the typeface of almost every page weighs at most 24 kB, and has what a sentence of ours needs', () => {
  expect(statSync(`${folder}/inter.woff2`).size).toBeLessThanOrEqual(24_000);
  const ours = readFileSync(`${folder}/inter.css`, 'utf8').split('./inter.woff2')[1] ?? '';
  const ranges = [...ours.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)]);
  const has = (point: number): boolean => ranges.some(([from = 0, to = 0]) => from <= point && point <= to);
  const missing = [...'Sign in to Forecourt · $1,299.00 – we’ll “ask” … client@forecourt.example'].filter((sign) => !has(sign.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});
