import { listFormat } from '../../../domain/formats.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { clientFields, isClientColumn, wholeName, type ClientColumn } from '../../../domain/client-sheet.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { formatNumber } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';
import type { ClientTable } from './clientTable.ts';

interface MapColumnsProps {
  table: ClientTable;
  onMap: (column: number, to: ClientColumn | undefined) => void;
}

const leftOut = 'left out';

const choices: readonly { id: string; name: string }[] = [
  { id: leftOut, name: messages.leftOut },
  { id: wholeName, name: messages.wholeName },
  ...clientFields.map(({ name, label }) => ({ id: name, name: label })),
];

/** Required fields no column gives. */
export function missingFields(columns: ClientTable['columns']): string[] {
  const isGiven = (name: string) => columns.some((column) => column === name) || (name.endsWith('_name') && columns.includes(wholeName));
  return clientFields.filter(({ name, required }) => required && !isGiven(name)).map(({ label }) => label);
}

/** Which column is which field: matched by its heading, changed here. */
export function MapColumns({ table: { headings, columns, rows }, onMap }: MapColumnsProps) {
  const examples = useMemo(() => headings.map((_heading, index) => rows.find(({ cells }) => cells[index]?.trim())?.cells[index]?.trim()), [headings, rows]);
  const missing = missingFields(columns);
  const isWide = useMediaQuery('(min-width: 901px)');
  // On a phone they come first only where one is missing.
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? (isWide || missing.length > 0);
  const used = columns.filter(Boolean).length;
  return (
    <Card component="section" aria-label={messages.columns}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px', p: '8px 8px 8px 16px' }}>
        <Box component="h2" sx={{ fontSize: 'var(--fs-ui)', fontWeight: 'fontWeightBold' }}>
          {messages.columns}
        </Box>
        <Box
          component="span"
          role={missing.length > 0 ? 'status' : undefined}
          sx={{ flex: '1 1 240px', color: missing.length > 0 ? 'var(--warning)' : 'text.secondary', fontSize: 'var(--fs-dense)' }}
        >
          {missing.length > 0 ? messages.needed(listFormat('en-US', { type: 'disjunction' }).format(missing)) : messages.columnsHint}
        </Box>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.columnsShort(formatNumber(used), formatNumber(headings.length))}
        </Button>
      </Box>
      <Collapse in={isOpen}>
        {/* In the order of the sheet, and beside each other where there is room: the rows below are what is looked at. */}
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridAutoFlow: { md: 'column' },
            gridAutoColumns: { md: 'minmax(168px, 1fr)' },
            gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(168px, 1fr))', md: 'none' },
            overflowX: 'auto',
            p: '4px 16px 12px',
          }}
        >
          {headings.map((heading, index) => {
            const shown = heading.trim() === '' ? messages.unnamed(formatNumber(index + 1)) : heading;
            const example = examples[index];
            return (
              <SelectField
                // oxlint-disable-next-line react/no-array-index-key -- a sheet's columns keep their places
                key={index}
                label={shown}
                value={columns[index] ?? leftOut}
                choices={choices}
                onChange={(to) => onMap(index, isClientColumn(to) ? to : undefined)}
                {...(example === undefined ? {} : { hint: <Box className="cut">{messages.example(example.slice(0, 60))}</Box> })}
              />
            );
          })}
        </Box>
      </Collapse>
    </Card>
  );
}
