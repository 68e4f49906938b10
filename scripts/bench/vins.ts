// `npm run bench -- --only vins [--dry]`, or this file by itself with [--vins 2000]: what reading VINs costs. The catalogue is read when the first VIN is asked for, so a start never waits
// for it; here is how long that first one takes, and every one after it, in a process of its own. Writes it into docs/performance.md.
import { parseArgs } from 'node:util';
import { keepSection, machine, middle, performancePage, table } from './page.ts';

const { values: flags } = parseArgs({ options: { vins: { type: 'string', default: '2000' }, dry: { type: 'boolean', default: false } } });

/** One of each of ten makes; the serial number is another for each, so that none is answered from memory of a whole VIN. */
const beginnings = [
  '1HGCM82633A',
  '5XYPK4A55KG',
  '4S4BSETC5K3',
  'JM3KFBCM9K1',
  'JTDS4RCE1LJ',
  '1C4PJMDX8KD',
  '2C3CDXHG2KH',
  '1FMWK8GC7SG',
  'YV4A22PL0K1',
  '5YJSA1E1XHF',
] as const;

const now = () => performance.now();
const ms = (value: number) => value.toFixed(2);
const memory = () => process.memoryUsage().rss / 2 ** 20;

const [before, atStart] = [now(), memory()];
const { vinFacts } = await import('../../server/vehicles/decode.ts');
const imported = now();
await vinFacts('1HGCM82633A004352');
const first = now();

const times: number[] = [];
for (let count = 0; count < Number(flags.vins); count += 1) {
  const vin = `${beginnings[count % beginnings.length]}${String(100_000 + count)}`;
  const began = now();
  await vinFacts(vin);
  times.push(now() - began);
}
const sorted = times.toSorted((one, other) => one - other);
const said = `${machine()}\n\n${table(
  ['what', 'goal', 'measured'],
  [
    ['a start waits for it', '≤ 10 s', `${ms(imported - before)} ms (the program; no data)`],
    ['the first VIN, with reading the catalogue', '–', `${ms(first - imported)} ms`],
    [`a VIN after it, middle of ${times.length}`, '≤ 5 ms', `${ms(middle(times))} ms`],
    ['95 of 100', '≤ 5 ms', `${ms(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN)} ms`],
    ['the longest', '–', `${ms(sorted.at(-1) ?? Number.NaN)} ms`],
    ['memory it takes', '–', `${Math.round(memory() - atStart)} MB`],
  ],
)}`;
console.log(said);
if (!flags.dry) keepSection(performancePage, 'vins', said);
