import Box from '@mui/material/Box';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldFrame } from '../../web/fields/FieldFrame.tsx';
import type { InputProps } from '../overrides.ts';
import { isEmpty } from '../provider/body.ts';
import { isRecord } from '../../web/problem.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { FormScope, inputId } from './useFieldInput.ts';

/** An object: its fields together, under its name. What an optional one requires counts once something is filled in. */
export function GroupInput({ field, source }: InputProps) {
  const scope = useContext(FormScope);
  const value: unknown = useWatch({ name: source });
  const begun = isRecord(value) && Object.values(value).some((one) => !isEmpty(one) && one !== false);
  const fields = field.fields ?? [];
  const optional = !field.required || field.nullable;
  return (
    <FieldFrame id={inputId(scope, source)} label={field.label} {...(field.hint ? { hint: field.hint } : {})} optional={optional} group>
      {(control) => (
        <Box id={control.id} tabIndex={-1} sx={{ borderLeft: '2px solid var(--border)', pl: 4, py: 1 }}>
          <FieldGrid fields={optional && !begun ? fields.map((inner) => ({ ...inner, required: false })) : fields} source={source} />
        </Box>
      )}
    </FieldFrame>
  );
}
