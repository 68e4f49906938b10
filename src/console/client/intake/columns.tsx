// The columns of the grid: the contract's fields of a link, how each is shown, and how the car meets the client's wishes.
import Check from '@mui/icons-material/CheckCircleOutlineRounded';
import Warning from '@mui/icons-material/WarningAmberRounded';
import { styled } from '@mui/material/styles';
import { fitOf, type CarFacts } from '../../../../domain/fit.ts';
import { draftFields } from '../../../../domain/link-sheet.ts';
import { cellText } from '../../../../engine/contract/cells.ts';
import type { FieldDescriptor } from '../../../../engine/contract/descriptor.ts';
import { fieldText } from '../../../../engine/console/fields/fieldText.ts';
import type { CellMark, GridColumn } from '../../../../engine/console/grid/column.ts';
import { formatNumber } from '../../../../engine/web/format.ts';
import type { ChecklistSelections, LinkDraft, LinkFit, LinkTier } from '../../../../generated/api.ts';
import { bodyStyleLabels, linkTierValues } from '../../../../generated/enums.ts';
import { suggestFrom } from '../../../api/suggest.ts';
import { tierIcons } from '../../../features/links/TierChip.tsx';
import { isCellName, readingOf, twinOf, type CarRow, type CellName } from './carRows.ts';
import { messages } from './messages.ts';

/** Seen without asking, in this order; the others can be added, and come by themselves where something is wrong in them. */
export const firstColumns: readonly CellName[] = ['vin', 'title', 'price', 'miles', 'dealer', 'tier', 'category'];
const widths: Readonly<Partial<Record<CellName, number>>> = { vin: 134, title: 166, price: 90, miles: 66, dealer: 108, tier: 96, category: 92, url: 260 };

/** Styles of what stands in cells: from one element around the table, since rows come and go with every frame of scrolling. */
export const Cells = styled('div')({
  '& [data-photo]': {
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    background: 'none',
    width: 36,
    height: 28,
    border: '1px dashed var(--border-strong)',
    borderRadius: 'var(--r-xs)',
    color: 'var(--text-3)',
    overflow: 'hidden',
    cursor: 'pointer',
  },
  '& [data-photo="full"]': { border: 0 },
  '& [data-photo] > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& i': { color: 'var(--text-3)', fontStyle: 'normal' },
  '& [data-filled]': { color: 'var(--text-2)' },
  '& [data-vin]': { fontFamily: 'var(--mono)', fontSize: 11, letterSpacing: '-.02em' },
  '& [data-fit] b': { fontWeight: 'var(--w-medium)' },
  '& [data-fit] svg': { fontSize: 14, verticalAlign: -2, marginRight: 3, color: 'var(--success)' },
  '& [data-fit="hit"] b, & [data-fit="hit"] svg': { color: 'var(--warning)' },
  '& [data-sign]': { display: 'inline-flex', alignItems: 'center', gap: 5 },
  '& [data-sign] svg': { fontSize: 14, color: 'var(--text-2)' },
});

/** What a client wishes, and what a car of an asking price would come to out the door where they live. */
export interface Wish {
  selections: ChecklistSelections;
  /** Cents to cents; undefined where the state's taxes are not known. */
  aboutOf: ((price: number) => number) | undefined;
}

interface ColumnsFor {
  shown: readonly CellName[];
  wish: Wish | undefined;
  onPhoto: (row: CarRow) => void;
}

export function columnsFor({ shown, wish, onPhoto }: ColumnsFor): GridColumn<CarRow>[] {
  const fields = shown.flatMap((name) => draftFields.find((field) => field.name === name) ?? []);
  return [
    { id: 'photo', label: messages.photo, width: 49, text: () => '', show: (row) => <PhotoOf inGrid row={row} onPhoto={onPhoto} />, act: onPhoto },
    ...fields.map(columnOf),
    {
      id: 'fit',
      label: messages.mustHaves,
      width: 110,
      text: (row) => fitWords(fitFor(row, wish)).join(', '),
      show: (row) => <FitCell fit={fitFor(row, wish)} />,
    },
  ];
}

function columnOf(field: FieldDescriptor): GridColumn<CarRow> {
  const { name, label, kind, choices, rules, suggest } = field;
  if (!isCellName(name)) throw new Error(`A link has no field ${name}.`);
  const isFigure = kind === 'cents' || kind === 'integer' || kind === 'number';
  return {
    id: name,
    label: name === 'title' ? messages.car : label,
    width: widths[name] ?? 120,
    isFigure,
    text: (row) => row.cells[name] ?? cellText(field, readingOf(row).car[name]),
    edit: {
      suggest: (row) => readingOf(row).open[name] ?? [],
      ...(suggest ? { ask: (row) => suggestFrom(suggest.path, besideOf(suggest, readingOf(row).car)) } : {}),
      ...(choices ? { choices } : {}),
      ...(kind === 'string' || kind === 'text' || kind === 'url' ? { maxLength: rules.maxLength ?? 2_000 } : {}),
    },
    mark: (row) => markOf(row, name),
    show: (row) => <Shown row={row} name={name} field={field} />,
  };
}

/** What narrows a list of names, by filter, as the car stands: its make for the models. */
function besideOf({ with: narrowed = {} }: NonNullable<FieldDescriptor['suggest']>, car: LinkDraft): Record<string, unknown> {
  return Object.fromEntries(Object.entries(narrowed).map(([filter, name]) => [filter, isCellName(name) ? car[name] : undefined]));
}

