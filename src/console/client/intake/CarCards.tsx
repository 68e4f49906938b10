import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMemo, useRef, useState } from 'react';
import { draftFields } from '../../../../domain/link-sheet.ts';
import type { GridColumn, GridTicks } from '../../../../engine/console/grid/column.ts';
import { TickButton } from '../../../../engine/console/grid/styles.ts';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { SuggestField } from '../../../../engine/web/fields/SuggestField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { formatCents, formatNumber } from '../../../../engine/web/format.ts';
import type { User } from '../../../../generated/api.ts';
import { linkTierLabels } from '../../../../generated/enums.ts';
import { VinReading } from '../../../features/vehicles/VinReading.tsx';
import { messages as words } from '../../sheet/messages.ts';
import { readingOf, type CarRow, type CellName, type RowStanding } from './carRows.ts';
import { isCellName } from './carTable.ts';
import { fitFor, fitWords, PhotoOf, type Wish } from './columns.tsx';
import { messages } from './messages.ts';
import { TwinBand } from './TwinBand.tsx';

interface CarCardsProps {
  label: string;
  rows: readonly CarRow[];
  columns: readonly GridColumn<CarRow>[];
  ticks: GridTicks<CarRow>;
  client: User;
  wish: Wish | undefined;
  standing: (row: CarRow) => RowStanding | undefined;
  onEdit: (row: CarRow, name: CellName, text: string) => void;
  onLeaveOut: (row: CarRow) => void;
  onPhoto: (row: CarRow) => void;
}

/** The same rows on a phone: a card each, with the fields that need a look open, and all of them at a press. */
export default function CarCards({ label, rows, columns, ticks, client, wish, standing, onEdit, onLeaveOut, onPhoto }: CarCardsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here alone, and not kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 92,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
  });
  return (
    <Card ref={frame} component="div" sx={{ height: 'max(360px, calc(100dvh - 300px))', overflow: 'auto', borderRadius: 'var(--r) var(--r) 0 0' }}>
      <Box component="ul" aria-label={label} sx={{ position: 'relative', height: virtual.getTotalSize(), m: 0, p: 0, listStyle: 'none' }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          const state = standing(row);
          const { car, errors, warnings, open: leftOpen } = readingOf(row);
          const read = Object.keys(leftOpen).length > 0 && row.found?.read;
          const isTicked = ticks.isTicked(row);
          const [count, besides] = fitWords(fitFor(row, wish));
          const asked = open === row.id ? columns.filter(({ edit }) => edit).map(({ id }) => id) : Object.keys(errors);
          const facts = [
            car.price === undefined || car.price === null ? undefined : formatCents(car.price, { whole: car.price % 100 === 0 }),
            car.miles === undefined || car.miles === null ? undefined : messages.away(formatNumber(car.miles)),
            car.dealer,
            car.distance === undefined || car.distance === null ? undefined : messages.away(formatNumber(car.distance)),
          ].filter(Boolean);
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
                  gridTemplateColumns: '32px 44px minmax(0, 1fr) auto',
                  gap: '2px 8px',
                  p: '12px 8px',
                  fontSize: 'var(--fs-dense)',
                  lineHeight: '18px',
                }}
              >
                <TickButton
                  type="button"
                  role="checkbox"
                  aria-checked={isTicked}
                  aria-label={ticks.label(row)}
                  disabled={!ticks.canTick(row)}
                  onClick={() => ticks.onTick([row], !isTicked)}
                >
                  <i />
                </TickButton>
                <PhotoOf row={row} onPhoto={onPhoto} />
                <Box sx={{ minWidth: 0 }}>
                  <Box component="b" sx={{ display: 'block', fontWeight: 'var(--w-medium)', fontSize: 14, overflowWrap: 'anywhere' }}>
                    {car.title ?? row.cells.url ?? row.cells.vin ?? messages.car}
                  </Box>
                  <Box sx={{ color: 'text.secondary' }}>{facts.join(', ')}</Box>
                  <Box sx={{ color: 'text.secondary' }}>
                    {[car.tier && linkTierLabels[car.tier], count && `${count} (${besides ?? ''})`].filter(Boolean).join(', ')}
                  </Box>
                </Box>
                <Button size="small" color="inherit" onClick={() => setOpen(open === row.id ? undefined : row.id)} aria-expanded={open === row.id}>
                  {open === row.id ? words.done : words.edit}
                </Button>
                {Object.entries(warnings).map(([name, warning]) => (
                  <Box key={name} sx={{ gridColumn: '3 / -1', color: 'var(--warning)' }}>
                    {warning}
                  </Box>
                ))}
                {read && (
                  <Box sx={{ gridColumn: '3 / -1' }}>
                    <VinReading
                      read={read}
                      chosen={car}
                      onChoose={(chosen) => Object.entries(chosen).forEach(([name, said]) => isCellName(name) && onEdit(row, name, said))}
                    />
                  </Box>
                )}
                {asked.length > 0 && (
                  <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, mt: 2 }}>
                    {asked.filter(isCellName).map((name) => (
                      <CardField key={name} row={row} name={name} error={errors[name]} onEdit={onEdit} columns={columns} />
                    ))}
                  </Box>
                )}
              </Box>
              {(state?.state === 'twin' || state?.state === 'repeat') && (
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
                  <TwinBand isWide row={row} standing={state} firstName={client.first_name} onLeaveOut={onLeaveOut} />
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
  row: CarRow;
  name: CellName;
  error: string | undefined;
  columns: readonly GridColumn<CarRow>[];
  onEdit: (row: CarRow, name: CellName, text: string) => void;
}

/** Kept when it is left, as a cell of the table is. */
function CardField({ row, name, error, columns, onEdit }: CardFieldProps) {
  const field = draftFields.find((each) => each.name === name);
  const column = columns.find(({ id }) => id === name);
  const kept = row.cells[name] ?? '';
  const [typed, setTyped] = useState(kept);
  const ask = useMemo(() => column?.edit?.ask?.(row), [column, row]);
  if (!field) return null;
  const choices = field.choices;
  if (choices)
    return (
      <SelectField
        label={field.label}
        value={choices.find((choice) => choice.name === kept || choice.id === kept)?.id ?? ''}
        choices={[{ id: '', name: '–' }, ...choices]}
        onChange={(id) => onEdit(row, name, choices.find((choice) => choice.id === id)?.name ?? '')}
        error={error}
      />
    );
  const shared = {
    label: name === 'title' ? messages.car : field.label,
    value: typed,
    ...(column?.edit?.maxLength === undefined ? {} : { maxLength: column.edit.maxLength }),
    onBlur: () => {
      if (typed !== kept) onEdit(row, name, typed);
    },
    error,
  };
  if (ask) return <SuggestField {...shared} suggest={ask} onChange={setTyped} />;
  return <TextField {...shared} onChange={(event) => setTyped(event.target.value)} />;
}
