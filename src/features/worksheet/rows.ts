// The lines of a worksheet as they are typed: amounts may be missing or no amounts yet, rows may be half filled in. Staff's worksheet and a dealer's price share it.
import { sentences } from '../../../engine/contract/sentences.ts';

/** Lists of rows. */
export const listNames = ['rebates', 'add_ons', 'other_fees'] as const;
export type ListName = (typeof listNames)[number];

/** One row: what it is, how much, and whether it is taxed (a rebate: taxable). */
export interface DraftRow {
  key: number;
  label: string;
  /** Cents; null for none yet, NaN while the text is no amount. */
  amount: number | null;
  flag: boolean;
}

export type Lists = Record<ListName, readonly DraftRow[]>;

/** What counts of an amount that is typed: nothing while there is none. */
export const known = (cents: number | null): number => (cents === null || Number.isNaN(cents) ? 0 : cents);

/** A row somebody has started to fill in. */
export const begun = (row: DraftRow): boolean => row.label.trim() !== '' || row.amount !== null;

/** The rows that count, as a worksheet has them. */
export function countedRows(lists: Lists) {
  const rows = (name: ListName) => lists[name].filter(begun).map((row) => ({ label: row.label.trim(), amount: known(row.amount), flag: row.flag }));
  return {
    rebates: rows('rebates').map(({ flag, ...row }) => ({ ...row, is_taxable: flag })),
    add_ons: rows('add_ons').map(({ flag: _flag, ...row }) => row),
    other_fees: rows('other_fees').map(({ flag, ...row }) => ({ ...row, is_taxed: flag })),
  };
}

interface StoredRow {
  label: string;
  amount: number;
  is_taxable?: boolean;
  is_taxed?: boolean;
}

/** Rows as they are typed further. */
export const draftRows = (rows: readonly StoredRow[]): DraftRow[] =>
  rows.map((row, key) => ({ key, label: row.label, amount: row.amount, flag: row.is_taxable ?? row.is_taxed ?? false }));

/** A row's place in the form: its list, its key, and which of its fields. */
export const rowPath = (list: ListName, key: number, field: 'label' | 'amount'): string => `${list}.${key}.${field}`;

/** Where the form shows an error of the body, whose rows are counted as sent. */
export function placeOf(path: string, draft: Lists): string {
  const [list, index, field] = path.split('.');
  const name = listNames.find((each) => each === list);
  const row = name && draft[name].filter(begun)[Number(index)];
  return name && row ? rowPath(name, row.key, field === 'label' ? 'label' : 'amount') : path;
}

/** Amounts that are none yet: a body has no way to say so. */
export function unfinished<Name extends string>(draft: Lists & Record<Name, number | null>, amounts: readonly Name[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of amounts) if (Number.isNaN(draft[name])) found[name] = sentences.number;
  for (const list of listNames) {
    for (const { key, amount } of draft[list].filter(begun)) {
      if (amount === null) found[rowPath(list, key, 'amount')] = sentences.required;
      else if (Number.isNaN(amount)) found[rowPath(list, key, 'amount')] = sentences.number;
    }
  }
  return found;
}
