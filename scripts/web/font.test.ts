import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'src/kit/theme/inter';

it('the typeface of almost every page weighs at most 24 kB, and has what a sentence of ours needs', () => {
  expect(statSync(`${folder}/inter.woff2`).size).toBeLessThanOrEqual(24_000);
  const points =
    /unicode-range:([^;]*);/
      .exec(readFileSync(`${folder}/inter.css`, 'utf8'))?.[1]
      ?.split(',')
      .map((point) => point.trim().toUpperCase()) ?? [];
  const missing = [...'Sign in to Forecourt · $1,299.00 – we’ll “ask” … client@forecourt.example'].filter(
    (sign) => !points.includes(`U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`),
  );
  expect(missing).toEqual([]);
});
