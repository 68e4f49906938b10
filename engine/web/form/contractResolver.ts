import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/** The errors of a form's values, in the form library's format. @param problemsOf sentence by field path (dots and indexes) */
export function contractResolver<Values extends FieldValues>(
  problemsOf: (values: Values) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>,
): Resolver<Values> {
  return async (values, _context, { fields, names = [] }) => {
    const found = { ...(await problemsOf(values)) };
    // An input that knows more of its value than the contract, like whether a file has arrived, says so itself.
    for (const name of names) {
      const { validate } = (get(fields, name) ?? {}) as { validate?: unknown };
      const own: unknown = typeof validate === 'function' ? await validate(get(values, name), values) : undefined;
      if (typeof own === 'string') found[name] ??= own;
    }
    const errors = Object.entries(found);
    return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: nested<Values>(errors) };
  };
}

/** A list that has an error, and items that have, keep both. */
function nested<Values extends FieldValues>(errors: readonly (readonly [string, string])[]): FieldErrors<Values> {
  const tree: FieldErrors<Values> = {};
  for (const [path, message] of errors) set(tree, path, { ...(get(tree, path) as object | undefined), type: 'contract', message });
  return tree;
}
