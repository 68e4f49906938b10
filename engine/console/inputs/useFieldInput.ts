import { createContext, useContext } from 'react';
import { useInput } from 'react-admin';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { whenReleased } from '../../web/pressed.ts';
import { emptyValue } from './inputKind.ts';

/** Two forms on one screen (a record's and an action's) keep their inputs' ids apart by this. */
export const FormScope = createContext('form');

/** The id of the control of an input, for the summary's links. */
export function inputId(scope: string, source: string): string {
  return `${scope}-${source.replace(/\./g, '-')}`;
}

/** Ties a field of the contract to the form: value, rules, error, and what every field component wants. */
export function useFieldInput(field: FieldDescriptor, source: string) {
  const scope = useContext(FormScope);
  const input = useInput({
    source,
    id: inputId(scope, source),
    defaultValue: emptyValue(field),
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const error = input.fieldState.error?.message;
  const value: unknown = input.field.value;
  return {
    value,
    /** Takes the new value itself, not an event. */
    change: (next: unknown) => input.field.onChange(next),
    blur: () => whenReleased(() => input.field.onBlur()),
    ref: input.field.ref,
    frame: {
      id: input.id,
      label: field.label,
      ...(field.hint ? { hint: field.hint } : {}),
      ...(error ? { error } : {}),
      ...(input.field.disabled ? { disabled: true } : {}),
      optional: !field.required || field.nullable,
    },
  };
}
