import { keptText, textLength, unfitText } from '../../contract/text-rules.ts';
import { messages as shared } from '../../web/messages.ts';
import { formatCents, formatNumber } from '../../web/format.ts';
import type { FieldDescriptor, FieldRules } from '../../contract/descriptor.ts';
import { messages } from '../messages.ts';
import { sameValue } from '../provider/body.ts';

const words = shared.rules;

/** What is wrong with a value by the rules of its field, as one sentence; undefined when nothing is. */
export function problemWith(field: FieldDescriptor, entered: unknown): string | undefined {
  const value = typeof entered === 'string' ? keptText(entered) : entered;
  if (value === undefined && entered !== undefined) return unfitText;
  if (isEmpty(value))
    return field.required && !field.nullable && field.kind !== 'boolean' && !(Array.isArray(value) && !field.rules.minItems) ? words.required : undefined;
  if (typeof value === 'string') return problemWithText(field, value);
  if (typeof value === 'number') return problemWithNumber(field, value);
  if (Array.isArray(value)) return problemWithList(field.rules, value);
  return undefined;
}

/** Nothing typed, nothing chosen. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function problemWithText({ kind, rules }: FieldDescriptor, value: string): string | undefined {
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return words.email;
  if (kind === 'url' && !URL.canParse(value)) return words.url;
  if (kind === 'json') return isJson(value) ? undefined : messages.notJson;
  const length = textLength(value);
  if (rules.minLength !== undefined && length < rules.minLength) return words.tooShort(rules.minLength);
  if (rules.maxLength !== undefined && length > rules.maxLength) return words.tooLong(rules.maxLength);
  if (rules.pattern !== undefined && !matches(rules.pattern, value)) return kind === 'phone' ? words.phone : (rules.patternMessage ?? words.pattern);
  return undefined;
}

function problemWithNumber({ kind, rules }: FieldDescriptor, value: number): string | undefined {
  if (!Number.isFinite(value)) return words.notANumber;
  if ((kind === 'integer' || kind === 'cents') && !Number.isInteger(value)) return words.notWhole;
  const shown = (limit: number): string => (kind === 'cents' ? formatCents(limit) : formatNumber(limit, 6));
  if (rules.minimum !== undefined && value < rules.minimum) return words.tooSmall(shown(rules.minimum));
  if (rules.maximum !== undefined && value > rules.maximum) return words.tooBig(shown(rules.maximum));
  return undefined;
}

function problemWithList(rules: FieldRules, value: readonly unknown[]): string | undefined {
  if (rules.minItems !== undefined && value.length < rules.minItems) return words.tooFew(rules.minItems);
  if (rules.maxItems !== undefined && value.length > rules.maxItems) return words.tooMany(rules.maxItems);
  if (rules.uniqueItems && value.some((item, index) => value.slice(0, index).some((other) => sameValue(other, item)))) return messages.duplicate;
  return undefined;
}

/** JSON Schema's patterns are ECMAScript with the `u` flag; one that needs the older reading gets it. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return new RegExp(pattern).test(value);
  }
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
