import Warning from '@mui/icons-material/WarningAmberRounded';
import Done from '@mui/icons-material/CheckCircleOutlineRounded';
import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatNumber } from '../../web/format.ts';
import { useHoldWhile } from '../../web/leave.ts';
import { messages as shared } from '../../web/messages.ts';
import { Progress } from '../../web/Progress.tsx';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { messages } from './messages.ts';
import { recordPath } from '../paths.ts';
import type { FilterValues } from './conditions.ts';
import { usePlaced } from './placed.ts';
import { setRun, type BulkRun } from './bulkRuns.ts';

/** So many of the refused are named; the rest is one press away. */
const named = 3;

/** Below the bar of chosen rows: how far an act on many is; then what came of it, who was refused and why, and the way back. */
export default function BulkNote({ run }: { run: BulkRun }) {
  const { segment } = useDescriptor();
  useHoldWhile(!run.isOver);
  return run.isOver ? <Outcome run={run} onClose={() => setRun(segment, undefined)} /> : <Running run={run} />;
}

const line = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 12px',
  p: '10px 16px',
  borderBottom: '1px solid var(--border)',
  fontSize: 'var(--fs-dense)',
} as const;

function Running({ run }: { run: BulkRun }) {
  const { failed = run.failures.length } = run;
  return (
    <Box sx={line}>
      <b>{run.label}</b>
      <Progress
        label={`${run.label}: ${messages.running}`}
        percent={((run.done + failed) / Math.max(1, run.total)) * 100}
        sx={{ flex: '1 1 160px', maxWidth: 320 }}
      />
      <span className="num">{messages.doneOf(formatNumber(run.done), formatNumber(run.total), failed)}</span>
      {run.isWaiting && <Box sx={{ color: 'text.secondary' }}>{messages.waiting}</Box>}
      <Button size="small" color="inherit" sx={{ ml: 'auto' }} onClick={run.stop}>
        {messages.stop}
      </Button>
    </Box>
  );
}

function Outcome({ run, onClose }: { run: BulkRun; onClose: () => void }) {
  const { segment } = useDescriptor();
  const { basename } = useContract();
  const { setFilters } = useListContext();
  const placed = usePlaced();
  const show = (filter: FilterValues) => (placed ? placed.open({ filter, sort: null }) : setFilters(filter));
  const { failures } = run;
  const isPartial = failures.length > 0 || run.isStopped;
  const Icon = isPartial ? Warning : Done;
  const tone = isPartial ? 'warning' : 'success';
  return (
    <Box role="status" sx={{ ...line, background: `var(--${tone}-soft)`, alignItems: 'flex-start' }}>
      <Icon aria-hidden="true" sx={{ color: `var(--${tone})`, fontSize: 20 }} />
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box component="b" sx={{ display: 'block' }}>
          {[
            run.said,
            run.isStopped && messages.stopped(formatNumber(run.done), formatNumber(run.total)),
            failures.length > 0 && messages.notChanged(failures.length),
          ]
            .filter(Boolean)
            .join(', ')}
        </Box>
        {failures.length > 0 && (
          <Box component="ul">
            {failures.slice(0, named).map(({ id, name, message }) => (
              <li key={id}>
                <RouterLink to={recordPath(basename, segment, id)} style={{ textDecoration: 'underline' }}>
                  {name}
                </RouterLink>
                {`: ${message}`}
              </li>
            ))}
            {failures.length > named && <li>{messages.andMore(failures.length - named)}</li>}
          </Box>
        )}
      </Box>
      {run.undo && run.done > 0 && (
        <Button size="small" onClick={run.undo}>
          {messages.undoAll(formatNumber(run.done))}
        </Button>
      )}
      {failures.length > 0 && (
        <Button size="small" variant="outlined" onClick={() => show({ id: failures.map(({ id }) => id) })}>
          {messages.showFailed(failures.length)}
        </Button>
      )}
      <IconButton size="small" aria-label={shared.close} onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  );
}