function markOf(row: CarRow, name: CellName): CellMark | undefined {
  const { errors, warnings } = readingOf(row);
  const error = errors[name];
  if (error !== undefined) return { tone: 'error', message: error };
  const warning = warnings[name];
  if (warning !== undefined) return { tone: 'warning', message: warning };
  const same = twinOf(row);
  return same && name === (same === 'vin' ? 'vin' : 'title') ? { tone: 'warning', message: messages.same[same] } : undefined;
}

function Shown({ row, name, field }: { row: CarRow; name: CellName; field: FieldDescriptor }) {
  const { car, errors, open } = readingOf(row);
  const typed = row.cells[name] ?? '';
  // What cannot be read stands as it was typed.
  if (name in errors && typed !== '') return typed;
  const value = car[name];
  const text = valueText(field, value);
  const isFilled = typed.trim() === '' && text !== '';
  const maybe = open[name];
  if (maybe) return <i>{messages.maybe(maybe)}</i>;
  if (name === 'vin') return <span data-vin>{text}</span>;
  if (name === 'tier' && isTier(value)) {
    return (
      <span data-sign>
        {signs.get(value)}
        {text}
      </span>
    );
  }
  const below = name in errors ? undefined : belowOf(name, car);
  return (
    <>
      {isFilled && name !== 'title' ? <span data-filled>{text}</span> : text}
      {below && <small>{below}</small>}
    </>
  );
}

function valueText(field: FieldDescriptor, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  const text = fieldText(field, value);
  return typeof text === 'number' ? (field.name === 'year' ? String(text) : formatNumber(text)) : (text ?? '');
}

/** A second line that says where the first comes from, or how far away it is. */
function belowOf(name: CellName, car: LinkDraft): string | undefined {
  if (name === 'title') {
    const [trim, body] = [car.trim, car.body_style && bodyStyleLabels[car.body_style]];
    return [car.title?.includes(trim ?? '\n') ? undefined : trim, body].filter(Boolean).join(', ') || undefined;
  }
  return name === 'dealer' && typeof car.distance === 'number' ? messages.away(formatNumber(car.distance)) : undefined;
}

/** Drawn once: a row that scrolls in takes the elements of one that scrolls out. */
const signs = new Map(
  linkTierValues.map((tier) => {
    const Sign = tierIcons[tier];
    return [tier, <Sign key={tier} aria-hidden="true" />];
  }),
);
const [check, warning] = [<Check key="check" aria-hidden="true" />, <Warning key="warning" aria-hidden="true" />];

const isTier = (value: unknown): value is LinkTier => linkTierValues.some((tier) => tier === value);

/** Drawn once and shared by all rows. */
const camera = (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" aria-hidden="true">
    <path d="M2 6h2.6l1-1.5h4.8l1 1.5H14v7H2zM3 2.2v3M1.5 3.7h3" />
    <circle cx="8" cy="9.4" r="2" />
  </svg>
);

/** In the grid Enter in its cell does the same, and Tab passes by. */
export function PhotoOf({ row, onPhoto, inGrid = false }: { row: CarRow; onPhoto: (row: CarRow) => void; inGrid?: boolean }) {
  const [first] = row.photos;
  const label = messages.addPhoto(readingOf(row).car.title ?? messages.car);
  return (
    <button type="button" data-photo={first ? 'full' : ''} aria-label={label} title={label} tabIndex={inGrid ? -1 : 0} onClick={() => onPhoto(row)}>
      {first ? <img src={first.address} alt="" /> : camera}
    </button>
  );
}

const fits = new WeakMap<Wish, WeakMap<CarRow, LinkFit | null>>();

/** Held against the client's checklist as it is typed, by the very function the client's own screens use. */
export function fitFor(row: CarRow, wish: Wish | undefined): LinkFit | null {
  if (!wish) return null;
  const known = fits.get(wish) ?? new WeakMap<CarRow, LinkFit | null>();
  fits.set(wish, known);
  const before = known.get(row);
  if (before !== undefined) return before;
  const { car } = readingOf(row);
  const facts: CarFacts = { ...noFacts, ...car };
  const about = facts.price === null ? undefined : wish.aboutOf?.(facts.price);
  const fit = fitOf(facts, wish.selections, about);
  known.set(row, fit);
  return fit;
}

const noFacts: CarFacts = {
  make: null,
  model: null,
  trim: null,
  year: null,
  condition: null,
  price: null,
  miles: null,
  distance: null,
  body_style: null,
  fuel: null,
  drivetrain: null,
  transmission: null,
  seats: null,
  doors: null,
  exterior_colour: null,
  options: [],
  total_otd: null,
};

/** The count, and what matters most beside it. */
export function fitWords(fit: LinkFit | null): string[] {
  if (!fit) return [];
  const [reject] = fit.rejects_hit;
  const [missing] = fit.missing;
  const besides = reject ?? (missing === undefined ? undefined : messages.missing(missing));
  return [messages.met(fit.musts_met, fit.musts), besides ?? (fit.unknown.length > 0 ? messages.unknown(fit.unknown.length) : messages.noDealBreakers)];
}

export function FitCell({ fit }: { fit: LinkFit | null }) {
  const [count, besides] = fitWords(fit);
  if (!fit || count === undefined) return null;
  const isHit = fit.rejects_hit.length > 0;
  return (
    <span data-fit={isHit ? 'hit' : ''} title={[...fit.rejects_hit, ...fit.missing.map(messages.missing), ...fit.unknown].join(', ')}>
      {isHit ? warning : fit.unknown.length === 0 && check}
      <b>{count}</b>
      <small>{besides}</small>
    </span>
  );
}
