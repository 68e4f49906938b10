import { formatRelative } from '../format.ts';
import { Problem } from '../problem.ts';
import { messages } from './messages.ts';

/** Who saved the state a late change conflicts with, from its refusal (409). */
export interface SavedBy {
  /** Undefined if no one is named. */
  name: string | undefined;
  /** On another page or device. */
  isYou: boolean;
  /** The instant. */
  at: string | undefined;
}

/** A refusal's information about who saved meanwhile. */
export function savedByOf(error: unknown): SavedBy {
  const { saved_by: name, saved_by_you: isYou, saved_at: at } = error instanceof Problem ? error.body : {};
  return { name: typeof name === 'string' ? name : undefined, isYou: isYou === true, at: typeof at === 'string' ? at : undefined };
}

const aMinute = 60_000;

const isJustNow = (at: string, now: Date = new Date()): boolean => now.getTime() - new Date(at).getTime() < aMinute;

const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The names of fields as a sentence lists them: "Value, Starts, and Ends". */
export const listed = (labels: readonly string[]): string => lists.format(labels);

/** "Oliver Brandt saved this 2 minutes ago." */
export function savedByText({ name, isYou, at }: SavedBy, now?: Date): string {
  const when = at === undefined || isJustNow(at, now) ? messages.meanwhile : formatRelative(at, now);
  if (isYou) return messages.byYou(when);
  return name === undefined ? messages.bySomeone(when) : messages.by(name, when);
}

/** A quiet line after saving: the merged fields, and their author. Empty without any. */
export function cameInText(by: SavedBy, labels: readonly string[]): string {
  return labels.length === 0 ? '' : `${savedByText(by)} ${messages.cameIn(listed(labels))}`;
}
