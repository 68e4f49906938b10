// What takes long, with how far it is and the way to stop it; then what came of it and the way back.
import Table from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatNumber, formatRelative } from '../../../../engine/web/format.ts';
import { messages as shared } from '../../../../engine/web/messages.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { Progress } from '../../../../engine/web/Progress.tsx';
import type { LinkBatch, User } from '../../../../generated/api.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import type { CarRow } from './carRows.ts';
import { messages } from './messages.ts';
import type { BatchRun } from './useBatch.ts';
import type { Checks } from './useChecks.ts';

function RunLine({ words, label, percent, sums, action }: { words: ReactNode; label: string; percent: number; sums?: string; action: ReactNode }) {
  return (
    <Card
      role="status"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '20px minmax(0, 1fr) auto', md: '20px auto minmax(80px, 200px) minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: '6px 12px',
        p: '8px 8px 8px 14px',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
      }}
    >
      <Table aria-hidden="true" sx={{ fontSize: 18, color: 'var(--text-3)' }} />
      <span className="num">{words}</span>
      <Progress label={label} percent={percent} sx={{ gridColumn: { xs: '2 / 4', md: 'auto' }, gridRow: { xs: 2, md: 'auto' } }} />
      <Box component="span" className="num" sx={{ color: 'text.secondary', gridColumn: { xs: '2 / 4', md: 'auto' } }}>
        {sums}
      </Box>
      <Box component="span" sx={{ gridColumn: { xs: 3, md: 'auto' }, gridRow: { xs: 1, md: 'auto' } }}>
        {action}
      </Box>
    </Card>
  );
}

interface ChecksLineProps {
  checks: Checks;
  /** The file they came from. */
  name: string | undefined;
  total: number;
  counts: Readonly<Record<'ready' | 'twin' | 'fix', number>>;
}

/** How many rows have been looked at; only where that takes long, or stopped. */
export function ChecksLine({ checks: { left, isStopped, problem, setStopped }, name, total, counts }: ChecksLineProps) {
  const done = total - left;
  if (problem !== null)
    return (
      <Note
        tone="error"
        action={
          <Button size="small" onClick={() => setStopped(false)}>
            {messages.tryAgain}
          </Button>
        }
      >
        {messages.checkFailed}: {problem}
      </Note>
    );
  if (left === 0 || total < slowFrom) return null;
  return (
    <RunLine
      words={
        <>
          {name && <b style={{ fontWeight: 'var(--w-medium)' }}>{name} </b>}
          {messages.checked(formatNumber(done), formatNumber(total))}
        </>
      }
      label={messages.checkedLabel}
      percent={(done / Math.max(1, total)) * 100}
      sums={messages.sums(formatNumber(counts.ready), formatNumber(counts.twin), formatNumber(counts.fix))}
      action={
        <Button size="small" color="inherit" onClick={() => setStopped(!isStopped)}>
          {isStopped ? messages.goOn : messages.stop}
        </Button>
      }
    />
  );
}

/** Fewer rows are looked at in a moment. */
const slowFrom = 200;

interface BatchLineProps {
  client: User;
  run: BatchRun | undefined;
  lately: LinkBatch | undefined;
  onUndo: (id: string, total: number, rows?: readonly CarRow[]) => void;
  onClose: () => void;
}

/** A batch on its way, or the last one, which can be taken back for a day. */
export function BatchLine({ client, run, lately, onUndo, onClose }: BatchLineProps) {
  const to = useAreaPath();
  if (run?.is === 'adding' || run?.is === 'removing') {
    const words = run.is === 'adding' ? messages.added : messages.removed;
    return (
      <RunLine
        words={words(formatNumber(run.done), formatNumber(run.total))}
        label={messages.addedLabel}
        percent={(run.done / Math.max(1, run.total)) * 100}
        action={
          <Button size="small" color="inherit" onClick={run.stop}>
            {messages.stop}
          </Button>
        }
      />
    );
  }
  if (run?.is === 'failed')
    return (
      <Note
        tone="error"
        action={
          <Button size="small" onClick={onClose}>
            {shared.close}
          </Button>
        }
      >
        {run.problem}
      </Note>
    );
  if (run?.is === 'added') {
    const { count, isPublished, problem } = run;
    const said = isPublished ? messages.published(count, formatNumber(count), client.first_name) : messages.held(count, formatNumber(count));
    return (
      <Note
        tone={problem === null ? 'success' : 'warning'}
        live
        action={
          <>
            <Button size="small" onClick={() => onUndo(run.id, count, run.rows)}>
              {messages.undo}
            </Button>
            <Button size="small" component={RouterLink} to={to(`/client-profiles/${client.id}?tab=links`)}>
              {messages.seeLinks}
            </Button>
          </>
        }
      >
        {problem === null ? said : `${messages.notPublished}: ${problem}`}
      </Note>
    );
  }
  if (!lately) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
      {messages.batch(lately.links, formatNumber(lately.links), formatRelative(lately.created_at), lately.created_by_name)}
      <Button size="small" onClick={() => onUndo(lately.id, lately.removable)}>
        {messages.undo}
      </Button>
    </Box>
  );
}
