import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { draftFields } from '../../../../domain/link-sheet.ts';
import type { GridColumn, GridTicks } from '../../../../engine/console/grid/column.ts';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { SuggestField } from '../../../../engine/web/fields/SuggestField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { formatCents, formatNumber } from '../../../../engine/web/format.ts';
import type { User } from '../../../../generated/api.ts';
import { linkTierLabels } from '../../../../generated/enums.ts';
import { VinReading } from '../../../features/vehicles/VinReading.tsx';
import { CardFields, RowCards } from '../../sheet/RowCards.tsx';
import { isCellName, readingOf, type CarRow, type CellName, type RowStanding } from './carRows.ts';
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
  return (
    <RowCards
      label={label}
      rows={rows}
      height={92}
      ticks={ticks}
      renderPhoto={(row) => <PhotoOf row={row} onPhoto={onPhoto} />}
      renderHead={(row) => {
        const { car } = readingOf(row);
        const [count, besides] = fitWords(fitFor(row, wish));
        const facts = [
          car.price === undefined || car.price === null ? undefined : formatCents(car.price, { whole: car.price % 100 === 0 }),
          car.miles === undefined || car.miles === null ? undefined : messages.away(formatNumber(car.miles)),
          car.dealer,
          car.distance === undefined || car.distance === null ? undefined : messages.away(formatNumber(car.distance)),
        ].filter(Boolean);
        return (
          <>
            <b>{car.title ?? row.cells.url ?? row.cells.vin ?? messages.car}</b>
            <Box sx={{ color: 'text.secondary' }}>{facts.join(', ')}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {[car.tier && linkTierLabels[car.tier], count && `${count} (${besides ?? ''})`].filter(Boolean).join(', ')}
            </Box>
          </>
        );
      }}
      renderBelow={(row, isOpen) => {
        const { car, errors, warnings, open: leftOpen } = readingOf(row);
        const read = Object.keys(leftOpen).length > 0 && row.found?.read;
        const asked = isOpen ? columns.filter(({ edit }) => edit).map(({ id }) => id) : Object.keys(errors);
        return (
          <>
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
            <CardFields>
              {asked.filter(isCellName).map((name) => (
                <CardField key={name} row={row} name={name} error={errors[name]} onEdit={onEdit} columns={columns} />
              ))}
            </CardFields>
          </>
        );
      }}
      renderBand={(row) => {
        const state = standing(row);
        return state?.state === 'twin' || state?.state === 'repeat' ? (
          <TwinBand isWide row={row} standing={state} firstName={client.first_name} onLeaveOut={onLeaveOut} />
        ) : null;
      }}
    />
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
