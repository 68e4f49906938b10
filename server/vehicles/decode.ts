// A VIN in full: what its maker told NHTSA it means (49 CFR 565), without asking anybody.
import { decodeVin } from '../../domain/vin.ts';
import type { Drivetrain, FuelKind, VinFacts } from '../../generated/api.ts';
import { vehicleCatalogue, type Catalogue, type Pattern } from './catalogue.ts';
import { bodies, elements, type Element } from './elements.ts';
import { fitOf } from './vin-keys.ts';

const drives: Readonly<Record<string, Drivetrain>> = { '1': 'fwd', '2': 'four_wd', '3': 'awd', '4': 'rwd' };
/** As makers write it into series and trims, which is where most of them say it. */
const writtenDrives: readonly (readonly [Drivetrain, RegExp])[] = [
  ['awd', /\b(?:e-?awd|awd|s-awc|xdrive\w*|quattro|4matic\+?|4motion|all-wheel)\b/i],
  ['four_wd', /\b(?:4wd|4x4|four-wheel)\b/i],
  ['fwd', /\b(?:fwd|front-wheel)\b/i],
  ['rwd', /\b(?:rwd|sdrive\w*|rear-wheel)\b/i],
];
const electric = '2';
const isPlugIn = /\b(?:plug-?in|phev|prime|4xe|energi)\b/i;
const isHybrid = /\b(?:hybrid|hev|e-power)\b/i;
/** The letters and digits of a model year come round every thirty years; they have twice (49 CFR 565.15). */
const cycle = 30;
const lastYear = 2039;
const mostCandidates = 12;

type Rules = ReadonlyMap<string, readonly Pattern[]>;

/** The values of the rules of one schema that fit a VIN best, each once. */
function saidBy(rules: Rules, element: Element, vin: string): string[] {
  let top = -1;
  let best: string[] = [];
  for (const { keys, value } of rules.get(elements[element]) ?? []) {
    const fit = fitOf(keys, vin);
    if (fit === undefined || fit < top) continue;
    if (fit > top) best = [];
    top = fit;
    if (!best.includes(value)) best.push(value);
  }
  return best;
}

/** The rules for a VIN in a year: of every schema that knows its model. */
function rulesIn(catalogue: Catalogue, vin: string, year: number): Rules[] {
  const maker = catalogue.makerOf(vin.slice(0, 3)) ?? catalogue.makerOf(vin.slice(0, 3) + vin.slice(11, 14));
  return (maker?.schemas ?? [])
    .filter(({ from, to }) => year >= from && year <= to)
    .map(({ schema }) => catalogue.patternsOf(schema))
    .filter((rules) => saidBy(rules, 'model', vin).length > 0);
}

const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Everything a VIN says; what it leaves open has candidates. Never throws: a doubtful VIN says less. */
export async function vinFacts(typed: string): Promise<VinFacts> {
  const basic = decodeVin(typed);
  const nothing = { model: null, trim: null, body_style: null, drivetrain: null, fuel: null, engine: null, doors: null, models: [], trims: [] };
  const { vin, doubts, year } = basic;
  if (year === null) return { ...basic, ...nothing };
  const catalogue = await vehicleCatalogue();
  const foundYear = [year, year - cycle, year + cycle].find((each) => each <= lastYear && rulesIn(catalogue, vin, each).length > 0) ?? year;
  const found = rulesIn(catalogue, vin, foundYear);
  const all = (element: Element): string[] => distinct(found.flatMap((rules) => saidBy(rules, element, vin)));
  const engine = catalogue.engineOf(only(all('engine')) ?? '');
  /** Of the engine, where the rules only name it. */
  const withEngine = (element: Element): string[] => (all(element).length > 0 ? all(element) : [engine.get(elements[element]) ?? []].flat());
  const models = all('model').flatMap((id) => catalogue.modelOf(id) ?? []);
  const maker = catalogue.makerOf(vin.slice(0, 3));
  const make = only(distinct(models.map((model) => model.make))) ?? (models.length === 0 ? only(maker?.makes ?? []) : null) ?? basic.make;
  const names = distinct(models.map(({ name }) => name));
  // Some makers say the trim as the series.
  const trims = distinct((all('trim').length > 0 ? all('trim') : all('series')).flatMap(trimsIn));
  const words = [...names, ...all('series'), ...all('trim'), ...all('engine')].join(' ');
  const liters = withEngine('liters').length > 0 ? withEngine('liters') : withEngine('cubic').map((cubic) => String(Number(cubic) / 1000));
  return {
    vin,
    doubts,
    year: foundYear,
    make,
    model: only(names),
    trim: only(trims),
    body_style: only(distinct(all('body').map((id) => bodies[id] ?? null))),
    drivetrain:
      only(distinct(all('drive').flatMap((id) => drives[id] ?? []))) ?? only(writtenDrives.flatMap(([drive, pattern]) => (pattern.test(words) ? [drive] : []))),
    fuel: fuelOf(withEngine('fuel'), withEngine('secondFuel'), words),
    engine: engineOf(liters, withEngine('cylinders')),
    doors: only(
      all('doors')
        .map(Number)
        .filter((count) => count >= 1 && count <= 6),
    ),
    models: names.length > 1 ? names.slice(0, mostCandidates) : [],
    trims: trims.length > 1 ? trims.slice(0, mostCandidates).map((trim) => trim.slice(0, 80)) : [],
  };
}

/** Several trims are filed as one text, `S, SE, R-Line`; chassis codes and gearboxes are filed there too, and are no trims. */
const trimsIn = (text: string): string[] =>
  text
    .split(/\s*[,/]\s*|\s+&\s+/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !/^(?:[A-Z]{2,4}\d{2,3}[A-Z]{0,2}|.*\bSeries|CVT|[AM]T|AUTO(?:MATIC)?|MANUAL)$/i.test(each));

function fuelOf(first: readonly string[], second: readonly string[], words: string): FuelKind | null {
  const fuel = only(first);
  if (fuel === null) return null;
  if (fuel === electric) return second.length === 0 ? 'electric' : 'plug_in_hybrid';
  if (isPlugIn.test(words)) return 'plug_in_hybrid';
  if (second.includes(electric) || isHybrid.test(words)) return 'hybrid';
  return fuel === '1' ? 'diesel' : 'gas';
}

/** `2.5 L, 4 cylinders` */
function engineOf(liters: readonly string[], cylinders: readonly string[]): string | null {
  const size = only(distinct(liters.map((each) => Number(each).toFixed(1))));
  const count = only(cylinders);
  return [size && `${size} L`, count && `${count} cylinders`].filter(Boolean).join(', ') || null;
}
