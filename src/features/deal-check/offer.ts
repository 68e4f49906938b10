// A dealer's offer as it is typed from the paper, by the client or by the advisor who reviews it.
import { wholeLines, worksheetProblems, worksheetTotals } from '../../../domain/worksheet.ts';
import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import type { ContractLines } from '../../../generated/api.ts';
import { addDealCheckVersionForm } from '../../../generated/forms.ts';
import { begun, countedRows, draftRows, known, listNames, placeOf, unfinished, type ListName, type Lists } from '../worksheet/rows.ts';
import type { ListDescriptor } from '../worksheet/RowsField.tsx';

/** Amounts of one line each; `total_otd` is the total as the paper states it. */
export const offerAmounts = [
  'msrp',
  'destination',
  'dealer_discount',
  'selling_price',
  'doc_fee',
  'title',
  'registration',
  'inspection',
  'sales_tax',
  'trade_allowance',
  'trade_payoff',
  'total_otd',
] as const;
export type OfferAmount = (typeof offerAmounts)[number];

/** The lines as they are typed. Amounts are cents; null for none yet, NaN while the text is no amount. */
export type OfferDraft = Record<OfferAmount, number | null> & Lists;

const parts: readonly FieldDescriptor[] = addDealCheckVersionForm.lines.fields;

/** The lines as the contract describes them. */
export const offerFields: Readonly<Record<string, FieldDescriptor>> = Object.fromEntries(parts.map((part) => [part.name, part]));

/** A list of lines as the contract describes it. */
export function offerList(name: ListName): ListDescriptor {
  const list = offerFields[name];
  return { label: list?.label ?? name, rules: { maxItems: list?.rules.maxItems }, items: { fields: list?.items?.fields ?? [] } };
}

/** An offer to type further: the lines that were typed before, or nothing yet. A total that follows from its lines is left to them. */
export function offerDraft(lines: ContractLines | null): OfferDraft {
  const of = (name: Exclude<OfferAmount, 'total_otd'>): number | null => lines?.[name] || null;
  const total = lines ? worksheetTotals(wholeLines(lines), null).total_otd : null;
  return {
    msrp: of('msrp'),
    destination: of('destination'),
    dealer_discount: of('dealer_discount'),
    selling_price: of('msrp') === null ? of('selling_price') : null,
    doc_fee: of('doc_fee'),
    title: of('title'),
    registration: of('registration'),
    inspection: of('inspection'),
    sales_tax: of('sales_tax'),
    trade_allowance: of('trade_allowance'),
    trade_payoff: of('trade_payoff'),
    total_otd: lines && lines.total_otd !== total ? lines.total_otd : null,
    rebates: draftRows(lines?.rebates ?? []),
    add_ons: draftRows(lines?.add_ons ?? []),
    other_fees: draftRows(lines?.other_fees ?? []),
  };
}

/** The lines as they count now: what is no amount yet counts as none, a total that was not typed is the sum of the lines. */
export function offerLines(draft: OfferDraft): ContractLines & ReturnType<typeof wholeLines> {
  const lines = wholeLines({
    msrp: known(draft.msrp),
    destination: known(draft.destination),
    dealer_discount: known(draft.dealer_discount),
    selling_price: known(draft.msrp) > 0 ? 0 : known(draft.selling_price),
    doc_fee: known(draft.doc_fee),
    title: known(draft.title),
    registration: known(draft.registration),
    inspection: known(draft.inspection),
    sales_tax: known(draft.sales_tax),
    trade_allowance: known(draft.trade_allowance),
    trade_payoff: known(draft.trade_payoff),
    ...countedRows(draft),
  });
  const sums = worksheetTotals(lines, null);
  const total_otd = known(draft.total_otd) || sums.total_otd;
  return { ...lines, total_otd, cash_due: sums.cash_due + total_otd - sums.total_otd };
}

/** What the lines themselves come to, in cents, whatever the paper's total says. */
export const sumOfOffer = (draft: OfferDraft): number => worksheetTotals(offerLines(draft), null).total_otd;

/** How far the paper's own total is from the sum of its lines, in cents; 0 where none was typed. */
export const totalIsOffBy = (draft: OfferDraft): number => (known(draft.total_otd) === 0 ? 0 : known(draft.total_otd) - sumOfOffer(draft));

/** The lines as they are kept before they are sent: a row that has no words yet has its list's. */
export function keptOffer(draft: OfferDraft): ContractLines {
  const named = <Row extends { label: string }>(name: ListName, rows: readonly Row[]): Row[] =>
    rows.map((row) => (row.label === '' ? { ...row, label: offerList(name).items.fields[0]?.label ?? name } : row));
  const lines = offerLines(draft);
  return { ...lines, rebates: named('rebates', lines.rebates), add_ons: named('add_ons', lines.add_ons), other_fees: named('other_fees', lines.other_fees) };
}

/** Whether anything was typed. */
export const isBlankOffer = (draft: OfferDraft): boolean =>
  offerAmounts.every((name) => draft[name] === null) && listNames.every((name) => !draft[name].some(begun));

/** What is wrong with the lines beyond what the contract says of each, by place within them (`doc_fee`, `other_fees.2.amount`). */
export const offerProblems = (draft: OfferDraft): Record<string, string> => ({
  ...worksheetProblems(offerLines(draft), null),
  ...unfinished(draft, offerAmounts),
});

/** Where a form that has the lines under `lines` shows an error of its body. */
export function placeOfOffer(path: string, draft: OfferDraft): string {
  return path.startsWith('lines.') ? `lines.${placeOf(path.slice('lines.'.length), draft)}` : path;
}

/** The same errors, as the form that has the lines under `lines` names their places. */
export const underLines = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([path, message]) => [`lines.${path}`, message]));
