// Who is where and types, as the live connection says it: kept in this page's memory for some seconds, and nowhere else.

export type PresenceState = 'here' | 'typing' | 'gone';

/** What somebody does at a record that is open here, too. */
export interface PresenceWord {
  /** The record. */
  at: string;
  person: string;
  name: string;
  state: PresenceState;
}

/** Somebody present. */
export interface Present {
  person: string;
  name: string;
  isTyping: boolean;
}

/** A word is good for so long, in ms: then whoever said it has gone without one. */
export const lastsMs = { here: 90_000, typing: 6_000 } as const;

type Known = { name: string; hereUntil: number; typingUntil: number };

const records = new Map<string, Map<string, Known>>();
const listeners = new Set<(word: PresenceWord, isNew: boolean) => void>();

/** Who is at a record at a moment, in the order they came. @param now ms */
export function presentAt(record: string, now: number): Present[] {
  return [...(records.get(record) ?? [])].flatMap(([person, { name, hereUntil, typingUntil }]) =>
    hereUntil > now ? [{ person, name, isTyping: typingUntil > now }] : [],
  );
}

/** Takes in what was heard. @param now ms */
export function presenceHeard(word: PresenceWord, now: number): void {
  const people = records.get(word.at) ?? new Map<string, Known>();
  records.set(word.at, people);
  const isNew = (people.get(word.person)?.hereUntil ?? 0) <= now;
  if (word.state === 'gone') people.delete(word.person);
  else people.set(word.person, { name: word.name, hereUntil: now + lastsMs.here, typingUntil: word.state === 'typing' ? now + lastsMs.typing : 0 });
  for (const listener of listeners) listener(word, isNew && word.state !== 'gone');
}

/** Calls `listener` with every word, and whether who said it was not there before. Returns how to stop. */
export function onPresence(listener: (word: PresenceWord, isNew: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
