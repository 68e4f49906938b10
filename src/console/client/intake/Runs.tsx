// What is added or removed, with how far it is and the way to stop it; then what came of it and the way back.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatNumber, formatRelative } from '../../../../engine/web/format.ts';
import { messages as shared } from '../../../../engine/web/messages.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import type { LinkBatch, LinkBatchRun, User } from '../../../../generated/api.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { RunLine } from '../../sheet/RunLine.tsx';
import { messages as words } from '../../sheet/messages.ts';
import type { CarRow } from './carRows.ts';
import { messages } from './messages.ts';
import type { BatchRun } from './useBatch.ts';

interface BatchLineProps {
  client: User;
  run: BatchRun | undefined;
  /** On its way without this tab. */
  running: LinkBatch | undefined;
  /** Has rows that were not added. */
  waiting: LinkBatch | undefined;
  lately: LinkBatch | undefined;
  onStop: (id: string) => void;
  onShow: (id: string) => void;
  onForget: (id: string) => void;
  onUndo: (id: string, total: number, rows?: readonly CarRow[]) => void;
  onClose: () => void;
}

/** A batch on its way, or the last one, which can be taken back for a day. */
export function BatchLine({ client, run, running, waiting, lately, onStop, onShow, onForget, onUndo, onClose }: BatchLineProps) {
  const to = useAreaPath();
  if (run?.is === 'adding' || run?.is === 'removing') {
    const said = run.is === 'adding' ? messages.added : messages.removed;
    return (
      <RunLine
        words={said(formatNumber(run.done), formatNumber(run.total))}
        label={messages.addedLabel}
        percent={(run.done / Math.max(1, run.total)) * 100}
        action={
          <Button size="small" color="inherit" onClick={run.stop}>
            {words.stop}
          </Button>
        }
      />
    );
  }
  if (running?.run) {
    const { done, total } = running.run;
    return (
      <RunLine
        words={messages.added(formatNumber(done), formatNumber(total))}
        label={messages.addedLabel}
        percent={(done / Math.max(1, total)) * 100}
        sums={messages.goesOn}
        action={
          <Button size="small" color="inherit" onClick={() => onStop(running.id)}>
            {words.stop}
          </Button>
        }
      />
    );
  }
  if (run?.is === 'failed')
    return (
      <Told tone="error" acts={[{ label: shared.close, onAct: onClose }]}>
        {run.problem}
      </Told>
    );
  if (run?.is === 'added') {
    const { count, isPublished, isWhole, problem } = run;
    const said = isPublished ? messages.published(count, formatNumber(count), client.first_name) : messages.held(count, formatNumber(count));
    return (
      <Told
        tone={problem === null ? 'success' : 'warning'}
        live
        acts={[
          { label: words.undo, onAct: () => onUndo(run.id, count, run.rows) },
          { label: messages.seeLinks, to: to(`/client-profiles/${client.id}?tab=links`) },
        ]}
      >
        {problem === null ? said : isWhole ? `${messages.notPublished}: ${problem}` : `${said} ${problem}`}
      </Told>
    );
  }
  return (
    <>
      {waiting?.run && <LeftOut run={waiting.run} onShow={() => onShow(waiting.id)} onForget={() => onForget(waiting.id)} />}
      {lately && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
          {messages.batch(lately.links, formatNumber(lately.links), formatRelative(lately.created_at), lately.created_by_name)}
          <Button size="small" onClick={() => onUndo(lately.id, lately.removable)}>
            {words.undo}
          </Button>
        </Box>
      )}
    </>
  );
}

interface LeftOutProps {
  run: LinkBatchRun;
  onShow: () => void;
  onForget: () => void;
}

/** Rows that were not added, to be shown or left. */
function LeftOut({ run: { left_out, problem }, onShow, onForget }: LeftOutProps) {
  return (
    <Told
      tone="warning"
      acts={[
        { label: messages.showLeftOut, onAct: onShow },
        { label: words.leaveOut, onAct: onForget },
      ]}
    >
      {[messages.leftOut(left_out, formatNumber(left_out)), problem].filter(Boolean).join(' ')}
    </Told>
  );
}

type Act = { label: string } & ({ onAct: () => void } | { to: string });

/** What came of it, and what can be done about it. */
function Told({ acts, ...note }: Omit<ComponentProps<typeof Note>, 'action'> & { acts: readonly Act[] }) {
  return (
    <Note
      {...note}
      action={acts.map(({ label, ...act }) => (
        <Button key={label} size="small" {...('to' in act ? { component: RouterLink, to: act.to } : { onClick: act.onAct })}>
          {label}
        </Button>
      ))}
    />
  );
}
