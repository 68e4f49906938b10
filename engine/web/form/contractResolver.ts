import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { checked, type Validator } from '../../contract/field-errors.ts';

/**
 * Checks a form as the server will: what would be sent, by the contract's own validator.
 * @param validate from `generated/validators`; a function that answers it where it is fetched beside the form
 * @param toBody what the form's values are sent as; undefined where nothing would be sent
 * @param more sentences by field, beyond what the contract says, like two passwords that must agree
 */
export function contractResolver<Values extends FieldValues>(
  validate: Validator | undefined | (() => Promise<Validator | undefined>),
  toBody: (values: Values) => unknown = (values) => values,
  more?: (values: Values) => Readonly<Record<string, string | undefined>>,
): Resolver<Values> {
  return async (values) => {
    // A validator has an `errors` of its own or takes a value; what fetches one takes nothing.
    const known = validate?.length === 0 ? await (validate as () => Promise<Validator | undefined>)() : (validate as Validator | undefined);
    const errors = { ...more?.(values), ...bodyErrors(known, toBody(values)) };
    const told = Object.entries(errors).filter(([, message]) => message !== undefined);
    return told.length === 0 ? { values, errors: {} } : { values: {}, errors: nested<Values>(told) };
  };
}

/** What is wrong with a body, by field. Without a validator the server has the only word. */
export function bodyErrors(validate: Validator | undefined, body: unknown): Record<string, string> {
  return validate && body !== undefined ? checked(validate, body).errors : {};
}

/** Errors by path as the form library keeps them. A list that has an error, and items that have, keep both. */
function nested<Values extends FieldValues>(errors: readonly (readonly [string, string | undefined])[]): FieldErrors<Values> {
  const tree: FieldErrors<Values> = {};
  for (const [path, message] of errors) set(tree, path, { ...(get(tree, path) as object | undefined), type: 'contract', message });
  return tree;
}
