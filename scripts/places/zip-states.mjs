// Writes domain/zip-ranges.ts: the states of the ZIP codes the package `zipcodes` knows, short enough for a browser. Run by hand when that package is updated:
//   node scripts/places/zip-states.mjs
import { writeFileSync } from 'node:fs';
import zipcodes from 'zipcodes';

const states = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);
const places = Object.entries(zipcodes.codes).filter(([zip, { state }]) => /^\d{5}$/.test(zip) && states.has(state));

/** How many ZIPs of a prefix are in which state. */
const counts = new Map();
for (const [zip, { state }] of places) {
  const of = counts.get(zip.slice(0, 3)) ?? new Map();
  counts.set(zip.slice(0, 3), of.set(state, (of.get(state) ?? 0) + 1));
}
const main = [...counts]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([prefix, of]) => [Number(prefix), [...of].toSorted((one, other) => other[1] - one[1])[0][0]]);

const ranges = [];
for (const [prefix, state] of main) {
  const last = ranges.at(-1);
  if (last && last[2] === state && last[1] === prefix - 1) last[1] = prefix;
  else ranges.push([prefix, prefix, state]);
}
const of = new Map(main);
const others = places.filter(([zip, { state }]) => of.get(Number(zip.slice(0, 3))) !== state).map(([zip, { state }]) => [zip, state]);

const text = `// Made by scripts/places/zip-states.mjs from the package zipcodes.

/** First and last three digits, and the state of their ZIPs; in order. */
export const zipRanges: readonly (readonly [first: number, last: number, state: string])[] = [
${ranges.map(([first, last, state]) => `  [${first}, ${last}, '${state}'],`).join('\n')}
];

/** ZIPs in another state than most with the same three digits. */
export const zipExceptions: Readonly<Record<string, string>> = {
${others.map(([zip, state]) => `  '${zip}': '${state}',`).join('\n')}
};
`;
writeFileSync(new URL('../../domain/zip-ranges.ts', import.meta.url), text);
console.log(`${ranges.length} ranges, ${others.length} exceptions of ${places.length} ZIPs`);
