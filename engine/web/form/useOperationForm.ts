import { useState } from 'react';
import type { FormEvent } from 'react';
import { useForm, useWatch, type FieldValues } from 'react-hook-form';
import type { Problem } from '../problem.ts';
import { contractResolver } from './contractResolver.ts';
import { bodyOf, isEmpty, problemsOf, refusalOf, type FormRules } from './problems.ts';
import { sending } from './sent-from.ts';
import { useFields } from './useFields.ts';
import { useFormDraft } from './useFormDraft.ts';

/** The messages in the form library's tree of errors, by path. */
function messagesIn(tree: object, at = ''): [path: string, message: string][] {
  return Object.entries(tree).flatMap(([key, node]: [string, unknown]) => {
    if (typeof node !== 'object' || node === null || key === 'ref') return [];
    const path = at + key;
    const own: [string, string][] = 'message' in node && typeof node.message === 'string' ? [[path, node.message]] : [];
    return [...own, ...messagesIn(node, `${path}.`)];
  });
}

/** A form made by hand for an operation: checks what it would send when a field is left and on submit, and puts the server's errors on their fields. */
export function useOperationForm<Values extends object, Body = Values>(rules: FormRules<Values, Body>) {
  type Name = keyof Values & string;
  // The library types names and values loosely; this hook's own types say which belong together.
  const form = useForm<FieldValues>({
    defaultValues: rules.initial,
    shouldFocusError: false,
    resolver: contractResolver((values) => problemsOf(rules, values as Values)),
  });
  const { errors: found, isDirty, isSubmitting, submitCount } = form.formState;
  const errors = Object.fromEntries(messagesIn(found));
  const [problem, setProblem] = useState<Problem | null>(null);
  const { failing, binding, at, focusFirstError } = useFields(rules, errors);
  const values = useWatch({ control: form.control }) as Values;

  // Only what was typed: what somebody else saved in the other fields meanwhile stays.
  const before = new Map<string, unknown>(Object.entries(rules.initial));
  const changed = Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)));
  const { sent, ...kept } = useFormDraft<Partial<Values>>(rules.keep, {
    draft: Object.fromEntries(changed) as Partial<Values>,
    isDirty,
    restore: (draft) => {
      for (const [name, value] of Object.entries(draft)) if (name in rules.initial) form.setValue(name, value, { shouldDirty: true });
    },
    clear: () => form.reset(rules.initial),
  });

  const refused = () => {
    if (rules.focusFirst) focusFirstError();
  };
  const send = async (typed: FieldValues): Promise<boolean> => {
    try {
      if ((await rules.submit(bodyOf(rules, typed as Values), typed as Values)) === false) return false;
      if (rules.again) form.reset(rules.again(typed as Values));
      sent(rules.again !== undefined);
      return true;
    } catch (error) {
      const refusal = refusalOf(rules, error, typed as Values);
      setProblem(refusal.problem);
      for (const [name, message] of Object.entries(refusal.errors)) form.setError(name, { type: 'server', message });
      refused();
      return false;
    }
  };

  return {
    values,
    busy: isSubmitting,
    /** Something differs from what the form began with. */
    isDirty,
    /** The server's message that belongs to no field. */
    problem,
    /** Rises with each submit, so that a summary can take the focus again. */
    failedSubmits: submitCount,
    errors: failing,
    /** Whether it came back filled in; for `Restored`. */
    kept,
    set<Key extends Name>(name: Key, value: Values[Key]) {
      form.setValue<string>(name, value, { shouldDirty: true });
      // A field with an error is checked again as it is left; the others are left in peace until then.
      if (name in found) form.clearErrors(name);
    },
    at,
    field: (name: Name) =>
      binding(name, () => {
        if (!isEmpty(values[name])) void form.trigger(name);
      }),
    /** Without an event where something else than the form's own button sends it, like a second confirmation. Answers whether it was sent. */
    async onSubmit(event?: FormEvent): Promise<boolean> {
      event?.preventDefault();
      if (isSubmitting) return false;
      sending();
      setProblem(null);
      let isSent = false;
      await form.handleSubmit(async (typed) => {
        isSent = await send(typed);
      }, refused)(event);
      return isSent;
    },
  };
}
