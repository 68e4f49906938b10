import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { checked } from '../../contract/field-errors.ts';
import type { Validator } from '../../contract/field-errors.ts';
import { messageOf, Problem } from '../problem.ts';
import { localDay } from '../zone.ts';

/** The subject of a hand-written form. */
export interface FormRules<Values extends object, Body> {
  /** Labels and hints of its fields, from `generated/forms.ts`. */
  fields: Readonly<Record<string, FieldDescriptor>>;
  initial: Values;
  /** What checks the body, or fetches it, from `generated/validators`, while the form is filled in. A form without fields has none. */
  validate?: () => Validator | Promise<Validator>;
  /** Turns the form's values into the body; without it, every field that has a value. */
  body?: (values: Values) => Body;
  /** Which field, or which place within one (`rows.2.amount`), shows an error of the body; without it, the field of that name. */
  place?: (path: string, values: Values) => string;
  /** Checks beyond the contract's, like two passwords that must agree: message by field, or by place within one. */
  check?: (values: Values) => Readonly<Partial<Record<keyof Values & string, string>>>;
  /** Sends it; whatever it throws is shown, field by field where the server names fields. `false`: something is asked first, nothing was sent. */
  submit: (body: Body, values: Values) => Promise<void | false>;
  /** What the form starts with again once it is sent; without it, it is done. */
  again?: (sent: Values) => Values;
  /** Stores the draft under this name until it is sent: the form's name and its subject. Never for passwords or cards. */
  keep?: string;
  /** A form without a summary on top: a refused submit puts the focus into the first field that needs a look. */
  focusFirst?: boolean;
}

/** Label, hint, message and id of one field, in the form our fields take. */
export interface FieldBinding {
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  optional: boolean;
  onBlur: () => void;
}

/** Leaving a field empty is no mistake yet, and empty fields are not sent. */
export const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/** The data a form sends. */
export function bodyOf<Values extends object, Body>({ body }: FormRules<Values, Body>, values: Values): Body {
  if (body) return body(values);
  // Without a function of its own a form's fields are the body's.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as Body;
}

/**
 * The errors of a body, by field. If the validator cannot be fetched, only the server validates.
 * @param validate fetches the validator
 */
export async function bodyErrors(validate: (() => Validator | Promise<Validator | undefined>) | undefined, body: unknown): Promise<Record<string, string>> {
  try {
    const validator = await validate?.();
    const now = new Date();
    return validator ? checked(validator, body, { now, today: localDay(now) }).errors : {};
  } catch {
    return {};
  }
}

/** All errors of the typed values, by field. */
export async function problemsOf<Values extends object, Body>(rules: FormRules<Values, Body>, values: Values): Promise<Record<string, string>> {
  const told = rules.validate ? onFields(rules, await bodyErrors(rules.validate, bodyOf(rules, values)), values) : {};
  const more = Object.entries<string | undefined>(rules.check?.(values) ?? {});
  const found: Record<string, string | undefined> = { ...Object.fromEntries(more), ...told };
  return Object.fromEntries(Object.entries(found).flatMap(([path, message]) => (message !== undefined && isOf(rules, path) ? [[path, message]] : [])));
}

/** Does a place belong to a field of the form? */
const isOf = ({ initial }: { initial: object }, path: string): boolean => path.replace(/\..*/, '') in initial;

/** Errors of the body as errors of the fields; those that belong to none are left to the server. */
function onFields<Values extends object, Body>(
  rules: FormRules<Values, Body>,
  errors: Readonly<Record<string, string>>,
  values: Values,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) {
    // An item's error is its list's, where the form has one field for the list.
    const name = rules.place?.(path, values) ?? path.replace(/\..*/, '');
    if (isOf(rules, name)) found[name] ??= message;
  }
  return found;
}

/** A refusal of the server: its words for fields of the form, or else for the form as a whole. */
export function refusalOf<Values extends object, Body>(
  rules: FormRules<Values, Body>,
  error: unknown,
  values: Values,
): { errors: Record<string, string>; problem: Problem | null } {
  const failed = error instanceof Problem ? error : new Problem(messageOf(error), { status: 0 });
  const errors = onFields(rules, failed.errors, values);
  return { errors, problem: Object.keys(errors).length === 0 ? failed : null };
}
