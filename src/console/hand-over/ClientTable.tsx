import { inSentence } from '../../../engine/contract/inSentence.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { HandOverQuote } from '../../../generated/api.ts';
import { stepInProcessLabels } from '../../../generated/enums.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatDay } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';
import { isPast, waitedFor, type Placement } from './placement.ts';

const rowsAtFirst = 8;

interface ClientTableProps {
  quote: HandOverQuote;
  placed: Placement;
  /** The label of clients who go to no one. */
  nobody: string;
  onPlace: (client: string, advisor: string | undefined) => void;
}

/** Each client with what waits and whom they go to, the most urgent first. */
export function ClientTable({ quote: { rows, advisors }, placed, nobody, onPlace }: ClientTableProps) {
  const to = useAreaPath();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, rowsAtFirst);
  return (
    <Card component="section" aria-labelledby="client-by-client">
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', p: '12px 16px' }}>
        <Box component="h2" id="client-by-client" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold' }}>
          {messages.byClient}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
          {messages.urgentFirst}
        </Box>
        {!all && rows.length > rowsAtFirst && (
          <Button size="small" sx={{ ml: 'auto' }} onClick={() => setAll(true)}>
            {messages.showAll(rows.length)}
          </Button>
        )}
      </Box>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {[messages.client, messages.step, messages.waiting, messages.goesTo].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.client_id}>
              <td>
                <Link component={RouterLink} to={to(`/client-profiles/${row.client_id}`)} sx={{ fontWeight: 'fontWeightMedium' }}>
                  {row.client_name}
                </Link>
              </td>
              <Box component="td" sx={{ color: 'text.secondary' }}>
                {stepInProcessLabels[row.step_in_process]}
              </Box>
              <td>
                <Waits row={row} />
              </td>
              <td>
                <select
                  aria-label={messages.goesToOf(row.client_name)}
                  value={placed[row.client_id] ?? ''}
                  onChange={({ target }) => onPlace(row.client_id, target.value || undefined)}
                >
                  <option value="">{nobody}</option>
                  {advisors.map(({ id, name, load, capacity, away_until }) => (
                    <option key={id} value={id}>
                      {`${name} (${load} of ${capacity}${away_until ? `, ${inSentence(messages.absent(formatDay(away_until)))}` : ''})`}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

function Waits({ row: { complaint_since, waiting_since, date_to_re_engage, in_progress } }: { row: HandOverQuote['rows'][number] }) {
  if (complaint_since) return <Box sx={{ color: 'var(--warning)' }}>{messages.complaintOpen(waitedFor(complaint_since))}</Box>;
  if (waiting_since) return <Box sx={{ color: 'var(--turn-ink)' }}>{messages.chatWaiting(waitedFor(waiting_since))}</Box>;
  if (date_to_re_engage && in_progress) {
    const isOverdue = isPast(date_to_re_engage);
    return <Box sx={{ color: isOverdue ? 'var(--error)' : 'text.secondary' }}>{messages.followUpOn(formatDay(date_to_re_engage), isOverdue)}</Box>;
  }
  return <Box sx={{ color: 'text.tertiary' }}>{messages.nothingWaiting}</Box>;
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 'var(--fs-dense)',
  lineHeight: '20px',
  '& th': {
    p: '8px 16px',
    textAlign: 'left',
    fontSize: 'var(--fs-small)',
    fontWeight: 'fontWeightMedium',
    color: 'text.secondary',
    background: 'var(--surface-2)',
  },
  '& th:nth-of-type(2)': { width: '18%' },
  '& th:nth-of-type(4)': { width: '34%' },
  '& td': { p: '8px 16px', borderTop: '1px solid var(--border-soft)' },
  '& select': {
    width: '100%',
    minHeight: 32,
    p: '0 4px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--r-sm)',
    background: 'var(--surface)',
    color: 'inherit',
    font: 'inherit',
  },
  '@media (max-width: 900px)': {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '0 8px', p: '8px 16px', borderTop: '1px solid var(--border-soft)' },
    '& td': { p: '2px 0', border: 0 },
    '& td:nth-of-type(3), & td:nth-of-type(4)': { gridColumn: '1 / 3' },
    '& select': { width: '100%', minHeight: 44 },
  },
} as const;
