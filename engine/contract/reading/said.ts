// What a document says by keys of ours, most often by an overlay: to which resource a call belongs, what it does to it, and how it is asked for and answers.
import { known } from '../nearest.ts';
import { below, isRecord, placedTextAt, textAt, type Cursor, type DocumentFiles } from './files.ts';
import {
  actionWords,
  concurrencyWords,
  filterStyles,
  pagerKinds,
  refusalPlaces,
  sortStyles,
  type RefusalPlaces,
  type Said,
  type SaidDialect,
} from './dialects.ts';
import type { ApiOperation, ApiParameter } from './form.ts';
import { propertiesOf } from './schemas.ts';

const members = ['name', 'action', 'pager', 'sort', 'filter', 'search', 'errors', 'concurrency'];

/** `x-collection: pets`, `x-collection: {name: pets, action: list, pager: {as: offset, parameter: start}}`, `x-parent: owners`, `x-identity: petNo`. What is not known is a finding. */
export function saidOf(files: DocumentFiles, item: Cursor, call: Cursor, { parameters, id }: Pick<ApiOperation, 'parameters' | 'id'>): { said?: Said } {
  const collections = [below(item, 'x-collection'), below(call, 'x-collection')].filter((one) => one !== undefined);
  const parent = placedTextAt(call, 'x-parent') ?? placedTextAt(item, 'x-parent');
  const identity = placedTextAt(call, 'x-identity') ?? placedTextAt(item, 'x-identity');
  const said: Said = {
    ...(identity === undefined ? {} : { identity }),
    ...Object.assign({}, ...collections.map((one) => new CollectionReader(files, one, id, parameters).said())),
    ...(parent === undefined ? {} : { parent }),
  };
  return Object.keys(said).length > 0 ? { said } : {};
}

class CollectionReader {
  private readonly files: DocumentFiles;
  private readonly cursor: Cursor;
  private readonly id: string;
  private readonly parameters: readonly ApiParameter[];

  constructor(files: DocumentFiles, cursor: Cursor, id: string, parameters: readonly ApiParameter[]) {
    this.files = files;
    this.cursor = cursor;
    this.id = id;
    this.parameters = parameters;
  }

  said(): Said {
    const { value } = this.cursor;
    if (typeof value === 'string') return { collection: value };
    if (!isRecord(value)) return {};
    this.only(this.cursor, 'x-collection', members);
    const name = textAt(this.cursor, 'name');
    const action = this.word(value['action'], 'action', actionWords);
    return {
      ...(name === undefined ? {} : { collection: name }),
      ...(action === undefined ? {} : { action }),
      ...this.pager(),
      ...this.order(),
      ...this.filter(),
      ...this.search(),
      ...this.errors(),
      ...this.concurrency(),
    };
  }

  private pager(): Pick<SaidDialect, 'pager'> {
    const given = this.adapter('pager', ['parameter', 'size', 'first']);
    if (!given) return {};
    const as = this.word(given['as'], 'pager', pagerKinds);
    const parameter = this.parameter(given['parameter'], 'pager.parameter');
    const size = this.parameter(given['size'], 'pager.size');
    const first = given['first'];
    if (first !== undefined && typeof first !== 'number')
      this.note('pager.first', `x-collection of ${this.id}: “pager.first” is the number of the first page, such as 0.`);
    return {
      pager: {
        ...(as === undefined ? {} : { as }),
        ...(parameter === undefined ? {} : { parameter }),
        ...(size === undefined ? {} : { size }),
        ...(typeof first === 'number' ? { first } : {}),
      },
    };
  }

  private order(): Pick<SaidDialect, 'sort'> {
    const given = this.adapter('sort', ['parameter', 'direction']);
    if (!given) return {};
    const as = this.word(given['as'], 'sort', [...sortStyles, 'none'] as const);
    const parameter = this.parameter(given['parameter'], 'sort.parameter');
    const direction = this.parameter(given['direction'], 'sort.direction');
    return {
      sort: { ...(as === undefined ? {} : { as }), ...(parameter === undefined ? {} : { parameter }), ...(direction === undefined ? {} : { direction }) },
    };
  }

