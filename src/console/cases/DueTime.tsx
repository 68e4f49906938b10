import Late from '@mui/icons-material/ErrorOutlineRounded';
import Soon from '@mui/icons-material/AccessTimeRounded';
import Box from '@mui/material/Box';
import { formatDateTime, formatSpan } from '../../../engine/web/format.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { groupOf } from './groups.ts';
import { messages } from './messages.ts';

/** How long is left for the answer: dark red once it is late, warm while it is due today, quiet before. @param due ISO instant */
export function DueTime({ due }: { due: string }) {
  const now = useNow();
  const left = Date.parse(due) - now.getTime();
  const group = groupOf({ due_at: due }, now);
  const [Icon, colour] = group === 'overdue' ? ([Late, 'error.main'] as const) : ([Soon, 'var(--turn-ink)'] as const);
  const isNear = group !== 'later';
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
      {group === 'overdue' ? messages.late(formatSpan(-left)) : group === 'today' ? messages.left(formatSpan(left)) : formatDateTime(due)}
    </Box>
  );
}
