import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '../../engine/**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no sentence takes the capitals from names, days and acronyms: a label inside one goes through inSentence', () => {
  const lowered = Object.entries(sources).flatMap(([file, text]) =>
    text.split('\n').flatMap((line) => (/`[^`]*\$\{[^}]*\.to(Locale)?LowerCase\(\)/.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(lowered).toEqual([]);
});
