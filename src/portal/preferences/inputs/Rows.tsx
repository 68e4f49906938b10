import Add from '@mui/icons-material/AddRounded';
import ArrowUp from '@mui/icons-material/ArrowUpwardRounded';
import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { carName } from '../../../../domain/car-name.ts';
import { FieldFrame } from '../../../../engine/web/fields/FieldFrame.tsx';
import { canBeLeftOut } from '../../../features/preferences/fields.ts';
import { messages } from '../../../features/preferences/messages.ts';
import { ContractInput, type ContractInputProps } from './ContractInput.tsx';
import { rowsOf, withValue, type Values } from '../../../features/preferences/inputs/values.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const nameOf = (row: Values, index: number): string =>
  [textOf(row['name']), carName(textOf(row['make']), textOf(row['model'])), textOf(row['from'])].filter(Boolean).join(' ') || String(index + 1);

/** Rows of a list of objects in their order; a row not yet complete stays here until its required fields are filled. */
export default function Rows({ field, value, onChange, errors, path = field.name }: ContractInputProps) {
  const kept = rowsOf(value);
  const [drafts, setDrafts] = useState<readonly Values[]>([]);
  const rows = [...kept, ...drafts];
  const fields = field.items?.fields ?? [];
  const isComplete = (row: Values) =>
    fields.every((each) => !each.required || (row[each.name] !== undefined && row[each.name] !== null && row[each.name] !== ''));
  const keep = (next: readonly Values[]) => {
    const complete = next.filter(isComplete);
    setDrafts(next.filter((row) => !isComplete(row)));
    if (JSON.stringify(complete) !== JSON.stringify(kept)) onChange(complete);
  };
  return (
    <FieldFrame label={field.label} hint={field.hint} error={errors?.[path]} optional={canBeLeftOut(path)} group>
      {() => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {rows.map((row, index) => (
            <Box
              // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
              key={index}
              sx={{
                display: 'flex',
                gap: 2,
                alignItems: 'flex-end',
                flexWrap: 'wrap',
                border: '1px solid var(--border-soft)',
                borderRadius: 'var(--r)',
                padding: 3,
              }}
            >
              <Box
                sx={{
                  flex: 1,
                  minWidth: 220,
                  display: 'grid',
                  gap: 3,
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${Math.min(fields.length, 3)}, minmax(0, 1fr))` },
                }}
              >
                {fields.map((each) => (
                  <ContractInput
                    key={each.name}
                    field={{ ...each, hint: undefined }}
                    value={row[each.name]}
                    beside={row}
                    errors={errors}
                    path={`${path}.${index}.${each.name}`}
                    onChange={(next) => keep(rows.with(index, withValue(row, each, next)))}
                  />
                ))}
              </Box>
              <Box sx={{ display: 'flex', flex: 'none' }}>
                {index > 0 && (
                  <IconButton aria-label={messages.vehicle.up(nameOf(row, index))} onClick={() => keep(rows.toSpliced(index, 1).toSpliced(index - 1, 0, row))}>
                    <ArrowUp />
                  </IconButton>
                )}
                <IconButton aria-label={messages.chips.remove(nameOf(row, index))} onClick={() => keep(rows.toSpliced(index, 1))}>
                  <Close />
                </IconButton>
              </Box>
            </Box>
          ))}
          <Button variant="outlined" startIcon={<Add />} disabled={drafts.length > 0} onClick={() => setDrafts([...drafts, {}])} sx={{ justifySelf: 'start' }}>
            {messages.chips.add}
          </Button>
        </Box>
      )}
    </FieldFrame>
  );
}
