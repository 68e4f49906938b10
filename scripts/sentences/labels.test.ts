// Of how labels are written in the code itself, whatever it is part of.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Every file below these folders whose name ends so, and its text. */
const textsOf = (folders: readonly string[], ending: RegExp) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => ending.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);

it('no sentence takes the capitals from names, days and acronyms: a label inside one goes through inSentence', () => {
  const lowered = textsOf(['src', 'engine'], /(?<!\.test)\.tsx?$/).flatMap(([file, text]) =>
    text.split('\n').flatMap((line) => (/`[^`]*\$\{[^}]*\.to(Locale)?LowerCase\(\)/.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(lowered).toEqual([]);
});

it('the label has the brief’s apostrophe in every place', () => {
  const places = textsOf(['src', 'engine', 'domain', 'server', 'openapi'], /\.(?:tsx?|yaml)$/).filter(([, text]) => /Let.s move forward/.test(text));
  expect(places.length).toBeGreaterThan(2);
  expect(places.flatMap(([file, text]) => (text.includes('Let\u2019s move forward') ? [file] : []))).toEqual([]);
});
