// A review as the advisor types it: the offer's lines, and beside each what is said of it.
import type { CheckedLine, DealCheckReview, DealCheckVersion, DealVerdict, LineVerdict } from '../../../generated/api.ts';
import { answerDealCheckForm } from '../../../generated/forms.ts';
import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import { sentences } from '../../../engine/contract/sentences.ts';
import {
  keptOffer,
  offerDraft,
  offerFields,
  offerLines,
  offerProblems,
  placeOfOffer,
  underLines,
  type OfferAmount,
  type OfferDraft,
} from '../../features/deal-check/offer.ts';
import { begun, known, listNames, type ListName } from '../../features/worksheet/rows.ts';
import { messages } from './messages.ts';

/** What is said of a line. Figures are cents as the line has them: a discount's are above zero. */
export interface Said {
  verdict: LineVerdict;
  /** Null for none yet, NaN while the text is no amount. */
  aim: number | null;
  words: string;
  say: string;
}

/** A line that should be there. */
export interface MissingDraft extends Said {
  key: number;
  label: string;
  /** It lowers the price, as a rebate does; otherwise a fee. */
  lowers: boolean;
}

export interface Verdicts {
  /** By place. */
  said: Readonly<Record<string, Said>>;
  missing: readonly MissingDraft[];
}

export interface ReviewDraft {
  lines: OfferDraft;
  verdicts: Verdicts;
  verdict: DealVerdict | '';
  summary: string;
  otherwise: string;
}

export type GroupName = 'vehicle' | 'add_ons' | 'rebates' | 'fees' | 'taxes';

/** One line of the offer in the table: an amount of its own, or a row of a list. */
export interface Place {
  /** Its own in the form, whatever it is called. */
  place: string;
  /** As the report names it; null while it does not count. */
  key: string | null;
  group: GroupName;
  label: string;
  /** It lowers the price: the report shows its figures below zero. */
  lowers: boolean;
  of: { amount: OfferAmount } | { list: ListName; row: number };
}

const groupOfList: Readonly<Record<ListName, GroupName>> = { add_ons: 'add_ons', rebates: 'rebates', other_fees: 'fees' };
const feeAmounts = ['doc_fee', 'title', 'registration', 'inspection'] as const;

/** The fields of a verdict as the contract describes them. */
const saidParts: readonly FieldDescriptor[] = answerDealCheckForm.verdicts.items.fields;

/** Label and limit of one of them. */
export function saidField(name: 'aim' | 'words' | 'say' | 'label'): { label: string; maxLength: number | undefined } {
  const field = saidParts.find((each) => each.name === name);
  return { label: field?.label ?? name, maxLength: field?.rules.maxLength };
}

/** Nothing said yet: fair. */
export const fair: Said = { verdict: 'fair', aim: null, words: '', say: '' };

/** The lines of the table in the order of a worksheet; the keys are those of `domain/worksheet-layout.ts`. */
export function placesOf(draft: OfferDraft): Place[] {
  const amount = (name: OfferAmount, group: GroupName, key: string | null = name): Place => ({
    place: name,
    key,
    group,
    label: offerFields[name]?.label ?? name,
    lowers: name === 'dealer_discount',
    of: { amount: name },
  });
  const hasMsrp = known(draft.msrp) > 0;
  const hasParts = known(draft.destination) > 0 || known(draft.dealer_discount) > 0;
  const ifAny = (name: OfferAmount): string | null => (known(draft[name]) === 0 ? null : name);
  const price = hasMsrp ? [] : [amount('selling_price', 'vehicle', hasParts ? 'before_discount' : 'selling_price')];
  return [
    amount('msrp', 'vehicle', hasMsrp ? 'msrp' : null),
    ...price,
    amount('destination', 'vehicle', ifAny('destination')),
    amount('dealer_discount', 'vehicle', ifAny('dealer_discount')),
    ...rowsOf('add_ons', draft),
    ...rowsOf('rebates', draft),
    ...feeAmounts.map((name) => amount(name, 'fees', ifAny(name))),
    ...rowsOf('other_fees', draft),
    amount('sales_tax', 'taxes'),
  ];
}

