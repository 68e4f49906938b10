import { formatRelative } from '../format.ts';
import { messages } from '../messages.ts';
import { Problem } from '../problem.ts';

/** Who saved the state that a change came too late for, as its refusal (409) tells. */
export interface SavedBy {
  /** Undefined where nobody is named. */
  name: string | undefined;
  /** On another page or device. */
  isYou: boolean;
  /** The instant. */
  at: string | undefined;
}

const savedMeanwhileMessages = messages.savedMeanwhile;

/** What a refusal says of who saved meanwhile. */
export function savedByOf(error: unknown): SavedBy {
  const { saved_by: name, saved_by_you: isYou, saved_at: at } = error instanceof Problem ? error.body : {};
  return { name: typeof name === 'string' ? name : undefined, isYou: isYou === true, at: typeof at === 'string' ? at : undefined };
}

/** "Oliver Brandt saved this 2 minutes ago." */
export function savedByWords({ name, isYou, at }: SavedBy, now?: Date): string {
  const when = at === undefined ? savedMeanwhileMessages.meanwhile : formatRelative(at, now);
  if (isYou) return savedMeanwhileMessages.byYou(when);
  return name === undefined ? savedMeanwhileMessages.bySomebody(when) : savedMeanwhileMessages.by(name, when);
}

/** A quiet line after saving: what came in, and from whom. Empty where nothing did. */
export function cameInWords(by: SavedBy, labels: readonly string[]): string {
  return labels.length === 0 ? '' : ` ${savedByWords(by)} ${savedMeanwhileMessages.cameIn(labels.join(', '))}`;
}
