import Box from '@mui/material/Box';
import { useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { begunForm, formOf } from '../../contract/object-form.ts';
import { FieldFrame } from '../../web/fields/FieldFrame.tsx';
import { SelectField } from '../../web/fields/SelectField.tsx';
import { messages } from '../messages.ts';
import type { InputProps } from '../overrides.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { emptyValue } from './inputKind.ts';
import { FormScope, inputId } from './useFieldInput.ts';

const none = '';

/** An object of several forms: which one is chosen first, then its fields. Another form begins empty; only what both have stays. */
export default function FormsInput({ field, source }: InputProps) {
  const scope = useContext(FormScope);
  const { setValue, getValues } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const forms = field.forms ?? [];
  const form = formOf(forms, value);
  const optional = !field.required || field.nullable;
  const choices = forms.map(({ label }, index) => ({ id: String(index), name: label }));
  const choose = (chosen: string) => {
    const next = forms[Number(chosen)];
    if (chosen === none || !next) return setValue(source, null, { shouldDirty: true });
    const before: unknown = getValues(source);
    const kept = Object.entries(typeof before === 'object' && before !== null ? before : {}).filter(
      ([name, one]) => one !== null && one !== undefined && next.fields.some((inner) => inner.name === name),
    );
    return setValue(
      source,
      { ...begunForm(next, emptyValue), ...Object.fromEntries(kept), ...(next.told ? { [next.told.by]: next.told.value } : {}) },
      { shouldDirty: true },
    );
  };
  return (
    <FieldFrame id={inputId(scope, source)} label={field.label} {...(field.hint ? { hint: field.hint } : {})} optional={optional} group>
      {(control) => (
        <Box id={control.id} tabIndex={-1} sx={{ borderLeft: '2px solid var(--border)', pl: 4, py: 1, display: 'grid', gap: 4 }}>
          <SelectField
            id={`${control.id}-form`}
            label={messages.formOf(field.label)}
            name={`${source}-form`}
            value={form ? String(forms.indexOf(form)) : none}
            choices={optional ? [{ id: none, name: messages.noChoice }, ...choices] : choices}
            onChange={choose}
          />
          {form && <FieldGrid key={forms.indexOf(form)} fields={form.fields} source={source} />}
        </Box>
      )}
    </FieldFrame>
  );
}
