import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ConfirmDialog } from '../../../engine/web/ConfirmDialog.tsx';
import { formatNumber, formatRelative } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import type { ClientImport } from '../../../generated/api.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { RunLine } from '../sheet/RunLine.tsx';
import { messages } from './messages.ts';

interface ImportLineProps {
  newest: ClientImport | undefined;
  /** Begun on this page, since it was opened. */
  isOurs: boolean;
  onUndo: (id: string) => void;
}

/** The import on its way, or the last one: what came of it, and the way back for a day. */
export function ImportLine({ newest, isOurs, onUndo }: ImportLineProps) {
  const to = useAreaPath();
  const [isAsking, setAsking] = useState(false);
  if (!newest) return null;
  const { id, state, done, total, created, left_out, problem, is_undoable, created_at, created_by_name, kept, kept_count } = newest;
  const count = formatNumber(created);
  const undo = is_undoable && (
    <Button size="small" color="inherit" onClick={() => setAsking(true)}>
      {messages.undo}
    </Button>
  );
  const ask = (
    <ConfirmDialog
      open={isAsking}
      title={messages.undoAsk}
      confirmLabel={messages.undo}
      onClose={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        onUndo(id);
      }}
    >
      <p>{messages.undoWhat(created, count)}</p>
      <p>{messages.undoFinal}</p>
    </ConfirmDialog>
  );
  if (state === 'running' || state === 'undoing') {
    const isImporting = state === 'running';
    const words = isImporting ? messages.importing : messages.removing;
    return (
      <>
        <RunLine
          words={words(formatNumber(done), formatNumber(total))}
          label={isImporting ? messages.importingLabel : messages.removingLabel}
          percent={(done / Math.max(1, total)) * 100}
          sums={messages.goesOn}
          action={undo}
        />
        {ask}
      </>
    );
  }
  if (state === 'undone')
    return isOurs || kept_count > 0 ? (
      <>
        <Undone kept={kept} count={kept_count} created={created} problem={problem} undo={undo} />
        {ask}
      </>
    ) : null;
  if (isOurs)
    return (
      <>
        <Note
          tone={left_out.length === 0 ? 'success' : 'warning'}
          live
          action={
            <>
              {undo}
              <Button size="small" color="inherit" component={RouterLink} to={to('/client-profiles')}>
                {messages.seeClients}
              </Button>
            </>
          }
        >
          {[messages.imported(created, count, left_out.length === 0 ? null : formatNumber(left_out.length)), problem].filter(Boolean).join(' ')}
        </Note>
        {ask}
      </>
    );
  if (!is_undoable) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
      {[messages.importedEarlier(created, count, formatRelative(created_at), created_by_name), problem].filter(Boolean).join('. ')}
      {undo}
      {ask}
    </Box>
  );
}

interface UndoneProps extends Pick<ClientImport, 'kept' | 'created' | 'problem'> {
  count: number;
  /** Again, where not all of it was. */
  undo: ReactNode;
}

function Undone({ kept, count, created, problem, undo }: UndoneProps) {
  const to = useAreaPath();
  const [tone, said] =
    problem === null ? (['warning', messages.kept(count, formatNumber(count))] as const) : (['error', messages.halfUndone(problem)] as const);
  if (count === 0) return <Note tone="success">{created === 0 ? messages.undoneNone : messages.undone}</Note>;
  return (
    <Note tone={tone} live action={undo}>
      {said}{' '}
      {kept.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <RouterLink to={to(`/client-profiles/${id}`)}>{name}</RouterLink>
        </span>
      ))}
      {count > kept.length && ` ${messages.andMore(formatNumber(count - kept.length))}`}
    </Note>
  );
}
