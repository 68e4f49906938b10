import Copy from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import type { GridBand } from '../../../engine/console/grid/column.ts';
import { formatNumber } from '../../../engine/web/format.ts';
import { roleLabels } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { messages as shared } from '../sheet/messages.ts';
import type { ClientRow, RowStanding } from './clientTable.ts';
import { messages } from './messages.ts';

interface SameEmailProps {
  row: ClientRow;
  standing: RowStanding | undefined;
  onLeaveOut: (row: ClientRow) => void;
}

/** What the grid says below such rows. */
export function sameEmailBand(standings: ReadonlyMap<string, RowStanding>, onLeaveOut: (row: ClientRow) => void): GridBand<ClientRow> {
  return {
    has: ({ id }) => ['twin', 'repeat'].includes(standings.get(id)?.state ?? ''),
    show: (row) => <SameEmail row={row} standing={standings.get(row.id)} onLeaveOut={onLeaveOut} />,
  };
}

/** Whose e-mail it is already: an account's, or another row's. */
export function SameEmail({ row, standing, onLeaveOut }: SameEmailProps) {
  const to = useAreaPath();
  const twin = standing?.state === 'twin' ? (row.found?.twin ?? null) : null;
  return (
    <>
      <Copy aria-hidden="true" sx={{ color: 'var(--warning)', fontSize: 16, flex: 'none' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {twin ? messages.has(twin.name, inSentence(roleLabels[twin.role])) : messages.twice(formatNumber(standing?.above ?? row.place))}
      </Box>
      {twin?.role === roles.client && (
        <Button
          component={RouterLink}
          to={to(`/client-profiles/${twin.id}`)}
          target="_blank"
          size="small"
          variant="outlined"
          color="inherit"
          sx={{ flex: 'none', background: 'var(--surface)' }}
        >
          {messages.view}
        </Button>
      )}
      <Button size="small" variant="outlined" color="inherit" onClick={() => onLeaveOut(row)} sx={{ flex: 'none', background: 'var(--surface)' }}>
        {shared.leaveOut}
      </Button>
    </>
  );
}
