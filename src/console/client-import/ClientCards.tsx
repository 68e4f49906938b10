import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useRef, useState } from 'react';
import { clientFields, type ClientField } from '../../../domain/client-sheet.ts';
import type { GridTicks } from '../../../engine/console/grid/column.ts';
import { TickButton } from '../../../engine/console/grid/styles.ts';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { messages as shared } from '../sheet/messages.ts';
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
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here alone, and not kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 66,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
  });
  return (
    <Card ref={frame} component="div" sx={{ height: 'max(360px, calc(100dvh - 300px))', overflow: 'auto', borderRadius: 'var(--r) var(--r) 0 0' }}>
      <Box component="ul" aria-label={label} sx={{ position: 'relative', height: virtual.getTotalSize(), m: 0, p: 0, listStyle: 'none' }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          const state = standing(row)?.state;
          const { draft, errors, cells } = readingOf(row, reader);
          const asked = open === row.id ? shown : Object.keys(errors).filter(isField);
          return (
            <Box
              component="li"
              key={key}
              data-index={index}
              ref={virtual.measureElement}
              sx={{ position: 'absolute', top: 0, left: 0, width: '100%', borderBottom: '1px solid var(--border-soft)' }}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: '32px minmax(0, 1fr) auto',
                  gap: '2px 8px',
                  p: '12px 8px',
                  fontSize: 'var(--fs-dense)',
                  lineHeight: '18px',
                }}
              >
                <TickButton
                  type="button"
                  role="checkbox"
                  aria-checked={ticks.isTicked(row)}
                  aria-label={ticks.label(row)}
                  disabled={!ticks.canTick(row)}
                  onClick={() => ticks.onTick([row], !ticks.isTicked(row))}
                >
                  <i />
                </TickButton>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Box component="b" sx={{ display: 'block', fontWeight: 'var(--w-medium)', fontSize: 14 }}>
                    {nameOf(row, reader)}
                  </Box>
                  <Box sx={{ color: 'text.secondary' }}>{[draft.email ?? cells.email, draft.phone].filter(Boolean).join(', ')}</Box>
                </Box>
                <Button size="small" color="inherit" onClick={() => setOpen(open === row.id ? undefined : row.id)} aria-expanded={open === row.id}>
                  {open === row.id ? shared.done : shared.edit}
                </Button>
                {asked.length > 0 && (
                  <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, mt: 2 }}>
                    {asked.map((name) => (
                      <CardField key={name} row={row} name={name} reader={reader} error={errors[name]} onEdit={onEdit} />
                    ))}
                  </Box>
                )}
              </Box>
              {(state === 'twin' || state === 'repeat') && (
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    gap: 2,
                    p: '10px 12px',
                    background: 'var(--warning-soft)',
                    fontSize: 'var(--fs-dense)',
                  }}
                >
                  <SameEmail row={row} standing={standing(row)} onLeaveOut={onLeaveOut} />
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Card>
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