  private filter(): Pick<SaidDialect, 'filter'> {
    const given = this.adapter('filter', ['parameters']);
    if (!given) return {};
    const as = this.word(given['as'], 'filter', [...filterStyles, 'none'] as const);
    const listed = given['parameters'];
    const parameters = listed === undefined ? undefined : [listed].flat().flatMap((one) => this.parameter(one, 'filter.parameters') ?? []);
    return { filter: { ...(as === undefined ? {} : { as }), ...(parameters === undefined ? {} : { parameters }) } };
  }

  private search(): Pick<SaidDialect, 'search'> {
    const given = below(this.cursor, 'search')?.value;
    const search = given === 'none' ? given : this.parameter(given, 'search');
    return search === undefined ? {} : { search };
  }

  /** `errors: error.message` is short for `errors: {message: error.message}`. */
  private errors(): Pick<Said, 'errors'> {
    const cursor = below(this.cursor, 'errors');
    if (!cursor) return {};
    if (typeof cursor.value === 'string') return { errors: { message: cursor.value } };
    this.only(cursor, 'errors', refusalPlaces);
    const errors: RefusalPlaces = Object.fromEntries(
      refusalPlaces.flatMap((name) => {
        const place = textAt(cursor, name);
        return place === undefined ? [] : [[name, place]];
      }),
    );
    return { errors };
  }

  private concurrency(): Pick<Said, 'concurrency'> {
    const given = this.adapter('concurrency', ['property']);
    if (!given) return {};
    const as = this.word(given['as'], 'concurrency', concurrencyWords);
    const cursor = below(this.cursor, 'concurrency');
    const property = cursor && placedTextAt(cursor, 'property');
    return { concurrency: { ...(as === undefined ? {} : { as }), ...(property ? { property } : {}) } };
  }

  /** `sort: colon` is short for `sort: {as: colon}`. */
  private adapter(name: string, more: readonly string[]): Record<string, unknown> | undefined {
    const cursor = below(this.cursor, name);
    if (!cursor) return undefined;
    if (!isRecord(cursor.value)) return { as: cursor.value };
    this.only(cursor, name, ['as', ...more]);
    return cursor.value;
  }

  private only(cursor: Cursor, name: string, words: readonly string[]): void {
    for (const key of Object.keys(isRecord(cursor.value) ? cursor.value : {}))
      if (!words.includes(key)) this.unknown(`${name === 'x-collection' ? '' : `${name}.`}${key}`, key, words);
  }

  private word<Word extends string>(value: unknown, name: string, words: readonly Word[]): Word | undefined {
    const found = words.find((one) => one === value);
    if (value !== undefined && found === undefined) this.unknown(`${name}: ${shownValue(value)}`, shownValue(value), words);
    return found;
  }

  /** The name of a parameter in the query or in a header, or of a part of one: `page[number]`. */
  private parameter(value: unknown, name: string): string | undefined {
    if (value === undefined) return undefined;
    const names = this.parameters.flatMap(({ name: one, in: place, shape }) =>
      place === 'query' ? [one, ...Object.keys(propertiesOf(shape)).map((part) => `${one}[${part}]`)] : place === 'header' ? [one] : [],
    );
    const found = names.find((one) => one === value);
    if (found !== undefined) return found;
    const others = names.length === 0 ? '; it takes none' : known(shownValue(value), names);
    this.note(name, sentence(`x-collection of ${this.id} says “${name}: ${shownValue(value)}”, which is no parameter of it${others}`));
    return undefined;
  }

  private unknown(what: string, word: string, words: readonly string[]): void {
    this.note(what, sentence(`x-collection of ${this.id} says “${what}”, which is not known${known(word, words)}`));
  }

  /** At the member that it is about: `pager.first`, `action: lst`. */
  private note(what: string, says: string): void {
    const steps = what.split(':')[0]?.split('.') ?? [];
    this.files.note(
      steps.reduce((here, step) => below(here, step) ?? here, this.cursor),
      says,
    );
  }
}

const shownValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const sentence = (text: string): string => (text.endsWith('?') ? text : `${text}.`);
