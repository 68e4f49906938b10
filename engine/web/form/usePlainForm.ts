import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Problem } from '../problem.ts';
import { bodyOf, isEmpty, problemsOf, refusalOf, type FormRules } from './problems.ts';
import { useFields } from './useFields.ts';

/**
 * The forms before sign-in, which carry no form library: the contract's validator alone, when a field is left and on submit,
 * and the server's errors on their fields. Everywhere else `useOperationForm` does this.
 */
export function usePlainForm<Values extends object, Body = Values>(rules: FormRules<Values, Body>) {
  type Name = keyof Values & string;
  const [values, setValues] = useState(rules.initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [busy, setBusy] = useState(false);
  const { failing, binding, focusFirstError } = useFields(rules, errors);

  const refuse = (found: Readonly<Record<string, string>>, failed: Problem | null) => {
    setErrors(found);
    setProblem(failed);
    if (rules.focusFirst) focusFirstError();
    setFailedSubmits((count) => count + 1);
  };
  const send = async () => {
    const found = await problemsOf(rules, values);
    if (Object.keys(found).length > 0) {
      refuse(found, null);
      return;
    }
    setErrors({});
    setProblem(null);
    try {
      await rules.submit(bodyOf(rules, values), values);
    } catch (error) {
      const refusal = refusalOf(rules, error, values);
      refuse(refusal.errors, refusal.problem);
    }
  };

  return {
    values,
    busy,
    /** The server's message that belongs to no field. */
    problem,
    /** Rises with each refused submit, so that a summary can take the focus again. */
    failedSubmits,
    errors: failing,
    set<Key extends Name>(name: Key, value: Values[Key]) {
      setValues((typed) => ({ ...typed, [name]: value }));
      // A field with an error is checked again as it is left; the others are left in peace until then.
      if (errors[name] !== undefined) setErrors(({ [name]: _gone, ...rest }) => rest);
    },
    field: (name: Name) =>
      binding(name, () => {
        if (isEmpty(values[name])) return;
        void problemsOf(rules, values).then(({ [name]: wrong }) => wrong !== undefined && setErrors((before) => ({ ...before, [name]: wrong })));
      }),
    async onSubmit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      await send();
      setBusy(false);
    },
  };
}
