import Box from '@mui/material/Box';
import { firstNameOf } from '../../../domain/first-name.ts';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Suspense, useState, type ComponentType } from 'react';
import type { Chat, ChatNote, Role } from '../../../generated/api.ts';
import { PageFailed } from '../../../engine/web/PageFailed.tsx';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { messages as chatMessages } from './messages.ts';
import { PresenceLine } from './PresenceLine.tsx';
import type { StaffParts } from './staff.ts';
import { usePresence } from './usePresence.ts';
import { useThread } from './useThread.ts';

const none: readonly ChatNote[] = [];

interface HeaderProps {
  chat: Chat | undefined;
  /** What is shown stays as unread as it is marked. */
  onUnread: () => void;
}

interface ChatThreadProps {
  /** A chat's id, or 21. Callers pass the same as `key`: another chat remounts. */
  id: string;
  reader: Role;
  /** Above the messages. */
  Header: ComponentType<HeaderProps>;
  staff?: StaffParts;
  /** The number of a message that was looked for. */
  sought?: number | undefined;
}

/** One conversation with its composer; fills the height it is given. */
export function ChatThread({ id, reader, Header, staff, sought }: ChatThreadProps) {
  const thread = useThread(id);
  const { conversation, query } = thread;
  const shown = useSteady(query);
  const chat = conversation?.chat;
  const presence = usePresence(chat?.id, conversation?.messages.at(-1));
  const [isNote, setIsNote] = useState(false);
  return (
    <Box
      component="section"
      aria-label={chat?.client_name ?? chatMessages.conversation}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, height: '100%', background: 'var(--bg)' }}
    >
      <Header chat={chat} onUnread={thread.keepUnread} />
      {shown.isPending && <ThreadSkeleton />}
      {shown.isError && (
        <PageFailed isPage={false} error={shown.error} what={chatMessages.chat} failed={chatMessages.loadFailed} onRetry={() => void shown.refetch()}>
          {chatMessages.loadFailedHint}
        </PageFailed>
      )}
      {conversation && (
        <>
          <MessageList
            chatId={conversation.chat.id}
            messages={conversation.messages}
            notes={conversation.notes ?? none}
            Note={staff?.Note}
            outgoing={thread.outgoing}
            reader={reader}
            otherName={reader === 'client' ? conversation.chat.employee_name : conversation.chat.client_name}
            readByOther={reader === 'client' ? conversation.chat.employee_read_seq : conversation.chat.client_read_seq}
            readUpTo={reader === 'client' ? conversation.chat.client_read_seq : conversation.chat.last_seq - conversation.chat.unread}
            hasOlder={conversation.older !== null}
            onOlder={thread.loadOlder}
            onRetry={thread.retry}
            onDiscard={thread.discard}
            onSeen={thread.markRead}
            sought={sought}
            onReach={thread.reach}
          />
          {thread.unsentHere > 0 && (
            <Box component="p" role="status" sx={{ flex: 'none', padding: { xs: '4px 16px', md: '4px 20px' }, color: 'text.secondary' }}>
              {chatMessages.unsentHere(thread.unsentHere)}
            </Box>
          )}
          <PresenceLine others={presence.others} />
          <Box sx={{ flex: 'none', borderTop: '1px solid var(--border)', background: 'var(--surface)' }}>
            {staff && (
              <Box sx={{ padding: { xs: '10px 12px 0', md: '10px 16px 0' } }}>
                <Segmented
                  label={chatMessages.sendTo}
                  value={isNote ? 'note' : 'client'}
                  onChange={(next) => setIsNote(next === 'note')}
                  choices={[
                    { id: 'client', name: chatMessages.to(firstNameOf(conversation.chat.client_name)) },
                    { id: 'note', name: chatMessages.staffNote },
                  ]}
                />
              </Box>
            )}
            {/* Hidden only: its files go on arriving. */}
            <Box hidden={isNote}>
              <Composer
                chatId={id}
                kept={thread.kept}
                ready={thread.canSend}
                onSend={thread.send}
                onTyping={presence.typing}
                unready={staff?.unready}
                tools={staff && { Part: staff.Tools, chat: conversation.chat }}
              />
            </Box>
            {staff && isNote && (
              <Suspense fallback={<Box sx={{ height: 122 }} />}>
                <staff.NoteComposer chatId={conversation.chat.id} kept={thread.kept} />
              </Suspense>
            )}
          </Box>
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
