import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useDataProvider, useUpdate, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { savedByText } from '../../web/merge/who.ts';
import { toastDone } from '../../web/act/toastDone.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { useDescriptor } from '../ContractContext.tsx';
import { fieldText } from '../fields/fieldText.ts';
import { messages } from '../messages.ts';
import { countsWritings, sameValue, updateBody, type Values } from '../provider/body.ts';
import { saveTyped } from './saveTyped.ts';
import { SchemaForm, type SaveResult } from './SchemaForm.tsx';

import { pageMessages } from './messages.ts';

interface FactEditorProps {
  field: FieldDescriptor;
  record: RaRecord;
  onClose: () => void;
}

/** One field of a record, changed where it stands: Enter saves, Escape cancels, the message offers to undo it. */
export default function FactEditor({ field, record, onClose }: FactEditorProps) {
  const resource = useDescriptor();
  const { segment } = resource;
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [update] = useUpdate();
  const frame = useRef<HTMLDivElement>(null);
  const base = useRef(record);
  const fields = useMemo(() => [field], [field]);
  useEffect(() => frame.current?.querySelector<HTMLElement>('input, textarea, select, button[aria-pressed]')?.focus(), []);

  const send = async (values: Values, read: RaRecord): Promise<void> => {
    const data = { ...read, [field.name]: values[field.name] };
    await update(segment, { id: record.id, data, previousData: read }, { returnPromise: true, mutationMode: 'pessimistic' });
  };
  const takeBack = async () => {
    const { data } = await provider.getOne<RaRecord>(segment, { id: record.id });
    await send(record, data);
    await queries.invalidateQueries();
  };
  const done = (more = ''): undefined => {
    toastDone(`${pageMessages.savedField(field.label)}${more && `. ${more}`}`, takeBack);
    void queries.invalidateQueries();
    onClose();
  };

  const save = async (typed: Values): Promise<SaveResult> => {
    if (sameValue(typed[field.name] ?? null, base.current[field.name] ?? null)) {
      onClose();
      return undefined;
    }
    return saveTyped({
      isVersioned: countsWritings(resource),
      fields,
      typed,
      read: base.current,
      send,
      load: async () => (await provider.getOne<RaRecord>(segment, { id: record.id })).data,
      onSaved: done,
      onConflict: ({ theirs, by }) => {
        base.current = theirs;
        const now = fieldText(field, theirs[field.name], { timed: true });
        return { errors: { [field.name]: pageMessages.saveAgain(`${savedByText(by)}${now === null ? '' : ` ${field.label}: ${now}.`}`) } };
      },
    });
  };

  return (
    <Box
      ref={frame}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      sx={{ '--form-pad': '0px', '--form-columns': 'minmax(0, 1fr)', '& section': { pt: 0 } }}
    >
      <SchemaForm
        record={record}
        fields={fields}
        operation={resource.update?.id}
        bodyOf={(values) => updateBody(resource, base.current, { ...base.current, [field.name]: values[field.name] })}
        onSave={save}
        bar={<Buttons onClose={onClose} />}
      />
    </Box>
  );
}

function Buttons({ onClose }: { onClose: () => void }) {
  const { isSubmitting } = useFormState();
  return (
    <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
      <Button type="submit" variant="contained" size="small" disabled={isSubmitting}>
        {isSubmitting ? messages.saving : messages.save}
      </Button>
      <Button color="inherit" size="small" onClick={onClose}>
        {messages.cancel}
      </Button>
    </Box>
  );
}
