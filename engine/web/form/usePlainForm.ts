import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Problem } from '../problem.ts';
import { useTakenOver } from '../taken-over.ts';
import { bodyOf, isEmpty, problemsOf, refusalOf, type FormRules } from './problems.ts';
import { sending } from './sent-from.ts';
import { useFields } from './useFields.ts';

/**
 * The forms before sign-in, which carry no form library: the browser's own form, the contract's validator alone, when a field is left and on submit,
 * and the server's errors on their fields. Everywhere else `useOperationForm` does this.
 *
 * The form keeps what is typed, so that it may stand in a page that is drawn ahead: what was typed there before any script ran is what is sent, and a press of
 * its button that came too early (scripts/web/early-press.js) is made good once somebody listens.
 */
export function usePlainForm<Values extends Readonly<Record<string, string>>, Body = Values>(rules: FormRules<Values, Body>) {
  type Name = keyof Values & string;
  const element = useRef<HTMLFormElement>(null);
  const typed = useRef(rules.initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [busy, setBusy] = useState(false);
  const { failing, binding, focusFirstError } = useFields(rules, errors);
  const isTakenOver = useTakenOver();

  const read = (): Values => {
    if (element.current !== null) {
      const entries = new FormData(element.current);
      typed.current = Object.fromEntries(Object.keys(rules.initial).map((name) => [name, String(entries.get(name) ?? '')])) as Values;
    }
    return typed.current;
  };
  const refuse = (found: Readonly<Record<string, string>>, failed: Problem | null) => {
    setErrors(found);
    setProblem(failed);
    if (rules.focusFirst) focusFirstError();
    setFailedSubmits((count) => count + 1);
  };
  const send = async (values: Values) => {
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

  useEffect(() => {
    const form = element.current;
    if (!isTakenOver || !form?.hasAttribute('data-pressed')) return;
    form.removeAttribute('data-pressed');
    form.requestSubmit();
  }, [isTakenOver]);

  return {
    /** Attributes of the form itself. A post, so that nothing typed stands in an address should the browser send it by itself. */
    form: {
      ref: element,
      method: 'post',
      noValidate: true,
      'data-waits': isTakenOver ? undefined : '',
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (busy) return;
        sending();
        setBusy(true);
        void send(read()).then(() => setBusy(false));
      },
    },
    busy,
    /** The server's message that belongs to no field. */
    problem,
    /** Rises with each refused submit, so that a summary can take the focus again. */
    failedSubmits,
    errors: failing,
    field: (name: Name) => ({
      ...binding(name, () => {
        const values = read();
        if (isEmpty(values[name])) return;
        void problemsOf(rules, values).then(({ [name]: wrong }) => wrong !== undefined && setErrors((before) => ({ ...before, [name]: wrong })));
      }),
      /** What was typed stays where the form comes back. */
      defaultValue: typed.current[name],
      // A field with an error is checked again as it is left; the others are left in peace until then.
      onChange: () => {
        if (errors[name] !== undefined) setErrors(({ [name]: _gone, ...rest }) => rest);
      },
    }),
  };
}
