// Cars to add, as rows of text: what each row says, and what is to be said of it. Nothing here asks anybody.
import { carName } from '../../../../domain/car-name.ts';
import { addressFault, draftFromAddress, normalAddress, pageOfAddress } from '../../../../domain/link-address.ts';
import { draftFields, draftOfCells } from '../../../../domain/link-sheet.ts';
import { decodeVin, vinDoubtMessages } from '../../../../domain/vin.ts';
import { vinMismatch } from '../../../../domain/vin-mismatch.ts';
import { checked } from '../../../../engine/contract/field-errors.ts';
import type { LinkDraft, LinkPreview, LinkTwin, VinFacts } from '../../../../generated/api.ts';
import { validateLinkDraft } from '../../../../generated/validators/schemas/LinkDraft.js';
import { messages } from './messages.ts';

export type CellName = keyof LinkDraft;
const cellNames: ReadonlySet<string> = new Set(draftFields.map(({ name }) => name));
export const isCellName = (name: string): name is CellName => cellNames.has(name);
export type CarCells = Readonly<Partial<Record<CellName, string>>>;
type Messages = Readonly<Record<string, string>>;
type Open = Readonly<Partial<Record<CellName, readonly string[]>>>;

/** A picture that is with the server and on no link yet. */
export interface RowPhoto {
  id: string;
  /** Of the picture on this device. */
  address: string;
}

export interface CarRow {
  /** In this table alone. */
  id: string;
  /** As its spreadsheet counts it. */
  place: number | null;
  cells: CarCells;
  photos: readonly RowPhoto[];
  /** What the server found, and what it was asked about. */
  found?: Found;
  /** Ticked or not by hand; without it, as good as it is. */
  choice?: boolean;
  /** What was said when it was to be added. */
  refused?: Messages;
}

export interface Found {
  asked: string;
  /** What the VIN, the address and the client's place add to what is typed. */
  added: LinkDraft;
  errors: Messages;
  twin: LinkPreview['twin'];
  /** What its VIN says; null without one. */
  read: VinFacts | null;
}

/** What a row says. */
export interface Reading {
  /** To be sent: what is typed, as far as it is right. */
  draft: LinkDraft;
  /** The car, with what its address and its VIN say. */
  car: LinkDraft;
  /** Field → what is wrong, or odd without being wrong. */
  errors: Messages;
  warnings: Messages;
  /** Field → what it may be, where the VIN leaves several open. */
  open: Open;
  /** What the server is asked about; the same text as long as nothing of it changes. */
  asked: string;
  isEmpty: boolean;
  /** Fields that ask for a look: those of `errors` and `open`. */
  looks: readonly string[];
  /** What another row has where it is the same car. */
  same: readonly string[];
}

/** Of a row, or of what was found of it: a row that is ticked, or gets what was found, is not read again. */
const readings = new WeakMap<CarRow | Found, Pick<CarRow, 'cells' | 'refused'> & { reading: Reading }>();

/** Read once for each state of a row. */
export function readingOf(row: CarRow): Reading {
  const { cells, refused, found } = row;
  const known = readings.get(found ?? row);
  if (known?.cells === cells && known.refused === refused) return known.reading;
  const reading = readingFor(row);
  readings.set(found ?? row, { cells, ...(refused ? { refused } : {}), reading });
  return reading;
}

function readingFor({ cells, found, refused }: CarRow): Reading {
  const { draft, wrong, basic, address, asked, isEmpty, same } = typedIn(cells);
  const isFresh = found?.asked === asked;
  const warnings: Record<string, string> = {};
  if (basic) {
    const [doubt] = basic.doubts;
    // What the maker filed, once the server has read it: its models, too.
    const odd = doubt ? vinDoubtMessages[doubt] : vinMismatch((isFresh ? found.read : null) ?? basic, draft);
    if (odd !== undefined) warnings['vin'] = odd;
  }
  const told = without({ ...address, ...found?.added }, wrong);
  const named = [draft.year ?? told.year, carName(draft.make ?? told.make, draft.model ?? told.model)].filter(Boolean).join(' ');
  const title = draft.title ?? (named === '' ? told.title : named);
  const car = { ...told, ...draft, ...(title ? { title } : {}) };
  const open = isFresh ? openIn(found.read, car) : {};
  const errors = { ...wrong, ...(isFresh ? found.errors : {}), ...refused };
  return {
    draft,
    car,
    open,
    errors,
    warnings,
    asked,
    isEmpty,
    looks: [...Object.keys(errors), ...Object.keys(open)],
    same: car.url === draft.url && car.vin === draft.vin ? same : sameOf(car),
  };
}

const sameOf = ({ url, vin }: LinkDraft): string[] => [...(url ? [pageOfAddress(url)] : []), ...(vin ? [`vin ${vin}`] : [])];

/** What is typed says by itself, whatever is found of it. */
interface Typed extends Pick<Reading, 'draft' | 'asked' | 'isEmpty' | 'same'> {
  wrong: Messages;
  /** Of its VIN. */
  basic: ReturnType<typeof decodeVin> | undefined;
  /** Of its address. */
  address: LinkDraft;
}

