import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { messages } from '../../web/merge/messages.ts';
import { withChoice } from '../../web/merge/mergeByField.ts';
import { listed, savedByText, type SavedBy } from '../../web/merge/who.ts';
import { Note } from '../../web/Note.tsx';
import { Segmented } from '../../web/Segmented.tsx';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { FieldView } from '../fields/FieldView.tsx';
import { overridden } from '../overrides.ts';
import { sameValue } from '../provider/body.ts';
import type { Question, RecordMerge } from './mergeRecords.ts';

export interface Conflict extends RecordMerge {
  /** The record as it is saved by now. */
  theirs: RaRecord;
  by: SavedBy;
}

/** On a phone the two values stand below each other, each whole. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  '& > span:first-of-type': { minWidth: 120 },
  '& > [role="group"]': { flexWrap: 'wrap', maxWidth: '100%' },
  '& > [role="group"] > button': { flex: '1 1 auto', whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' },
} as const;

/**
 * Two people changed the same fields of a record: who and when, what was merged, and a choice for each conflict. Rendered inside the form, which continues from
 * the saved version with the typed changes on top.
 */
export default function ConflictNote({ conflict }: { conflict: Conflict }) {
  const { reset, getValues, setValue } = useFormContext<FieldValues>();
  const [chosen, setChosen] = useState<Readonly<Record<number, 'mine' | 'theirs'>>>({});
  const { by, questions, taken } = conflict;

  const taking = useRef<Conflict>(undefined);
  // Before the note can be pressed: an effect that runs after it is shown would undo a choice made at once.
  useLayoutEffect(() => {
    if (taking.current === conflict) return;
    taking.current = conflict;
    setChosen({});
    reset(conflict.theirs);
    for (const [name, value] of Object.entries(conflict.merged)) {
      if (!sameValue(value ?? null, conflict.theirs[name] ?? null)) setValue(name, value, { shouldDirty: true });
    }
  }, [conflict, reset, setValue]);

  const choose = (index: number, side: 'mine' | 'theirs') => {
    const question = questions[index];
    const [name] = question?.path ?? [];
    if (!question || name === undefined) return;
    setChosen((before) => ({ ...before, [index]: side }));
    setValue(name, withChoice<FieldValues>(getValues(), question.path, question[side])[name], { shouldDirty: true });
  };
  const ask = by.isYou ? messages.askYourself : messages.ask;
  const sides = [
    { id: 'mine', name: by.isYou ? messages.here : messages.yours },
    { id: 'theirs', name: by.isYou ? messages.there : messages.theirs },
  ] as const;

  return (
    <Note tone="warning" live sx={{ mb: 3 }}>
      <strong>{savedByText(by)}</strong> {ask(listed(questions.map(({ label }) => label)))} {taken.length > 0 && messages.cameIn(listed(taken))}
      <Box component="ul" sx={{ my: 3, display: 'grid', gap: 2 }}>
        {questions.map((question, index) => (
          <Box component="li" key={question.path.join('.')} sx={row}>
            <span>{question.label}</span>
            <Segmented
              label={question.label}
              value={chosen[index] ?? 'mine'}
              onChange={(side) => choose(index, side)}
              choices={sides.map(({ id, name }) => ({
                id,
                name,
                shown: (
                  <>
                    {messages.side(name, '')}
                    <Side question={question} side={id} conflict={conflict} />
                  </>
                ),
              }))}
            />
          </Box>
        ))}
      </Box>
      <Button type="submit" variant="outlined" size="small">
        {messages.save}
      </Button>
    </Note>
  );
}

/** One side's value, as the record's page shows it. */
function Side({ question: { path, field, shown }, side, conflict }: { question: Question; side: 'mine' | 'theirs'; conflict: Conflict }) {
  const { segment } = useDescriptor();
  const { overrides } = useContract();
  const [name = '', ...rest] = path;
  const Own = rest.length === 0 ? overrides.field(segment, name) : undefined;
  if (Own) return overridden(Own, { field, record: { ...conflict.theirs, ...(side === 'mine' ? conflict.merged : {}), [name]: shown[side] } });
  // An amount to the cent: the sides may differ by no more.
  return <FieldView field={field} value={shown[side]} dense={field.kind !== 'cents'} />;
}
