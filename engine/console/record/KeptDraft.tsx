import { useEffect, useRef, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { Restored } from '../../web/form/Restored.tsx';
import { useFormDraft } from '../../web/form/useFormDraft.ts';
import { isFileField, sameValue, type Values } from '../provider/body.ts';

/** The name under which a form stores its draft and, for a change, the record it was typed on. */
export interface FormToKeep {
  name: string;
  base?: () => RaRecord;
  /** The restored draft was typed on this record. */
  onBase?: (record: RaRecord) => void;
}

interface Draft {
  /** A change that comes back is saved on the record it was typed on: what others saved since is merged. */
  base?: RaRecord;
  typed: Values;
}

interface KeptDraftProps {
  keep: FormToKeep;
  fields: readonly FieldDescriptor[];
  /** The form was saved, or is being. */
  saved: RefObject<boolean>;
}

/** Stores the draft of a schema's form until it is saved, and restores it. Rendered inside the form. Files and passwords are not stored. */
export default function KeptDraft({ keep: { name, base, onBase }, fields, saved }: KeptDraftProps) {
  const { reset, setValue } = useFormContext<Values>();
  const { isDirty, defaultValues } = useFormState<Values>();
  const values: Values = useWatch();
  const kept = fields.filter((field) => !isFileField(field) && field.kind !== 'password');
  const typed = Object.fromEntries(
    kept.flatMap((field) => (sameValue(values[field.name] ?? null, defaultValues?.[field.name] ?? null) ? [] : [[field.name, values[field.name] ?? null]])),
  );
  const begun = base?.();
  const { sent, ...draft } = useFormDraft<Draft>(name, {
    draft: { typed, ...(begun ? { base: begun } : {}) },
    isDirty: isDirty && Object.keys(typed).length > 0,
    restore: (found) => {
      if (onBase && found.base) {
        onBase(found.base);
        reset(found.base);
      }
      for (const [field, value] of Object.entries(found.typed)) setValue(field, value, { shouldDirty: true });
    },
    clear: () => reset(),
  });
  const leave = useRef(sent);
  useEffect(() => {
    leave.current = sent;
  });
  useEffect(
    () => () => {
      if (saved.current) leave.current();
    },
    [saved],
  );
  return <Restored kept={draft} />;
}
