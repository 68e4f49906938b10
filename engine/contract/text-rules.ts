// The characters a text may contain: one list for every input (bodies, queries, forms, file names, sheets) and for the browser's forms. Sources: Unicode
// general categories Cc, Cs and Cf; UAX #9 (directional formatting), UAX #15 (NFC), UTR #36 and UTS #39 (invisible characters must not make two texts look
// alike); RFC 8265 for passwords, which use the same inputs.

/** Ends of lines as different systems write them: one newline. Word and Excel send U+000B for a break within a paragraph. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible and never typed on purpose: U+FEFF (byte order mark), zero-width space and word joiner, soft hyphen, directional embeddings, overrides and isolates
 * (a phone number copied from contacts is wrapped in them), deprecated formatting, annotations, and tags that follow no flag. U+200C, U+200D, U+200E and U+200F
 * stay inside a text: Persian, Hebrew and emoji need them.
 */
const unseen = /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu;

/** Joiners and marks that join or turn nothing at the end of a text, as a part of a pattern's class. */
export const joiners = '\\u200c-\\u200f\\u061c';
const unseenAtEnds = new RegExp(`^[${joiners}]+|[${joiners}]+$`, 'g');

/** Controls (but tab and newline), halves of characters, and code points that are no characters. */
const unfit = /(?![\t\n])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;
const everyUnfit = new RegExp(unfit.source, 'gu');

/** Most texts: nothing to look for. */
const plain = /^[\t\n\u0020-\u007e]*$/;

/** Said at the field of a text that cannot be taken. */
export const unfitText = 'Contains a character that can’t be shown. Delete it or type it again.';

/**
 * A text normalized for storage: without invisible characters, in Unicode's form C, so that a name typed on two devices compares equal, with `\n` at the ends
 * of lines. Normalizing again changes nothing.
 * @returns undefined for a text that contains controls, half a character or no character: refuse it with `unfitText`
 */
export function keptText(text: string): string | undefined {
  if (plain.test(text)) return text;
  const kept = withoutUnseen(text);
  return unfit.test(kept) ? undefined : kept;
}

/** A text not typed into a form, so that no user can correct it (a file's name): unfit characters are removed. */
export function fitText(text: string): string {
  return withoutUnseen(text.replaceAll(lineEnds, '\n').replaceAll(everyUnfit, ''));
}

function withoutUnseen(text: string): string {
  return text.replaceAll(lineEnds, '\n').replaceAll(unseen, '').replaceAll(unseenAtEnds, '').normalize('NFC');
}

/** The length of a text as the contract's limits count it: code points of the stored text (JSON Schema 2020-12, 6.3.1). */
export function textLength(text: string): number {
  const kept = plain.test(text) ? text : withoutUnseen(text);
  return /[\ud800-\udfff]/.test(kept) ? [...kept].length : kept.length;
}

/** The first `most` code points of a text: never half a character. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}
