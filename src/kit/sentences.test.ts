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

it('the label has the brief’s apostrophe in every place', () => {
  const texts = import.meta.glob<string>(['../**/*.{ts,tsx}', '../../{engine,domain,server,openapi}/**/*.{ts,tsx,yaml}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const wanted = /Let.s move forward/;
  const places = Object.entries(texts).filter(([, text]) => wanted.test(text));
  expect(places.length).toBeGreaterThan(2);
  expect(places.flatMap(([file, text]) => (text.includes('Let\u2019s move forward') ? [file] : []))).toEqual([]);
});
