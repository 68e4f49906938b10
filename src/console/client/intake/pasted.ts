// Pasted addresses as rows to review: the data read from each, the advisor's additions, and the body to send.
import { pageOfAddress } from '../../../../domain/link-address.ts';
import type { LinkDraft, LinkImport, LinkPreview, LinkTier } from '../../../../generated/api.ts';

/** The advisor's entries for one link; omitted ones come from the data read, or from the defaults for all. */
export interface RowEdits {
  title?: string;
  /** Cents; NaN while the text is no amount. */
  price?: number | null;
  tier?: LinkTier;
  category?: string;
  comments?: string;
}

/** Defaults for every row that sets nothing else. */
export interface Defaults {
  tier: LinkTier;
  category: string;
}

/** One pasted address: can it be added, and if not, why. */
export interface PastedRow {
  input: string;
  draft: LinkDraft | null;
  state: 'good' | 'duplicate' | 'repeated' | 'invalid';
  /** The link that is there already. */
  duplicateOf: string | null;
  /** The address's error. */
  error: string | null;
  warnings: readonly string[];
  edits: RowEdits;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
}

/** The rows read, with the advisor's entries for each so far. */
export function pastedRows(
  previews: readonly LinkPreview[],
  edits: Readonly<Record<string, RowEdits>>,
  errors: Readonly<Record<string, Readonly<Record<string, string>>>>,
): PastedRow[] {
  const seen = new Set<string>();
  return previews.map(({ input, draft, duplicate_of, error, warnings }) => {
    const page = draft?.url ? pageOfAddress(draft.url) : undefined;
    const repeated = page !== undefined && seen.has(page);
    if (page !== undefined) seen.add(page);
    const state = error !== null || draft === null ? 'invalid' : duplicate_of !== null ? 'duplicate' : repeated ? 'repeated' : 'good';
    return {
      input,
      draft,
      state,
      duplicateOf: duplicate_of,
      error,
      warnings: repeated ? [] : warnings,
      edits: edits[input] ?? {},
      errors: errors[input] ?? {},
    };
  });
}

/** A good row as it is sent. */
export function draftOf({ draft, edits }: PastedRow, defaults: Defaults): LinkDraft {
  const title = edits.title?.trim();
  const category = (edits.category ?? defaults.category).trim();
  const comments = edits.comments?.trim();
  return {
    ...draft,
    tier: edits.tier ?? defaults.tier,
    ...(title ? { title } : {}),
    ...(edits.price === undefined || edits.price === null ? {} : { price: edits.price }),
    ...(category ? { category } : {}),
    ...(comments ? { comments } : {}),
  };
}

/** What the server refused, by the address it was about. @param sent the addresses in the order they were sent */
export function refusedRows(answer: LinkImport, sent: readonly string[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    answer.rows.flatMap((row) => {
      const input = sent[row.row - 1];
      return row.outcome === 'invalid' && input !== undefined ? [[input, row.errors]] : [];
    }),
  );
}
