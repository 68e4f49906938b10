// Of how labels are written in the code itself, whatever it is part of.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resources } from '../../generated/resources.ts';

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

/** Its page answers for several kinds of records, and is named for what is done there. */
const ownName = new Set(['cases']);

it('what a list is called makes a sentence: “All audit entries”, “No audit entries match”', () => {
  expect(resources.filter(({ label, singular }) => label === singular || !label.endsWith('s')).map(({ label }) => label)).toEqual([]);
});

it('a list has one name, in the menu and in its own sentences', () => {
  const other = resources.filter(({ name, label, menu }) => menu?.label !== undefined && !label.startsWith(menu.label) && !ownName.has(name));
  expect(other.map(({ label, menu }) => `${menu?.label}: ${label}`)).toEqual([]);
});
