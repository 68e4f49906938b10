import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import type { ActionDescriptor } from '../../contract/descriptor.ts';
import { messages } from '../messages.ts';
import { messages as shared } from '../../web/messages.ts';
import ResponsiveDrawerFrame from '../../web/ResponsiveDrawerFrame.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages as listMessages } from '../list/messages.ts';
import { totalText } from '../list/total.ts';
import { overridden } from '../overrides.ts';
import type { Values } from '../provider/body.ts';
import { sentBy } from '../provider/withContract.ts';
import { SchemaForm, type SaveResult } from '../record/SchemaForm.tsx';
import { AnswerView, saysMore } from './AnswerView.tsx';
import { formFields, neededChoices, startingValues } from './actionForm.ts';
import { useAct, type ActOn } from './useAct.tsx';

interface ActionDrawerProps {
  action: ActionDescriptor;
  record?: RaRecord;
  ids?: readonly Identifier[];
  known?: readonly RaRecord[];
  matching?: ActOn['matching'];
  given?: Readonly<Values>;
  /** What was chosen on the screen already, by the form's own fields. */
  begun?: Readonly<Values>;
  /** What is read before the form. */
  before?: ReactNode;
  onClose: () => void;
  onDone?: () => void;
}

/** An action's form, made from its path parameters and body; from the side, on a phone from below. */
export default function ActionDrawer({ action, record, ids, known, matching, given, begun, before, onClose, onDone }: ActionDrawerProps) {
  const { role, overrides } = useContract();
  const resource = useDescriptor();
  const { segment } = resource;
  const { act, question } = useAct();
  const [answer, setAnswer] = useState<unknown>();

  const prefilled = useMemo(() => (record ? (overrides.prefill(segment, action.action)?.(record) ?? {}) : {}), [overrides, segment, action, record]);
  // Of all that a filter finds, those in sight say nothing of the others.
  const chosen = useMemo(() => (matching ? [] : (ids ?? []).map((id) => known?.find((row) => row.id === id) ?? { id })), [ids, known, matching]);
  const fields = useMemo(
    () => formFields(action, role, record, chosen).filter((field) => !(field.name in prefilled)),
    [action, role, record, chosen, prefilled],
  );
  // The form starts with the record it was opened on: later changes to the record update the available choices, and undo nothing that was typed.
  const [defaults] = useState(() => ({ ...startingValues(fields, record ?? given), ...begun }));

  // For which or how many it is, and what is said of it: of a row’s menu nothing else on the screen names the row.
  const one = record ?? (ids?.length === 1 ? known?.find((row) => row.id === ids[0]) : undefined);
  const many = matching ? listMessages.allMatching(totalText(matching.total)) : ids && ids.length > 1 ? messages.selected(ids.length) : undefined;
  const said = [many ?? (one && recordName(resource, one)), action.description].filter((line) => line !== undefined).join('\n') || undefined;

  // What was written for one record outlives a form that was closed by mistake. What is chosen is chosen again.
  const keep = record && fields.some(({ kind }) => kind === 'text') ? { name: `${action.id} ${String(record.id)}` } : undefined;
  const Before = record && overrides.before(segment, action.action);

  const save = async (values: Values): Promise<SaveResult> => {
    const on = {
      ...(record ? { record } : {}),
      ...(ids ? { ids } : {}),
      ...(known ? { known } : {}),
      ...(matching ? { matching } : {}),
      data: { ...values, ...prefilled },
    };
    const result = await act(action, on, { silent: true });
    // Not wanted after all: the form stays as it is.
    if (!result.ok && result.declined) return {};
    if (!result.ok) return { message: result.message, ...(result.errors ? { errors: result.errors } : {}) };
    onDone?.();
    if (action.reads || saysMore(action.answer, result.answer)) setAnswer(result.answer);
    else onClose();
    return undefined;
  };

  return (
    <ResponsiveDrawerFrame
      open
      bare
      onClose={onClose}
      title={action.label}
      below={
        said !== undefined && (
          <Box component="p" sx={{ color: 'text.secondary', pt: 1, whiteSpace: 'pre-line' }}>
            {said}
          </Box>
        )
      }
    >
      <Box hidden={answer !== undefined} sx={{ '& form > section .MuiBox-root': { gridTemplateColumns: 'minmax(0, 1fr)' } }}>
        {Before && <Box sx={{ px: 5, pt: 4 }}>{overridden(Before, { record })}</Box>}
        {before !== undefined && <Box sx={{ px: 5, pt: 4 }}>{before}</Box>}
        <SchemaForm
          fields={fields}
          defaultValues={defaults}
          operation={action.id}
          bodyOf={(values) => sentBy(action, { ...values, ...prefilled }, ids)}
          onSave={save}
          keep={keep}
          bar={<Foot label={action.label} needed={neededChoices(fields)} onCancel={onClose} />}
        />
      </Box>
      {answer !== undefined && (
        // Done: the form closes, so that nothing is sent twice by mistake.
        <>
          <AnswerView fields={action.answer ?? []} answer={answer} />
          <Box sx={{ display: 'flex', gap: 2, px: 5, pb: 5 }}>
            <Button variant="contained" onClick={onClose}>
              {shared.close}
            </Button>
            <Button color="inherit" onClick={() => setAnswer(undefined)}>
              {messages.backToForm}
            </Button>
          </Box>
        </>
      )}
      {question}
    </ResponsiveDrawerFrame>
  );
}

/** The button waits for the required choices. */
function Foot({ label, needed, onCancel }: { label: string; needed: string[]; onCancel: () => void }) {
  const { isSubmitting } = useFormState();
  const chosen = useWatch({ name: needed });
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 'var(--keyboard, 0px)',
        display: 'flex',
        gap: 2,
        p: '12px 20px',
        borderTop: '1px solid var(--border)',
        background: 'var(--surface)',
      }}
    >
      <Button type="submit" variant="contained" disabled={isSubmitting || chosen.some((value: unknown) => typeof value !== 'string' || value === '')}>
        {label}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </Box>
  );
}
