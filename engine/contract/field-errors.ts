// What a person reads at a field whose value breaks the contract: the same function and the same sentences on the server and in the browser.
import { sentences } from './sentences.ts';
import { keptText, unfitText } from './text-rules.ts';

/** One rule that a value breaks, as the generated validators report it. */
export interface BrokenRule {
  /** JSON Pointer to the value. */
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** What a value is held to where it may not be past or to come. */
export interface Clock {
  now?: Date;
  /** The reader's calendar day, `2026-11-30`; without it, every day it is now somewhere on earth. */
  today?: string;
}

/** Checks a value and fills in defaults; `errors` has the failures until the next call. */
export interface Validator {
  (this: Clock | void, value: unknown): boolean;
  errors?: BrokenRule[] | null;
}

/** Field path (dots and indexes) → sentence. */
export type FieldErrors = Record<string, string>;

const formats: Readonly<Record<string, string>> = {
  email: 'Enter an e-mail address, like name@example.com.',
  phone: 'Enter a phone number with area code.',
  uuid: 'Must be an id.',
  uri: 'Enter a web address that starts with https://.',
  date: 'Enter a date.',
  'date-time': 'Enter a date and time.',
};

/** A value from outside with its texts normalized, and one sentence for each field that breaks the rules. */
export function checked(validate: Validator, given: unknown, clock: Clock = {}): { value: unknown; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const value = keptTexts(given, errors);
  return { value, errors: { ...brokenRules(validate, value, clock), ...errors } };
}

/** One sentence a field; the first rule that is broken counts. */
export function brokenRules(validate: Validator, value: unknown, clock: Clock = {}): FieldErrors {
  const errors: FieldErrors = {};
  if (!validate.call(clock, value)) for (const rule of validate.errors ?? []) errors[pathOf(rule).join('.') || 'body'] ??= sentenceOf(rule, value);
  return errors;
}

/**
 * Normalizes every text in a value for storage, or rejects it at its field (`engine/contract/text-rules.ts`).
 * @param errors gets the sentence for each rejected text, under its path
 * @param at path of the value itself; empty for a whole body
 */
export function keptTexts(value: unknown, errors: FieldErrors, at = ''): unknown {
  if (typeof value === 'string') {
    const kept = keptText(value);
    if (kept === undefined) errors[at || 'body'] = unfitText;
    return kept ?? '';
  }
  if (Array.isArray(value)) return value.map((item, index) => keptTexts(item, errors, below(at, String(index))));
  // A file is no text, and has none that is kept.
  if (value === null || typeof value !== 'object' || (typeof Blob !== 'undefined' && value instanceof Blob)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      // Field names are not normalized: one that differs from its normal form is an undeclared field.
      if (keptText(key) !== key) errors[at || 'body'] = 'A field’s name contains a character that isn’t allowed.';
      return [key, keptTexts(inner, errors, below(at, key))];
    }),
  );
}

const below = (at: string, name: string): string => (at ? `${at}.${name}` : name);

function pathOf({ instancePath, params }: BrokenRule): string[] {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const inner = params['missingProperty'] ?? params['additionalProperty'];
  return inner === undefined ? steps : [...steps, String(inner)];
}

const figures = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A year has no thousands separator. A rule knows only the field's name and the limit: `year_min` up to 2100, but not `trips_per_year` up to 2000. */
const isYear = (name = '', limit: number): boolean =>
  limit >= 1800 && limit <= 2200 && /(?:^y|_y|[a-z]Y)ear(?:_|[A-Z]|$)/.test(name) && !/per_?year/i.test(name);

function sentenceOf(rule: BrokenRule, whole: unknown): string {
  const { keyword, params } = rule;
  if (keyword === 'known') return sentences.unknown;
  const path = pathOf(rule);
  const value = path.reduce<unknown>((node, step) => (node as Readonly<Record<string, unknown>> | null | undefined)?.[step], whole);
  // Nothing where something must be is no wrong form of it; nor are spaces alone.
  if (value === undefined || value === null || value === '' || keyword === 'filled') return sentences.required;
  const limit = Number(params['limit']);
  const shown = isYear(path.at(-1), limit) ? String(limit) : figures.format(limit);
  switch (keyword) {
    case 'choice':
      return sentences.choice;
    case 'uniqueItems':
      return sentences.twice;
    case 'multipleOf':
      return sentences.whole;
    case 'minLength':
      return `Use at least ${shown} characters.`;
    case 'maxLength':
      return `Use at most ${shown} characters.`;
    case 'minItems':
      return limit === 1 ? 'Add at least one.' : `Add at least ${shown}.`;
    case 'maxItems':
      return `Add at most ${shown}.`;
    case 'minimum':
      return `Must be ${shown} or more.`;
    case 'maximum':
      return `Must be ${shown} or less.`;
    case 'minimumCents':
      return `Must be ${dollars(limit)} or more.`;
    case 'maximumCents':
      return `Must be ${dollars(limit)} or less.`;
    case 'type':
      return [params['type']].flat().some((type) => type === 'integer' || type === 'number')
        ? Number.isFinite(value)
          ? sentences.whole
          : sentences.number
        : sentences.wrong;
    default:
      return formats[String(params['format'])] ?? (typeof params['says'] === 'string' ? params['says'] : sentences.wrong);
  }
}

const dollars = (cents: number): string => money.format(cents / 100);
