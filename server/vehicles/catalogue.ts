// What NHTSA's vPIC knows of cars, trucks and MPVs, read when the first is asked for.
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { makers } from '../../domain/makers.ts';

/** One rule of a maker: which characters of a VIN say what. */
export interface Pattern {
  /** Positions 4 to 8, then after a bar 10 to 17; `*` is any, `[A-C]` one of them. */
  keys: string;
  value: string;
}

/** The rules of a maker's cars of some years, by its place in the file. */
export interface SchemaYears {
  schema: number;
  from: number;
  to: number;
}

export interface Catalogue {
  /** A model's name and make, by vPIC's number. */
  modelOf: (id: string) => { name: string; make: string } | undefined;
  /** Who makes what begins so, and by which rules; undefined for a beginning nobody has. */
  makerOf: (wmi: string) => { makes: readonly string[]; schemas: readonly SchemaYears[] } | undefined;
  /** The rules of every maker. */
  makers: () => Iterable<readonly SchemaYears[]>;
  /** The rules of a schema, by vPIC's number of what they say. */
  patternsOf: (schema: number) => ReadonlyMap<string, readonly Pattern[]>;
  /** What an engine's name says: vPIC's numbers and values. */
  engineOf: (name: string) => ReadonlyMap<string, string>;
}

const spellings = new Map(makers.map(([make]) => [make.toLowerCase(), make]));
/** A make as we write it: vPIC has some in capitals. */
const spelled = (name: string): string => spellings.get(name.toLowerCase()) ?? (/^[A-Z]{4,}$/.test(name) ? name.charAt(0) + name.slice(1).toLowerCase() : name);

/** A model's name without its make: vPIC has `Nissan Z` of Nissan, which would be read as a `Nissan Nissan Z`. */
const withoutMake = (name: string, make: string): string => (name.toLowerCase().startsWith(`${make.toLowerCase()} `) ? name.slice(make.length + 1) : name);

/** Schemas kept as they were read. */
const mostParsed = 500;

let catalogue: Promise<Catalogue> | undefined;

/** The catalogue; reading it takes a fraction of a second, once. */
export function vehicleCatalogue(): Promise<Catalogue> {
  catalogue ??= read();
  return catalogue;
}

async function read(): Promise<Catalogue> {
  const { vpic } = await import('./vpic.ts');
  const text = (await promisify(brotliDecompress)(Buffer.from(vpic, 'base64'))).toString('utf8');
  const [makeLines = '', modelLines = '', makerLines = '', schemaLines = '', engineLines = ''] = text.split('\f');
  const makeNames = new Map(
    makeLines
      .split('\n')
      .map((line) => cut(line, 2))
      .map(([id, name]) => [id, spelled(name)]),
  );
  const models = new Map<string, { name: string; make: string }>();
  for (const [id, makeId, name] of modelLines.split('\n').map((line) => cut(line, 3))) {
    const make = makeNames.get(makeId);
    if (make !== undefined) models.set(id, { name: withoutMake(name, make), make });
  }
  const wmis = new Map<string, string>();
  for (const line of makerLines.split('\n')) wmis.set(line.slice(0, line.indexOf('\t')), line);
  const schemas = schemaLines.split('\n');
  const engines = new Map(engineLines.split('\n').map((line) => cut(line, 2)));
  const parsed = new Map<number, ReadonlyMap<string, readonly Pattern[]>>();
  return {
    modelOf: (id) => models.get(id),
    makerOf: (wmi) => {
      const line = wmis.get(wmi);
      if (line === undefined) return undefined;
      const [, ids, years] = cut(line, 3);
      return { makes: ids.split(',').flatMap((id) => makeNames.get(id) ?? []), schemas: schemasIn(years) };
    },
    makers: () => [...wmis.values()].map((line) => schemasIn(cut(line, 3)[2])),
    patternsOf: (schema) => {
      const known = parsed.get(schema) ?? patternsIn(schemas[schema] ?? '');
      // What is asked again is asked soon; all of it would be a hundred megabytes.
      if (parsed.size >= mostParsed) parsed.clear();
      parsed.set(schema, known);
      return known;
    },
    engineOf: (name) => new Map((engines.get(name) ?? '').split(',').map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)])),
  };
}

function patternsIn(line: string): Map<string, Pattern[]> {
  const found = new Map<string, Pattern[]>();
  if (line === '') return found;
  for (const each of line.split('\v')) {
    const [keys, element, value] = cut(each, 3);
    const same = found.get(element);
    if (same) same.push({ keys, value });
    else found.set(element, [{ keys, value }]);
  }
  return found;
}

const schemasIn = (years: string): SchemaYears[] => (years === '' ? [] : years.split(',').map(schemaYears));

function schemaYears(text: string): SchemaYears {
  const [schema = -1, from = 0, to = 0] = text.split(':').map(Number);
  return { schema, from, to };
}

/** The fields of a line, as many as there must be. */
function cut(line: string, fields: 2): [string, string];
function cut(line: string, fields: 3): [string, string, string];
function cut(line: string, fields: number): string[] {
  const found = line.split('\t');
  return Array.from({ length: fields }, (_, index) => found[index] ?? '');
}
