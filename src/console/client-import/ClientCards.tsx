import Box from '@mui/material/Box';
import { useState } from 'react';
import { clientFields, type ClientField } from '../../../domain/client-sheet.ts';
import type { GridTicks } from '../../../engine/console/grid/column.ts';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { CardFields, RowCards } from '../sheet/RowCards.tsx';
import { isField, readingOf, type ClientRow, type Reader, type RowStanding } from './clientTable.ts';
import { choicesOf, nameOf, textOf } from './columns.tsx';
import { SameEmail } from './SameEmail.tsx';

interface ClientCardsProps {
  label: string;
  rows: readonly ClientRow[];
  /** Fields at a press. */
  shown: readonly ClientField[];
  reader: Reader;
  ticks: GridTicks<ClientRow>;
  standing: (row: ClientRow) => RowStanding | undefined;
  onEdit: (row: ClientRow, name: ClientField, text: string) => void;
  onLeaveOut: (row: ClientRow) => void;
}

/** The same rows on a phone: a card each, with the fields that need a look open, and all of them at a press. */
export default function ClientCards({ label, rows, shown, reader, ticks, standing, onEdit, onLeaveOut }: ClientCardsProps) {
  return (
    <RowCards
      label={label}
      rows={rows}
      height={66}
      ticks={ticks}
      renderHead={(row) => {
        const { draft, cells } = readingOf(row, reader);
        return (
          <>
            <b>{nameOf(row, reader)}</b>
            <Box sx={{ color: 'text.secondary' }}>{[draft.email ?? cells.email, draft.phone].filter(Boolean).join(', ')}</Box>
          </>
        );
      }}
      renderBelow={(row, isOpen) => {
        const { errors } = readingOf(row, reader);
        const asked = isOpen ? shown : Object.keys(errors).filter(isField);
        return (
          <CardFields>
            {asked.map((name) => (
              <CardField key={name} row={row} name={name} reader={reader} error={errors[name]} onEdit={onEdit} />
            ))}
          </CardFields>
        );
      }}
      renderBand={(row) => {
        const state = standing(row);
        return state?.state === 'twin' || state?.state === 'repeat' ? <SameEmail row={row} standing={state} onLeaveOut={onLeaveOut} /> : null;
      }}
    />
  );
}

interface CardFieldProps {
  row: ClientRow;
  name: ClientField;
  reader: Reader;
  error: string | undefined;
  onEdit: (row: ClientRow, name: ClientField, text: string) => void;
}

/** Kept when it is left, as a cell of the table is. */
function CardField({ row, name, reader, error, onEdit }: CardFieldProps) {
  const field = clientFields.find((each) => each.name === name);
  const kept = field ? textOf(row, field, name, reader) : '';
  const [typed, setTyped] = useState(kept);
  if (!field) return null;
  const choices = choicesOf(field, reader.named);
  if (choices) {
    const { draft } = readingOf(row, reader);
    return (
      <SelectField
        label={field.label}
        value={choices.find(({ id }) => id === draft[name])?.id ?? ''}
        choices={[{ id: '', name: '–' }, ...choices]}
        onChange={(id) => onEdit(row, name, id)}
        {...(error === undefined ? {} : { error })}
      />
    );
  }
  return (
    <TextField
      label={field.label}
      value={typed}
      {...(field.rules.maxLength === undefined ? {} : { maxLength: field.rules.maxLength })}
      {...(error === undefined ? {} : { error })}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== kept) onEdit(row, name, typed);
      }}
    />
  );
}
