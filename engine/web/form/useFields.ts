import { useEffect, useId, useRef } from 'react';
import type { FieldError } from '../fields/FormErrorSummary.tsx';
import { afterFirstScreen } from '../first-screen.ts';
import { whenReleased } from '../pressed.ts';
import { bodyErrors, type FieldBinding, type FormRules } from './problems.ts';
import { isStillThere } from './sent-from.ts';

/** What every form made by hand gives its fields and its summary. */
export function useFields<Values extends object, Body>(
  { fields, initial, validate }: FormRules<Values, Body>,
  errors: Readonly<Record<string, string | undefined>>,
) {
  const prefix = useId();
  const idOf = (name: string) => `${prefix}-${name}`;
  const failing = Object.keys(initial).flatMap((name) => Object.keys(errors).filter((path) => path === name || path.startsWith(`${name}.`)));

  const fetched = useRef(validate);
  // While the form is filled in.
  useEffect(() => void afterFirstScreen().then(() => bodyErrors(fetched.current, {})), []);

  const wanted = useRef(false);
  useEffect(() => {
    const [first] = failing;
    if (!wanted.current || first === undefined) return;
    wanted.current = false;
    if (isStillThere()) document.getElementById(idOf(first))?.focus();
  });

  return {
    /** All fields with an error, for the summary. */
    failing: failing.map((path): FieldError => ({ id: idOf(path), label: fields[path.replace(/\..*/, '')]?.label ?? path })),
    /** Id and message of a place within a field, like `rows.2.amount`. */
    at: (path: string) => ({ id: idOf(path), error: errors[path] }),
    binding: (name: string, onBlur: () => void): FieldBinding => ({
      id: idOf(name),
      name,
      label: fields[name]?.label ?? name,
      hint: fields[name]?.hint,
      error: errors[name],
      optional: fields[name]?.required === false,
      onBlur: () => {
        // Who leaves a field has gone on: what is found wrong with it then does not bring them back.
        wanted.current = false;
        whenReleased(onBlur);
      },
    }),
    /** The next error to appear takes the focus: the first in the order of the form. */
    focusFirstError: () => {
      wanted.current = true;
    },
  };
}
