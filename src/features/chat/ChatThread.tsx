import Box from '@mui/material/Box';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import type { ComponentType } from 'react';
import type { Chat, Role } from '../../../generated/api.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { messages as chatMessages } from './messages.ts';
import { useThread } from './useThread.ts';

interface ChatThreadProps {
  /** A chat's id, or 21. Callers pass the same as `key`: another chat remounts. */
  id: string;
  reader: Role;
  /** Above the messages. */
  Header: ComponentType<{ chat: Chat | undefined }>;
  quickReplies?: readonly string[];
}

/** One conversation with its composer; fills the height it is given. */
export function ChatThread({ id, reader, Header, quickReplies }: ChatThreadProps) {
  const thread = useThread(id);
  const { conversation, query } = thread;
  const shown = useSteady(query);
  const chat = conversation?.chat;
  return (
    <Box
      component="section"
      aria-label={chat?.client_name ?? chatMessages.conversation}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, height: '100%', background: 'var(--bg)' }}
    >
      <Header chat={chat} />
      {shown.isPending && <ThreadSkeleton />}
      {shown.isError && (
        <ErrorState title={chatMessages.loadFailed} onRetry={() => void shown.refetch()}>
          {sentenceOf(shown.error)} {chatMessages.loadFailedHint}
        </ErrorState>
      )}
      {conversation && (
        <>
          <MessageList
            chatId={conversation.chat.id}
            messages={conversation.messages}
            outgoing={thread.outgoing}
            reader={reader}
            otherName={reader === 'client' ? conversation.chat.employee_name : conversation.chat.client_name}
            readByOther={reader === 'client' ? conversation.chat.employee_read_seq : conversation.chat.client_read_seq}
            readUpTo={reader === 'client' ? conversation.chat.client_read_seq : conversation.chat.employee_read_seq}
            hasOlder={conversation.older !== null}
            onOlder={thread.loadOlder}
            onRetry={thread.retry}
            onDiscard={thread.discard}
            onSeen={thread.markRead}
          />
          <Composer chatId={id} kept={thread.kept} ready={thread.canSend} onSend={thread.send} quickReplies={quickReplies} />
        </>
      )}
    </Box>
  );
}

function ThreadSkeleton() {
  return (
    <Box sx={{ flex: 1, padding: 5 }}>
      <Loading label={chatMessages.loading}>
        <MessagesSkeleton />
      </Loading>
    </Box>
  );
}

/** Some messages of both sides before they are there. */
export function MessagesSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {[46, 60, 38, 52].map((width, row) => (
        <Skeleton key={width} height={44} width={`${width}%`} sx={{ justifySelf: row % 2 === 0 ? 'start' : 'end' }} />
      ))}
    </Box>
  );
}
