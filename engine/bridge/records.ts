// Answers as the records, rows and refusals that the console knows.
import type { Wire } from '../contract/drawing/wire.ts';
import { together } from './apart.ts';
import { idOf } from './ids.ts';
import type { Told } from './problems.ts';
import { english, filledIn, type Words } from './words.ts';
import { formOfValue, isRecord, type Values } from './writing.ts';

/** A call that came to nothing, as the console is told of it. */
export class Failure extends Error {
  readonly told: Told;

  constructor(told: Told) {
    super(told.title);
    this.told = told;
  }
}

/** The rows of an answer, as records with an id. @throws Failure where the answer has another form than the document says */
export function rowsOf(wire: Wire, json: unknown, outer: readonly string[], words: Words = english): Values[] {
  const envelope = wire.list?.envelope ?? [];
  const rows = envelope.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), json);
  if (!Array.isArray(rows)) {
    const expected = envelope.length === 0 ? words.aList : filledIn(words.aListIn, { place: envelope.join('.') });
    throw new Failure({
      status: 502,
      title: filledIn(words.otherForm, { expected, found: formOfValue(rows ?? json, words) }),
    });
  }
  return rows.filter(isRecord).map((row, index) => recordOf(wire, row, outer, undefined, index));
}

/** What is in a record's envelope. */
export const within = ({ envelope }: Pick<Wire, 'envelope'>, json: unknown): unknown =>
  envelope.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), json);

/** Is it a record at all? One that shares no name with the document's is something else, such as an error told with 200. @throws Failure */
export function checkForm({ shows, apart, record }: Pick<Wire, 'shows' | 'apart' | 'record'>, told: Values, words: Words = english): void {
  const names = Object.keys(together(apart, told));
  if (shows === undefined || shows.some((name) => names.includes(name))) return;
  const objectWith = (name: string | undefined) => (name === undefined ? words.anObject : filledIn(words.anObjectWith, { name }));
  throw new Failure({
    status: 502,
    title: filledIn(words.otherForm, { expected: objectWith(record?.property ?? shows[0]), found: objectWith(names[0]) }),
  });
}

/** A record as the console knows it: with its id, and under our names. */
export function recordOf(wire: Wire, told: Values, outer: readonly string[], id: string | undefined, index?: number): Values {
  const row = together(wire.apart, told);
  const property = wire.record?.property;
  const own = property === undefined ? undefined : row[property];
  const renamed = Object.fromEntries(Object.entries(row).map(([name, value]) => [wire.renamed[name] ?? name, value]));
  const key = own ?? (index === undefined ? undefined : `row${index}`);
  return { ...renamed, id: key === undefined ? (id ?? 'new') : idOf([...outer, key]) };
}

/** What a plain operation answers: rows as a table, everything else as it is. */
export function plainAnswer(wire: Wire, json: unknown): Values {
  const rows = within({ envelope: wire.rows ?? [] }, json);
  return Array.isArray(rows) ? { rows } : { answer: within(wire, json) ?? json };
}
