import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { RaRecord } from 'react-admin';
import { formatNumber } from '../../web/format.ts';
import { readableFields } from '../access.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import type { KeyFigure } from '../../contract/record-page.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { fieldText, fillFields } from '../fields/fieldText.ts';
import { pageMessages } from './messages.ts';

/** The figures that matter most about a record, side by side; those without a value are left out. */
export function KeyFigures({ figures, record }: { figures: readonly KeyFigure[]; record: RaRecord }) {
  const { fields } = useDescriptor();
  const { role } = useContract();
  const readable = readableFields(fields, role);
  const shown = figures.flatMap((figure) => {
    const field = readable.find(({ name }) => name === figure.field);
    const text = fieldText(field, record[figure.field]);
    return field && text !== null ? [{ figure, field, text: typeof text === 'number' ? formatNumber(text) : text }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Card
      component="section"
      aria-label={pageMessages.keyFigures}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))`,
        mb: 4,
        '& > * + *': { borderLeft: '1px solid var(--border-soft)' },
        '@media (max-width: 600px)': {
          gridTemplateColumns: '1fr 1fr',
          '& > *:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / 3' },
          '& > * + *': { borderLeft: 0 },
          '& > *:nth-last-of-type(-n + 2)': { borderTop: '1px solid var(--border-soft)' },
          '& > *:last-of-type': { borderLeft: '1px solid var(--border-soft)' },
        },
      }}
    >
      {shown.map(({ figure, field, text }) => (
        <Figure key={field.name} figure={figure} field={field} text={text} record={record} />
      ))}
    </Card>
  );
}

function Figure({ figure, field, text, record }: { figure: KeyFigure; field: FieldDescriptor; text: string; record: RaRecord }) {
  const { fields } = useDescriptor();
  const value: unknown = record[field.name];
  const most: unknown = field.kind === 'percent' && field.rules.maximum === 100 ? 100 : figure.of && record[figure.of];
  const share = typeof value === 'number' && typeof most === 'number' && most > 0 ? Math.min(1, value / most) : undefined;
  const isCounted = figure.of !== undefined && typeof most === 'number';
  const counts = [...(figure.note ?? '').matchAll(/\{([a-z_]+)/g)].map(([, name]) => record[name ?? '']);
  // A note that counts nothing says nothing.
  const note = figure.note === undefined || counts.includes(0) ? undefined : fillFields(figure.note, fields, record);
  return (
    <Box sx={{ p: '12px 16px 14px', minWidth: 0 }}>
      <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-small)', color: 'text.secondary' }}>{field.label}</Box>
      <Box sx={{ fontSize: 22, lineHeight: '30px', fontWeight: 'fontWeightBold', letterSpacing: 'var(--tr-h1)', overflowWrap: 'anywhere' }}>
        {text}
        {isCounted && (
          <Box component="span" sx={{ ml: '6px', fontSize: 'var(--fs-ui)', fontWeight: 'fontWeightRegular', letterSpacing: 0, color: 'text.secondary' }}>
            {pageMessages.ofMost(formatNumber(most))}
          </Box>
        )}
      </Box>
      {share !== undefined && (
        <Box aria-hidden="true" sx={{ height: 6, my: '4px', borderRadius: 3, background: 'var(--border-soft)', overflow: 'hidden' }}>
          <Box sx={{ width: `${share * 100}%`, height: '100%', background: 'var(--accent)' }} />
        </Box>
      )}
      {note && <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-small)', color: 'text.secondary' }}>{note}</Box>}
    </Box>
  );
}
