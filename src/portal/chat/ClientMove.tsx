import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openMoves } from '../../../engine/contract/transitions.ts';
import type { Chat, ChatClientStatus } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { chatClientStatusTransitions } from '../../../generated/transitions.ts';
import { api, dataOf } from '../../api/client.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from '../../features/chat/messages.ts';
import { chatKeys } from '../../features/chat/queries.ts';

/** A client who waits for an answer may say that none is needed any more, and take that back. */
export function ClientMove({ chat }: { chat: Chat }) {
  const client = useQueryClient();
  const now = useNow();
  const change = useMutation({
    mutationFn: (status: ChatClientStatus) => dataOf(api.PATCH('/chats/update-status-client/{id}', { params: { path: { id: chat.id } }, body: { status } })),
    onSuccess: (_chat, status) => {
      if (status === 'up_to_date') toast.success(messages.settled, { action: { label: messages.undo, onClick: () => change.mutate('waiting_on_advisor') } });
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: chatKeys.all }),
  });
  if (chat.client_status !== 'waiting_on_advisor') return null;
  const move = openMoves(chatClientStatusTransitions, { state: chat.client_status }, roles.client, now).find(({ to, via }) => to === 'up_to_date' && !via);
  return (
    move && (
      <Button size="small" sx={{ ml: 'auto', flex: 'none' }} disabled={change.isPending} onClick={() => change.mutate('up_to_date')}>
        {move.label}
      </Button>
    )
  );
}
