import Check from '@mui/icons-material/CheckRounded';
import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SystemStatus } from '../../../generated/api.ts';
import { systemActLabels } from '../../../generated/enums.ts';
import { formatDate, formatDayParts, formatRelative, todayHere } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';
import { Facts, Part } from './Part.tsx';
import type { Acts } from './useActs.ts';

/** The last backups day by day, how the newest went, and one by hand. */
export function Backups({ backup, acts }: Pick<SystemStatus, 'backup'> & { acts: Acts }) {
  const { is_configured, is_encrypted, is_running, every_hours, last_at, rows, files, seconds, failed_at, because, history } = backup;
  const held = rows !== null && files !== null && seconds !== null ? messages.held(rows, files, seconds) : null;
  const byHand = is_configured && (
    <Button size="small" disabled={is_running || acts.pending} onClick={() => acts.run('back_up')}>
      {is_running ? messages.backingUp : systemActLabels.back_up}
    </Button>
  );
  return (
    <Part title={messages.backups} action={byHand}>
      {!is_configured && messages.backupsNone}
      {is_configured && history.length > 0 && <History history={history} />}
      {is_configured && (
        <Facts
          facts={[
            [messages.last, last_at === null ? messages.never : [formatRelative(last_at), held].filter(Boolean).join(', ')],
            [messages.every, every_hours === null ? messages.unknown : messages.hours(every_hours)],
            [messages.encrypted, is_encrypted ? messages.yes : messages.no],
            ...(failed_at === null ? [] : [[messages.failedAt, `${formatRelative(failed_at)}. ${because ?? ''}`] as const]),
          ]}
        />
      )}
    </Part>
  );
}

function History({ history }: Pick<SystemStatus['backup'], 'history'>) {
  return (
    <Box
      component="ol"
      aria-label={messages.history}
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(7, 1fr)', md: 'repeat(14, 1fr)' }, gap: '4px', m: 0, mb: 2, p: 0, listStyle: 'none' }}
    >
      {history.map(({ at, because }) => (
        <Box key={at} component="li" title={because ?? undefined} sx={{ textAlign: 'center', fontSize: 'var(--fs-small)', lineHeight: '18px' }}>
          <Box
            aria-hidden="true"
            sx={{
              display: 'grid',
              placeItems: 'center',
              height: 26,
              borderRadius: '4px',
              color: because === null ? 'success.main' : 'error.main',
              background: because === null ? 'var(--success-soft)' : 'var(--error-soft)',
              '& svg': { fontSize: 16 },
            }}
          >
            {because === null ? <Check /> : <Close />}
          </Box>
          <span className="num" aria-hidden="true">
            {formatDayParts(todayHere(new Date(at)), { day: 'numeric' })}
          </span>
          <span className="vh">{messages.ofDay(formatDate(at), because)}</span>
        </Box>
      ))}
    </Box>
  );
}