const typed = new WeakMap<CarCells, Typed>();

/** Read once for each state of the cells: it is nearly all of the work, and of thousands of rows the server's answers come while they are scrolled. */
function typedIn(cells: CarCells): Typed {
  const known = typed.get(cells);
  if (known) return known;
  const { draft, errors: misread } = draftOfCells(cells);
  const wrong: Record<string, string> = { ...misread };
  if (draft.url) {
    const address = normalAddress(draft.url);
    if (address === null) wrong['url'] = addressFault(draft.url) ?? messages.noAddress;
    draft.url = address;
  }
  const basic = draft.vin ? decodeVin(draft.vin) : undefined;
  if (basic) draft.vin = basic.vin;
  for (const [path, message] of Object.entries(checked(validateLinkDraft, draft).errors)) wrong[path.split('.')[0] ?? path] ??= message;
  const right = without(draft, wrong);
  const isEmpty = Object.values(cells).every((cell) => cell.trim() === '');
  if (!isEmpty && !right.url && !right.title && !right.vin && !wrong['url'] && !wrong['title'] && !wrong['vin']) wrong['title'] = messages.nameIt;
  const reading: Typed = {
    draft: right,
    wrong,
    basic,
    address: right.url ? draftFromAddress(right.url) : {},
    asked: JSON.stringify([right.url, right.vin, right.place, right.distance, right.year, right.make, right.model, right.trim, right.title]),
    isEmpty,
    same: sameOf(right),
  };
  typed.set(cells, reading);
  return reading;
}

function openIn(read: VinFacts | null, { model, trim }: LinkDraft): Open {
  if (!read || read.doubts.length > 0) return {};
  return { ...(!model && read.models.length > 0 ? { model: read.models } : {}), ...(!trim && read.trims.length > 0 ? { trim: read.trims } : {}) };
}

const without = (draft: LinkDraft, names: Messages): LinkDraft =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => !(name in names) && value !== null && value !== undefined && value !== ''));

/** What the server added to what it was asked about; the row is read with it at once. */
export function foundIn(row: CarRow, { draft, errors, twin, read }: LinkPreview): Found {
  const { draft: sent, asked } = readingOf(row);
  const found = { asked, added: Object.fromEntries(Object.entries(draft ?? {}).filter(([name]) => !(name in sent))), errors, twin, read };
  readingOf({ ...row, found });
  return found;
}

/** The server has something to say of it: it was not asked since what counts was changed. */
export function isToAsk(row: CarRow): boolean {
  const { asked, isEmpty, draft } = readingOf(row);
  return !isEmpty && row.found?.asked !== asked && Boolean(draft.url ?? draft.vin ?? draft.title);
}

export type RowState = 'empty' | 'asking' | 'ready' | 'fix' | 'twin' | 'repeat';

export interface RowStanding {
  state: RowState;
  /** The row above that is the same car, counted from 1. */
  above?: number;
}

const plain: Readonly<Record<Exclude<RowState, 'repeat'>, RowStanding>> = {
  empty: { state: 'empty' },
  asking: { state: 'asking' },
  ready: { state: 'ready' },
  fix: { state: 'fix' },
  twin: { state: 'twin' },
};

/** How each row is, in the order of the table: the same car twice is told at the second. Of thousands of rows, at every change: what a row says is read before. */
export function standingsOf(rows: readonly CarRow[]): Map<string, RowStanding> {
  const seen = new Map<string, number>();
  const standings = new Map<string, RowStanding>();
  for (const [index, row] of rows.entries()) {
    const reading = readingOf(row);
    let above: number | undefined;
    for (const key of reading.same) {
      const place = seen.get(key);
      if (place === undefined) seen.set(key, index + 1);
      else above ??= place;
    }
    standings.set(row.id, standingOf(row, reading, above));
  }
  return standings;
}

function standingOf(row: CarRow, { isEmpty, errors, looks }: Reading, above: number | undefined): RowStanding {
  if (isEmpty) return plain.empty;
  if (looks.length > 0 && Object.keys(errors).length > 0) return plain.fix;
  if (above !== undefined) return { state: 'repeat', above };
  if (isToAsk(row)) return plain.asking;
  return row.found?.twin ? plain.twin : plain.ready;
}

/** The client has it: what of both is the same. Said of a row that nothing else is wrong with. */
export function twinOf(row: CarRow): LinkTwin['same'] | undefined {
  return row.found?.twin && !isToAsk(row) && Object.keys(readingOf(row).errors).length === 0 ? row.found.twin.same : undefined;
}

/** Ticked by hand; else where nothing is wrong or odd. */
export const isTicked = (row: CarRow, standing: RowStanding | undefined): boolean =>
  standing?.state === 'ready' && (row.choice ?? Object.keys(readingOf(row).warnings).length === 0);

let made = 0;

export function newRow(cells: CarCells, place: number | null = null): CarRow {
  made += 1;
  return { id: `car-${made}`, place, cells, photos: [] };
}
