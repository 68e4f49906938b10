// Where texts come in: every one is brought into the form in which it is kept, or refused at its field (`domain/text-rules.ts`).
import { keptText, unfitText } from '../../domain/text-rules.ts';
import type { FieldErrors } from './problem.ts';

/**
 * A value from outside (parsed JSON, a form's fields, a parameter) with each text in it as it is kept.
 * @param errors gets the sentence for each text that is refused, under its path
 * @param at path of the value itself; empty for a whole body
 */
export function atTheDoor(value: unknown, errors: FieldErrors, at = ''): unknown {
  if (typeof value === 'string') return textAtTheDoor(value, errors, at);
  if (Array.isArray(value)) return value.map((item, index) => atTheDoor(item, errors, below(at, String(index))));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      // A name of a field is no text to be put right: what differs from the form in which it is kept is a field nobody declared.
      if (keptText(key) !== key) errors[at || 'body'] = 'A field’s name contains a character that isn’t allowed.';
      return [key, atTheDoor(inner, errors, below(at, key))];
    }),
  );
}

function textAtTheDoor(text: string, errors: FieldErrors, at: string): string {
  const kept = keptText(text);
  if (kept === undefined) errors[at || 'body'] = unfitText;
  return kept ?? '';
}

const below = (at: string, name: string): string => (at ? `${at}.${name}` : name);
