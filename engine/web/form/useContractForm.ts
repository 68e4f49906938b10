import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { messageOf, Problem } from '../problem.ts';
import type { FieldError } from '../fields/FormErrorSummary.tsx';
import { fieldProblem } from './validate.ts';

interface FormOptions<Values extends object> {
  /** The form's rules, from `generated/rules.ts`. */
  fields: Readonly<Record<string, FieldDescriptor>>;
  initial: Values;
  /** Sends what was typed; whatever it throws is shown, field by field where the server names fields. */
  submit: (values: Values) => Promise<void>;
  /** Checks beyond the contract's, like two passwords that must agree: message by field. */
  check?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** A form without a summary on top: a refused submit puts the focus into the first field that needs a look. */
  focusFirst?: boolean;
}

/** Label, hint, message and id of one field, in the form our fields take. */
interface FieldBinding {
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  optional: boolean;
  onBlur: () => void;
}

/** A form that follows the contract's rules: checks when a field is left and on submit, and puts the server's errors on their fields. */
export function useContractForm<Values extends object>({ fields, initial, submit, check, focusFirst = false }: FormOptions<Values>) {
  type Name = keyof Values & string;
  const prefix = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [busy, setBusy] = useState(false);

  const names = Object.keys(initial);
  const idOf = (name: string) => `${prefix}-${name}`;
  const labelOf = (name: string) => fields[name]?.label ?? name;
  const problemsOf = (typed: Values): Record<string, string> => {
    const found: Record<string, string> = {};
    const entries = new Map<string, unknown>(Object.entries(typed));
    for (const name of names) {
      const field = fields[name];
      const wrong = field && fieldProblem(field, entries.get(name));
      if (wrong !== undefined) found[name] = wrong;
    }
    for (const [name, wrong] of Object.entries(check?.(typed) ?? {})) if (typeof wrong === 'string') found[name] ??= wrong;
    return found;
  };

  const toFocus = useRef(false);
  useEffect(() => {
    if (!toFocus.current) return;
    const first = names.find((name) => errors[name] !== undefined);
    if (first === undefined) return;
    toFocus.current = false;
    document.getElementById(idOf(first))?.focus();
  });

  const refuse = (error: unknown) => {
    const failed = error instanceof Problem ? error : new Problem(messageOf(error), { status: 0 });
    const known = Object.fromEntries(Object.entries(failed.errors).filter(([name]) => names.includes(name)));
    setErrors(known);
    toFocus.current = focusFirst && Object.keys(known).length > 0;
    setProblem(Object.keys(known).length === 0 ? failed : null);
    setFailedSubmits((count) => count + 1);
  };

  return {
    values,
    busy,
    /** What the server said that belongs to no field. */
    problem,
    /** Rises with each refused submit, so that a summary can take the focus again. */
    failedSubmits,
    /** All fields with an error, for the summary. */
    errors: names.flatMap<FieldError>((name) => (errors[name] === undefined ? [] : [{ id: idOf(name), label: labelOf(name) }])),
    set<Key extends Name>(name: Key, value: Values[Key]) {
      setValues((typed) => ({ ...typed, [name]: value }));
      // A field with an error is checked again as it changes; the others are left in peace until left.
      if (errors[name] !== undefined) setErrors(({ [name]: _gone, ...rest }) => rest);
    },
    field(name: Name): FieldBinding {
      return {
        id: idOf(name),
        name,
        label: labelOf(name),
        hint: fields[name]?.hint,
        error: errors[name],
        optional: fields[name]?.required === false,
        onBlur: () => {
          const wrong = problemsOf(values)[name];
          const entered = new Map<string, unknown>(Object.entries(values)).get(name);
          // Passing through an empty field is no mistake yet.
          if (wrong !== undefined && entered !== '' && entered !== null) setErrors((before) => ({ ...before, [name]: wrong }));
        },
      };
    },
    async onSubmit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      const found = problemsOf(values);
      setErrors(found);
      setProblem(null);
      if (Object.keys(found).length > 0) {
        toFocus.current = focusFirst;
        setFailedSubmits((count) => count + 1);
        return;
      }
      setBusy(true);
      try {
        await submit(values);
      } catch (error) {
        refuse(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
