import Check from '@mui/icons-material/CheckRounded';
import MarkUnread from '@mui/icons-material/MarkChatUnreadOutlined';
import Replay from '@mui/icons-material/ReplayRounded';
import Snooze from '@mui/icons-material/SnoozeRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openMoves } from '../../../engine/contract/transitions.ts';
import type { Chat, ChatEmployeeStatus, Role } from '../../../generated/api.ts';
import { chatEmployeeStatusTransitions } from '../../../generated/transitions.ts';
import { api, dataOf } from '../../api/client.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { namedRegion } from '../../../engine/web/namedRegion.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from '../../features/chat/messages.ts';
import { inboxMessages } from './messages.ts';
import { chatKeys } from '../../features/chat/queries.ts';
import { dueMoment, snoozeChoices } from '../../features/chat/when.ts';
import { unseen } from '../../../engine/web/theme/unseen.ts';

interface Move {
  status: ChatEmployeeStatus;
  snoozed_until?: string;
}

/** In a line as narrow as a phone's the button is its icon; its words are still what it is called. */
const asIcon = {
  flex: 'none',
  '@container (max-width: 419px)': {
    minWidth: 44,
    padding: 0,
    '& .MuiButton-startIcon': { margin: 0 },
    '& .words': unseen,
  },
} as const;

/** What staff can do with a chat besides answering: resolve, snooze, take the duty back up, mark as unread. Each can be undone. */
export function StaffActions({ chat, role, onUnread }: { chat: Chat; role: Role; onUnread: () => void }) {
  const client = useQueryClient();
  const now = useNow();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const change = useMutation({
    mutationFn: (move: Move) => dataOf(api.PATCH('/chats/update-status/{id}', { params: { path: { id: chat.id } }, body: move })),
    onSuccess: (_chat, move) => {
      const undo = { label: messages.undo, onClick: () => change.mutate({ status: 'needs_reply' }) };
      if (move.status === 'resolved') toast.success(inboxMessages.resolved, { action: undo });
      if (move.snoozed_until !== undefined) toast.success(inboxMessages.snoozed(dueMoment(move.snoozed_until)), { action: undo });
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: chatKeys.all }),
  });
  const unread = useMutation({
    mutationFn: () => dataOf(api.POST('/chats/{id}/unread', { params: { path: { id: chat.id } } })),
    onMutate: onUnread,
    onSuccess: () => toast.success(inboxMessages.markedUnread),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: chatKeys.all }),
  });
  const current = { state: chat.employee_status ?? 'resolved' };
  const open = new Set(openMoves(chatEmployeeStatusTransitions, current, role, now).flatMap((move) => (move.via ? [] : [move.to])));
  return (
    <>
      {chat.last_seq > 0 && (
        <IconButton aria-label={inboxMessages.markUnread} title={inboxMessages.markUnread} onClick={() => unread.mutate()} disabled={unread.isPending}>
          <MarkUnread />
        </IconButton>
      )}
      {open.has('snoozed') && (
        <>
          <IconButton
            aria-label={inboxMessages.snooze}
            title={inboxMessages.snooze}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
            disabled={change.isPending}
          >
            <Snooze />
          </IconButton>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={namedRegion(inboxMessages.snooze)}>
            {snoozeChoices(now).map(({ label, until }) => (
              <MenuItem
                key={label}
                onClick={() => {
                  setAnchor(null);
                  change.mutate({ status: 'snoozed', snoozed_until: until });
                }}
              >
                {label}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
      {open.has('resolved') ? (
        <Button variant="outlined" startIcon={<Check />} onClick={() => change.mutate({ status: 'resolved' })} disabled={change.isPending} sx={asIcon}>
          <span className="words">{inboxMessages.resolve}</span>
        </Button>
      ) : (
        open.has('needs_reply') && (
          <Button variant="outlined" startIcon={<Replay />} onClick={() => change.mutate({ status: 'needs_reply' })} disabled={change.isPending} sx={asIcon}>
            <span className="words">{inboxMessages.reopen}</span>
          </Button>
        )
      )}
    </>
  );
}
