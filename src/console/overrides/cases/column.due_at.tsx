import Late from '@mui/icons-material/ErrorOutlineRounded';
import Soon from '@mui/icons-material/AccessTimeRounded';
import Box from '@mui/material/Box';
import { formatDateTime, formatSpan, todayHere } from '../../../../engine/web/format.ts';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { useNow } from '../../../kit/live/useNow.ts';
import { messages } from '../../cases/messages.ts';

/** How long is left: dark red once it is late, warm while it is due today, quiet before. */
export default function DueCell({ record }: ViewProps) {
  const now = useNow();
  const due: unknown = record['due_at'];
  if (typeof due !== 'string') return null;
  const left = Date.parse(due) - now.getTime();
  const isToday = todayHere(new Date(due)) === todayHere(now);
  const [Icon, colour] = left < 0 ? ([Late, 'error.main'] as const) : ([Soon, 'var(--turn-ink)'] as const);
  const isNear = left < 0 || isToday;
  return (
    <Box
      component="time"
      dateTime={due}
      title={formatDateTime(due)}
      className="num"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        whiteSpace: 'nowrap',
        color: isNear ? colour : 'text.secondary',
        '& .MuiSvgIcon-root': { fontSize: 14 },
      }}
    >
      {isNear && <Icon />}
      {left < 0 ? messages.late(formatSpan(-left)) : isToday ? messages.left(formatSpan(left)) : formatDateTime(due)}
    </Box>
  );
}
