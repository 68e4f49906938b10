// A guess says what it rests on and how sure it is; and names are compared as people read them.

/** From 0 (nothing speaks for it) to 1 (the document says so). Below `sure` it is a question. */
export interface Guess<T> {
  value: T;
  confidence: number;
  /** Sentences, the strongest first. */
  reasons: string[];
}

/** From here on a guess is taken for understood. */
export const sure = 0.7;

export const guess = <T>(value: T, confidence: number, ...reasons: string[]): Guess<T> => ({ value, confidence, reasons });

export const isSure = (one: Guess<unknown> | undefined): boolean => one === undefined || one.confidence >= sure;

/** `petId`, `pet_id`, `Pet-ID` → `petid`. */
export const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** `petStoreId` → `pet`, `store`, `id`. */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** English plurals, as far as paths use them; a word that is none comes back as it is. */
export function singular(name: string): string {
  if (/ies$/i.test(name) && name.length > 4) return name.replace(/ies$/i, 'y');
  if (/(?:ss|sh|ch|x|z)es$/i.test(name)) return name.replace(/es$/i, '');
  return /[^su]s$/i.test(name) && !/(?:is|news|status)$/i.test(name) ? name.replace(/s$/i, '') : name;
}

/** Does a name mean figures of something: `unread-count`, `summary`? */
export const meansFigures = (name: string): boolean =>
  /^(?:counts?|totals?|figures?|stats|statistics|metrics?|summar(?:y|ies))$/.test(wordsOf(name).at(-1) ?? '');

/** Does a name mean several things: a plural, or a word for many? Figures are none. */
export const meansSeveral = (name: string): boolean => {
  const last = wordsOf(name).at(-1) ?? '';
  if (meansFigures(name)) return false;
  return singular(last) !== last || /^(?:history|timeline|log|activity|audit|feed|inventory|people|children|staff|media|news|data|content)$/.test(last);
};

/** Do two names mean the same thing, whatever their spelling and number? */
export const alike = (a: string, b: string): boolean => plain(singular(a)) === plain(singular(b));

/** Words with which a call begins that does something, as names of calls and last parts of paths use them. */
const verbs = new Set(
  `accept activate add apply approve archive assign attach begin book buy cancel change charge check choose clear close complete confirm convert copy create deactivate decline delete deliver detach
  disable dismiss download duplicate edit enable export extend finish fork generate grant hide import invite join leave link lock login logout mark merge move mute notify open pause pay place
  prepare preview process promote propose publish read reassign recover redeem refresh refund reject release remove rename renew reopen replace replay report request resend reset resolve restart restore resume retry return
  revoke rotate run save schedule send set settle share ship sign skip snooze split start stop submit subscribe suspend switch sync test toggle transfer trigger try turn unarchive unassign undo unlink unlock unmute
  unpublish unsubscribe update upload upsert validate verify vote withdraw`.split(/\s+/),
);

/** Does a part of a path begin with a verb: `uploadImage`, `cancel`? */
export const beginsWithVerb = (segment: string): boolean => verbs.has(wordsOf(segment)[0] ?? '');

/** Is it a call by which somebody signs in or out? */
export const meansSession = (segment: string): boolean =>
  /^(?:log-?_?in|log-?_?out|sign-?_?in(?:-?_?link)?|sign-?_?out|session|logon|logoff|oauth2?|token|authenticate|auth)$/i.test(segment);
