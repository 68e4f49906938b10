// A dealer's price as it is typed, by the dealer or by staff for a dealer who telephones.
import { bidProblems } from '../../../domain/bids.ts';
import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import { sentences } from '../../../engine/contract/sentences.ts';
import type { BidLines, FrozenTaxRule } from '../../../generated/api.ts';
import { sendDealerAnswerForm } from '../../../generated/forms.ts';
import { begun, countedRows, draftRows, known, listNames, placeOf, unfinished, type ListName, type Lists } from '../worksheet/rows.ts';
import type { ListDescriptor } from '../worksheet/RowsField.tsx';

/** Lines that a price may leave out: empty is not given, 0 is none. */
export const feeNames = ['doc_fee', 'title', 'registration', 'inspection'] as const;
export type FeeName = (typeof feeNames)[number];

const amountNames = ['msrp', 'destination', 'dealer_discount', 'selling_price', ...feeNames, 'sales_tax', 'trade_allowance'] as const;
export type BidAmount = (typeof amountNames)[number];

interface Rest {
  /** The dealer's own tax is entered where a rule would calculate it. */
  own_tax: boolean;
  /** YYYY-MM-DD. */
  good_through: string | null;
  stock_number: string;
  vin: string;
  on_lot: string;
  note: string;
}

/** The form's values. Amounts are cents; null for none yet, NaN while the text is no amount. */
export type BidDraft = Record<BidAmount, number | null> & Lists & Rest;

const parts: readonly FieldDescriptor[] = sendDealerAnswerForm.lines.fields;

/** The lines as the contract describes them. */
export const lineFields: Readonly<Record<string, FieldDescriptor>> = Object.fromEntries(parts.map((part) => [part.name, part]));

/** A list of lines as the contract describes it. */
export function listOf(name: ListName): ListDescriptor {
  const list = lineFields[name];
  return { label: list?.label ?? name, rules: { maxItems: list?.rules.maxItems }, items: { fields: list?.items?.fields ?? [] } };
}

/** A price to type further: what was kept or sent, or nothing yet. A day that has passed is chosen again. @param today YYYY-MM-DD */
export function bidDraft(lines: BidLines | null, rule: FrozenTaxRule | null, today: string): BidDraft {
  const of = (name: BidAmount): number | null => lines?.[name] ?? null;
  const orNone = (name: BidAmount): number | null => of(name) || null;
  const msrp = orNone('msrp');
  return {
    msrp,
    destination: orNone('destination'),
    dealer_discount: orNone('dealer_discount'),
    selling_price: msrp === null ? orNone('selling_price') : null,
    doc_fee: of('doc_fee'),
    title: of('title'),
    registration: of('registration'),
    inspection: of('inspection'),
    sales_tax: of('sales_tax'),
    trade_allowance: orNone('trade_allowance'),
    // A row without an amount was kept as 0.
    rebates: draftRows(lines?.rebates ?? []).map(typedRow),
    add_ons: draftRows(lines?.add_ons ?? []).map(typedRow),
    other_fees: draftRows(lines?.other_fees ?? []).map(typedRow),
    own_tax: rule === null || of('sales_tax') !== null,
    good_through: lines?.good_through && lines.good_through >= today ? lines.good_through : null,
    stock_number: lines?.stock_number ?? '',
    vin: lines?.vin ?? '',
    on_lot: lines?.on_lot ?? '',
    note: lines?.note ?? '',
  };
}

const typedRow = <Row extends { amount: number | null }>(row: Row): Row => (row.amount === 0 ? { ...row, amount: null } : row);

/** The lines as they count now: what is no amount yet counts as not given. With an MSRP, the selling price follows from it. */
export function linesOf(draft: BidDraft): Required<BidLines> {
  const given = (name: BidAmount): number | null => (Number.isNaN(draft[name]) ? null : draft[name]);
  const text = (typed: string): string | null => typed.trim() || null;
  return {
    msrp: known(draft.msrp),
    destination: known(draft.destination),
    dealer_discount: known(draft.dealer_discount),
    selling_price: known(draft.msrp) > 0 ? 0 : known(draft.selling_price),
    ...countedRows(draft),
    doc_fee: given('doc_fee'),
    title: given('title'),
    registration: given('registration'),
    inspection: given('inspection'),
    sales_tax: draft.own_tax ? given('sales_tax') : null,
    trade_allowance: known(draft.trade_allowance),
    good_through: draft.good_through,
    stock_number: text(draft.stock_number),
    vin: text(draft.vin.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')),
    on_lot: text(draft.on_lot),
    note: text(draft.note),
  };
}

/** The lines as they are kept before they are sent: a row that has no words yet has its list's. */
export function keptLines(draft: BidDraft): Required<BidLines> {
  const named = <Row extends { label: string }>(name: ListName, rows: readonly Row[]): Row[] =>
    rows.map((row) => (row.label === '' ? { ...row, label: listOf(name).items.fields[0]?.label ?? name } : row));
  const lines = linesOf(draft);
  return { ...lines, rebates: named('rebates', lines.rebates), add_ons: named('add_ons', lines.add_ons), other_fees: named('other_fees', lines.other_fees) };
}

/** What is wrong, by place in the form, beyond what the contract says of each line. */
export function problemsOf(draft: BidDraft, rule: FrozenTaxRule | null): Record<string, string> {
  const needsTax = rule !== null && draft.own_tax && draft.sales_tax === null;
  return { ...bidProblems(linesOf(draft), rule), ...(needsTax ? { sales_tax: sentences.required } : {}), ...unfinished(draft, amountNames) };
}

/** Where the form shows an error of a body that has the lines under `lines`. */
export const placeOfLine = (path: string, draft: BidDraft): string => placeOf(path.replace(/^lines\./, ''), draft);

/** Whether anything was typed. */
export const isBlank = (draft: BidDraft): boolean =>
  amountNames.every((name) => draft[name] === null) &&
  listNames.every((name) => !draft[name].some(begun)) &&
  !draft.note &&
  !draft.stock_number &&
  !draft.vin &&
  !draft.on_lot;
