import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LinkImport, LinkImportRow } from '../../../../generated/api.ts';
import { linkImportOutcomeTones, linkImportOutcomeLabels } from '../../../../generated/enums.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import { messages } from './messages.ts';
import { draftLabel } from './fields.ts';

/** The result for each row of a sheet, with errors at their fields. */
export function SheetRows({ answer, clientId }: { answer: LinkImport; clientId: string }) {
  const [onlyTrouble, setOnlyTrouble] = useState(false);
  const rows = onlyTrouble ? answer.rows.filter((row) => row.outcome === 'invalid') : answer.rows;
  const heading = answer.created === 0 && answer.is_preview ? messages.nothingToAdd : messages.found(answer.created, answer.duplicates + answer.invalid);
  return (
    <Card component="section" aria-label={heading}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          minHeight: 48,
          padding: '6px 16px',
          borderBottom: '1px solid var(--border-soft)',
        }}
      >
        <Box component="h2" sx={{ typography: 'h4', flex: 1 }} aria-live="polite">
          {heading}
        </Box>
        {answer.invalid > 0 && (
          <FormControlLabel
            control={<Switch checked={onlyTrouble} onChange={(event) => setOnlyTrouble(event.target.checked)} />}
            label={messages.onlyTrouble}
          />
        )}
      </Box>
      <ol>
        {rows.map((row) => (
          <Row key={row.row} row={row} clientId={clientId} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ row, clientId }: { row: LinkImportRow; clientId: string }) {
  const to = useAreaPath();
  return (
    <Box
      component="li"
      aria-label={messages.rowOf(row.row)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '36px minmax(0, 1fr)', sm: '64px minmax(0, 1fr) auto' },
        gap: '2px 12px',
        alignItems: 'start',
        padding: '8px 16px',
        '& + &': { borderTop: '1px solid var(--border-soft)' },
      }}
    >
      <Box component="span" className="num" sx={{ color: 'text.tertiary' }}>
        {row.row}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <b style={{ fontWeight: 'var(--w-medium)' }}>{row.title ?? row.url ?? '–'}</b>
        {row.title && row.url && <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{row.url}</Box>}
        {Object.entries(row.errors).map(([field, message]) => (
          <Box key={field} sx={{ color: 'error.main' }}>
            {draftLabel(field)}: {message}
          </Box>
        ))}
        {row.warnings.map((warning) => (
          <Box key={warning} sx={{ color: 'var(--warning)', fontSize: 'var(--fs-small)' }}>
            {warning}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, gridColumn: { xs: 2, sm: 'auto' } }}>
        {row.outcome === 'duplicate' && row.link_id && (
          <Link component={RouterLink} to={to(`/client-profiles/${clientId}?tab=links&link=${row.link_id}`)}>
            {messages.seeIt}
          </Link>
        )}
        <StatusChip label={linkImportOutcomeLabels[row.outcome]} tone={linkImportOutcomeTones[row.outcome] ?? 'neutral'} />
      </Box>
    </Box>
  );
}
