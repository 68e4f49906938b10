import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { messages } from '../../web/merge/messages.ts';
import { withChoice } from '../../web/merge/mergeByField.ts';
import { savedByText, type SavedBy } from '../../web/merge/who.ts';
import { Note } from '../../web/Note.tsx';
import { Segmented } from '../../web/Segmented.tsx';
import { FieldView } from '../fields/FieldView.tsx';
import { sameValue } from '../provider/body.ts';
import type { RecordMerge } from './mergeRecords.ts';

export interface Conflict extends RecordMerge {
  /** The record as it is saved by now. */
  theirs: RaRecord;
  by: SavedBy;
}

/**
 * Two people changed the same fields of a record: who and when, what was merged, and a choice for each conflict. Rendered inside the form, which continues from
 * the saved version with the typed changes on top.
 */
export default function ConflictNote({ conflict }: { conflict: Conflict }) {
  const { reset, getValues, setValue } = useFormContext<FieldValues>();
  const [chosen, setChosen] = useState<Readonly<Record<number, 'mine' | 'theirs'>>>({});
  const { by, questions, taken } = conflict;

  const taking = useRef<Conflict>(undefined);
  useEffect(() => {
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
      <strong>{savedByText(by)}</strong> {ask(questions.map(({ label }) => label).join(', '))} {taken.length > 0 && messages.cameIn(taken.join(', '))}
      <Box sx={{ overflowX: 'auto', my: 2 }}>
        <Table size="small">
          <TableBody>
            {questions.map(({ path, field, label, shown }, index) => (
              <TableRow key={path.join('.')}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                {sides.map(({ id, name }) => (
                  <TableCell key={id}>
                    <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{name}</Box>
                    <FieldView field={field} value={shown[id]} dense />
                  </TableCell>
                ))}
                <TableCell>
                  <Segmented label={label} value={chosen[index] ?? 'mine'} onChange={(side) => choose(index, side)} choices={sides} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Button type="submit" variant="outlined" size="small">
        {messages.save}
      </Button>
    </Note>
  );
}