function rowsOf(list: ListName, draft: OfferDraft): Place[] {
  const seen = new Map<string, number>();
  return draft[list].map((row) => {
    const label = row.label.trim();
    const base = `${list} ${label}`;
    // A row that does not count is no line; lines of one name are numbered.
    const counts = begun(row) && known(row.amount) !== 0;
    const times = (seen.get(base) ?? 0) + 1;
    if (counts) seen.set(base, times);
    return {
      place: `${list}:${row.key}`,
      key: counts ? (times === 1 ? base : `${base} ${times}`) : null,
      group: groupOfList[list],
      label: label || messages.unnamed,
      lowers: list === 'rebates',
      of: { list, row: row.key },
    };
  });
}

type Read = Pick<DealCheckVersion, 'lines' | 'typed' | 'verdicts' | 'verdict' | 'summary' | 'otherwise'>;

/**
 * What a review begins with: what was saved of it; else what the client typed; else the version before, with what was said of it.
 * @param before the version before, where it was read
 */
export function reviewDraft(version: Read, before: Read | null): ReviewDraft {
  const isSaved = version.lines !== null;
  const lines = offerDraft(version.lines ?? version.typed ?? before?.lines ?? null);
  return {
    lines,
    verdicts: verdictsDraft(isSaved ? version.verdicts : (before?.verdicts ?? []), lines, isSaved),
    verdict: version.verdict ?? '',
    summary: version.summary ?? '',
    otherwise: version.otherwise ?? (isSaved ? '' : (before?.otherwise ?? '')),
  };
}

function verdictsDraft(given: readonly CheckedLine[], lines: OfferDraft, isSaved: boolean): Verdicts {
  const saidOf = (line: CheckedLine, lowers: boolean): Said => ({
    verdict: line.verdict,
    aim: line.aim === null || line.aim === undefined ? null : lowers ? -line.aim : line.aim,
    words: line.words ?? '',
    say: line.say ?? '',
  });
  const said: Record<string, Said> = {};
  for (const { place, key, lowers, of } of placesOf(lines)) {
    const line = given.find((each) => each.key === key);
    if (!line) continue;
    const kept = saidOf(line, lowers);
    // What was said of the version before and is put right now needs no verdict any more.
    const now = amountAt(lines, of);
    const isReached = line.verdict === 'missing' || (line.verdict === 'high' && kept.aim !== null && (lowers ? now >= kept.aim : now <= kept.aim));
    if (isSaved || !isReached) said[place] = kept;
  }
  const named = new Set(placesOf(lines).map(({ key }) => key));
  const missing = given
    .filter((line) => line.verdict === 'missing' && !named.has(line.key))
    .map((line, key) => {
      const lowers = (line.aim ?? -1) < 0;
      return { ...saidOf(line, lowers), key, label: line.label ?? line.key, lowers };
    });
  return { said, missing };
}

interface SentVerdict {
  /** Where the form has it, below `verdicts`. */
  place: string;
  line: CheckedLine;
}

/** What is said of lines, in the order in which it is sent. Of a fair line only what has words. */
function sentVerdicts({ lines, verdicts }: Pick<ReviewDraft, 'lines' | 'verdicts'>): SentVerdict[] {
  const text = (typed: string): string | null => typed.trim() || null;
  const of = (said: Said, lowers: boolean): Omit<CheckedLine, 'key'> => ({
    verdict: said.verdict,
    aim: asksFigure(said.verdict) && said.aim !== null && !Number.isNaN(said.aim) ? (lowers ? -said.aim : said.aim) : null,
    words: text(said.words),
    say: text(said.say),
  });
  const ofLines = placesOf(lines).flatMap(({ place, key, lowers }) => {
    const said = verdicts.said[place];
    if (!said || key === null || (said.verdict === 'fair' && !said.words.trim() && !said.say.trim())) return [];
    return [{ place: `said.${place}`, line: { key, ...of(said, lowers) } }];
  });
  // Named as the line would be: once the dealer adds it, the report says that it is fixed.
  const taken = new Set(placesOf(lines).map(({ key }) => key));
  const ofMissing = verdicts.missing.map((line) => {
    const base = `${line.lowers ? 'rebates' : 'other_fees'} ${line.label.trim()}`.trim();
    let key = base;
    for (let times = 2; taken.has(key); times += 1) key = `${base} ${times}`;
    taken.add(key);
    return { place: `missing.${line.key}`, line: { key, label: text(line.label), ...of({ ...line, verdict: 'missing' }, line.lowers) } };
  });
  return [...ofLines, ...ofMissing];
}

