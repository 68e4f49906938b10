import { keptText, textLength, unfitText } from '../../contract/text-rules.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { messages } from '../messages.ts';

const words = messages.rules;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const empty = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function textProblem(field: FieldDescriptor, value: string): string | undefined {
  const { minLength, maxLength, pattern, patternMessage } = field.rules;
  if (field.kind === 'email' && !email.test(value)) return words.email;
  if (field.kind === 'url' && !/^https?:\/\/\S+$/.test(value)) return words.url;
  if (minLength !== undefined && textLength(value) < minLength) return field.kind === 'phone' ? words.phone : words.tooShort(minLength);
  if (maxLength !== undefined && textLength(value) > maxLength) return words.tooLong(maxLength);
  // The contract's way to say that spaces alone are nothing.
  if (pattern === '\\S' && value.trim() === '') return words.required;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return field.kind === 'phone' ? words.phone : (patternMessage ?? words.pattern);
  return undefined;
}

function numberProblem(field: FieldDescriptor, value: number): string | undefined {
  const { minimum, maximum } = field.rules;
  const shown = (limit: number) => (field.kind === 'cents' ? (limit / 100).toFixed(2) : limit);
  if (Number.isNaN(value)) return words.notANumber;
  if ((field.kind === 'integer' || field.kind === 'cents') && !Number.isInteger(value)) return words.notWhole;
  if (minimum !== undefined && value < minimum) return words.tooSmall(shown(minimum));
  if (maximum !== undefined && value > maximum) return words.tooBig(shown(maximum));
  return undefined;
}

/** What is wrong with one value by the contract's rules, in words; undefined when nothing is. */
export function fieldProblem(field: FieldDescriptor, entered: unknown): string | undefined {
  const value = typeof entered === 'string' ? keptText(entered) : entered;
  if (value === undefined && entered !== undefined) return unfitText;
  if (empty(value)) return field.required ? words.required : undefined;
  if (typeof value === 'string') return textProblem(field, value);
  if (typeof value === 'number') return numberProblem(field, value);
  if (Array.isArray(value)) {
    const { minItems, maxItems } = field.rules;
    if (minItems !== undefined && value.length < minItems) return words.tooFew(minItems);
    if (maxItems !== undefined && value.length > maxItems) return words.tooMany(maxItems);
  }
  return undefined;
}
