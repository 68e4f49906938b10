import Check from '@mui/icons-material/CheckCircleOutlineRounded';
import Person from '@mui/icons-material/PersonOutlineRounded';
import Schedule from '@mui/icons-material/ScheduleRounded';
import Snooze from '@mui/icons-material/SnoozeRounded';
import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import type { Chat } from '../../../generated/api.ts';
import type { Tone } from '../../../engine/contract/descriptor.ts';
import { chatEmployeeStatusLabels } from '../../../generated/enums.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { inboxMessages } from './messages.ts';
import { dueMoment, shortMoment } from '../../features/chat/when.ts';

interface ChatLabel {
  tone: Tone;
  icon: ReactElement;
  /** In a list. */
  short: string;
  /** Beside a name. */
  long: string;
}

/** What a chat asks of staff, in words. */
export function chatLabelOf(chat: Chat, now: Date): ChatLabel {
  switch (chat.employee_status) {
    case 'needs_reply': {
      const due = chat.reply_by;
      if (!due) return { tone: 'turn', icon: <Schedule />, short: chatEmployeeStatusLabels.needs_reply, long: chatEmployeeStatusLabels.needs_reply };
      if (new Date(due) < now)
        return { tone: 'error', icon: <Schedule />, short: inboxMessages.overdue(shortMoment(due, now)), long: inboxMessages.overdue(shortMoment(due, now)) };
      return { tone: 'turn', icon: <Schedule />, short: inboxMessages.replyBy(dueMoment(due, now)), long: inboxMessages.needsReplyBy(dueMoment(due, now)) };
    }
    case 'snoozed': {
      const text = inboxMessages.snoozedTo(chat.snoozed_until ? dueMoment(chat.snoozed_until, now) : '');
      return { tone: 'info', icon: <Snooze />, short: text, long: text };
    }
    case 'resolved':
      return { tone: 'success', icon: <Check />, short: chatEmployeeStatusLabels.resolved, long: chatEmployeeStatusLabels.resolved };
    default:
      return { tone: 'neutral', icon: <Person />, short: chatEmployeeStatusLabels.waiting_on_client, long: chatEmployeeStatusLabels.waiting_on_client };
  }
}

/** The state as a chip. */
export function ChatStatusChip({ chat }: { chat: Chat }) {
  const { tone, icon, long } = chatLabelOf(chat, useNow());
  return <StatusChip tone={tone} icon={icon} label={long} />;
}

const inks: Partial<Record<Tone, string>> = { turn: 'var(--turn-ink)', error: 'var(--error)', success: 'var(--success)', info: 'var(--info)' };

/** The state as one quiet line of a list. */
export function ChatStateLine({ chat }: { chat: Chat }) {
  const { tone, icon, short } = chatLabelOf(chat, useNow());
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        gap: '5px',
        alignItems: 'center',
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        color: inks[tone] ?? 'text.tertiary',
        '& .MuiSvgIcon-root': { fontSize: 14 },
      }}
    >
      {icon}
      {short}
    </Box>
  );
}