/** Does a verdict come with a figure to reach? */
export const asksFigure = (verdict: LineVerdict): boolean => verdict === 'high' || verdict === 'missing';

/** What the report is made of. */
export const readVersion = (draft: Pick<ReviewDraft, 'lines' | 'verdicts'>) => ({
  lines: offerLines(draft.lines),
  verdicts: sentVerdicts(draft).map(({ line }) => line),
});

/** The review as it is sent. @param number of the version it is about */
export function reviewBody(draft: ReviewDraft, number: number): DealCheckReview {
  return {
    number,
    ...readVersion(draft),
    verdict: draft.verdict === '' ? null : draft.verdict,
    summary: draft.summary.trim() || null,
    otherwise: draft.otherwise.trim() || null,
  };
}

/** The review as it is saved while it is typed: a row without a name has its list's. */
export const keptReview = (draft: ReviewDraft, number: number): DealCheckReview => ({ ...reviewBody(draft, number), lines: keptOffer(draft.lines) });

/** What is wrong before a report can be sent, by place in the form, beyond what the contract says of each field. */
export function reviewProblems(draft: ReviewDraft): Record<string, string> {
  const found: Record<string, string> = underLines(offerProblems(draft.lines));
  const look = (at: string, said: Said, lowers: boolean, now: number | null) => {
    if (!asksFigure(said.verdict)) return;
    if (said.aim === null) found[`verdicts.${at}.aim`] = sentences.required;
    else if (Number.isNaN(said.aim)) found[`verdicts.${at}.aim`] = sentences.number;
    else if (now !== null && said.verdict === 'high' && (lowers ? said.aim <= now : said.aim >= now)) {
      found[`verdicts.${at}.aim`] = lowers ? messages.aimHigher : messages.aimLower;
    }
  };
  for (const { place, key, lowers, of } of placesOf(draft.lines)) {
    const said = draft.verdicts.said[place];
    if (said && key !== null) look(`said.${place}`, said, lowers, amountAt(draft.lines, of));
  }
  for (const line of draft.verdicts.missing) {
    look(`missing.${line.key}`, { ...line, verdict: 'missing' }, line.lowers, null);
    if (!line.label.trim()) found[`verdicts.missing.${line.key}.label`] = sentences.required;
  }
  if (draft.verdict === '') found['verdict'] = sentences.required;
  if (!draft.summary.trim()) found['summary'] = sentences.required;
  return found;
}

/** The amount of a line as it counts now, in cents. */
export function amountAt(lines: OfferDraft, of: Place['of']): number {
  return known('amount' in of ? lines[of.amount] : (lines[of.list].find(({ key }) => key === of.row)?.amount ?? null));
}

/** Where the form shows an error of the body. */
export function placeOfReview(path: string, draft: ReviewDraft): string {
  const [root, index, field = 'aim'] = path.split('.');
  if (root !== 'verdicts') return placeOfOffer(path, draft.lines);
  const at = sentVerdicts(draft)[Number(index)]?.place;
  return at === undefined ? path : `verdicts.${at}.${field === 'key' ? 'label' : field}`;
}

/** The draft without what was said of lines that are gone. */
export function withLines(draft: ReviewDraft, lines: OfferDraft): ReviewDraft['verdicts'] {
  const places = new Set(placesOf(lines).map(({ place }) => place));
  return { ...draft.verdicts, said: Object.fromEntries(Object.entries(draft.verdicts.said).filter(([place]) => places.has(place) || isAmount(place))) };
}

const isAmount = (place: string): boolean => !listNames.some((list) => place.startsWith(`${list}:`));
