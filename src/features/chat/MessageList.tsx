import ArrowDown from '@mui/icons-material/ArrowDownwardRounded';
import Forum from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import type { ChatNote, Message, Role } from '../../../generated/api.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { EmptyState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { localDay } from '../../../engine/web/zone.ts';
import * as roles from '../../../generated/roles.ts';
import { live } from '../../kit/live/live.ts';
import { useSoundWhenMore } from '../../kit/sound/useSoundWhenMore.ts';
import { MessageBlock } from './MessageBlock.tsx';
import { MessageBubble, OutgoingBubble } from './MessageBubble.tsx';
import { messages as chatMessages } from './messages.ts';
import type { StaffParts } from './staff.ts';
import { blocksOf, threadItems, type Outgoing, type ThreadItem } from './thread.ts';
import { useThreadScroll } from './useThreadScroll.ts';
import { dayHeading } from './when.ts';

interface MessageListProps {
  chatId: string;
  messages: readonly Message[];
  /** Between the messages, for staff. */
  notes: readonly ChatNote[];
  Note?: StaffParts['Note'] | undefined;
  outgoing: readonly Outgoing[];
  reader: Role;
  /** The expected sender on the other side; anyone else is named. */
  otherName: string | null;
  /** The other side has read up to this number. */
  readByOther: number;
  /** The reader's side had read up to this number. */
  readUpTo: number;
  hasOlder: boolean;
  /** Fetches older messages; the returned function shows them. */
  onOlder: () => Promise<() => void>;
  onRetry: (messageId: string) => void;
  onDiscard: (messageId: string) => void;
  /** The end of the conversation is in view. */
  onSeen: () => void;
  /** The message that was looked for, and how what lies before it is fetched. */
  sought?: number | undefined;
  onReach: (seq: number) => Promise<void>;
}

/** A conversation: oldest on top, dates and new messages marked between, following the end unless the user has scrolled up. */
export function MessageList({
  chatId,
  messages,
  notes,
  Note,
  outgoing,
  reader,
  otherName,
  readByOther,
  readUpTo,
  hasOlder,
  onOlder,
  onRetry,
  onDiscard,
  onSeen,
  sought,
  onReach,
}: MessageListProps) {
  const isMine = ({ sender_role: role }: Message) => (reader === 'client' ? role === roles.client : role !== roles.client);
  const { box, atEnd, fresh, toEnd, toMessage, holdPlace, onScroll } = useThreadScroll({ messages, outgoing, noted: notes.length, isMine });
  const [loadingOlder, setLoadingOlder] = useState(false);
  /** Where new messages started when the chat was opened, or when its reader came back to it. */
  const [divider, setDivider] = useState(readUpTo);
  const count = messages.length + notes.length + outgoing.length;
  const last = messages.at(-1)?.seq ?? 0;
  const others = messages.findLast((message) => !isMine(message))?.seq ?? 0;

  const seen = useEffectEvent(() => {
    if (atEnd.current && document.visibilityState === 'visible') onSeen();
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') setDivider(last);
      seen();
    };
    seen();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [last]);

  useEffect(() => live.attend({ id: chatId, isSeen: () => atEnd.current && document.visibilityState === 'visible' }), [atEnd, chatId]);

  useSoundWhenMore(others);

  const seek = useEffectEvent(async (seq: number) => {
    try {
      await onReach(seq);
      requestAnimationFrame(() => toMessage(seq));
    } catch (error) {
      toast.error(reasonOf(error));
    }
  });
  useEffect(() => {
    if (sought !== undefined) void seek(sought);
  }, [sought]);

  const older = async () => {
    setLoadingOlder(true);
    try {
      const show = await onOlder();
      holdPlace();
      show();
    } catch (error) {
      toast.error(reasonOf(error));
    } finally {
      setLoadingOlder(false);
    }
  };

  const lastRead = messages.findLast((message) => isMine(message) && message.seq <= readByOther)?.seq;
  const lastOwn = messages.findLast(isMine)?.seq;
  const reachedBy = ({ seq }: Message) => (seq === lastRead ? 'read' : seq === lastOwn ? 'delivered' : undefined);
  const row = (item: ThreadItem): ReactElement => {
    if (item.kind === 'day') {
      return (
        <Box key={item.key} sx={{ alignSelf: 'center', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}>
          {dayHeading(item.day)}
        </Box>
      );
    }
    if (item.kind === 'unread') return <UnreadDivider key={item.key} />;
    if (item.kind === 'outgoing')
      return <OutgoingBubble key={item.key} outgoing={item.outgoing} onRetry={() => onRetry(item.key)} onDiscard={() => onDiscard(item.key)} />;
    if (item.kind === 'note') {
      return (
        <Suspense key={item.key} fallback={<Box sx={{ height: 52 }} />}>
          {Note && <Note note={item.note} />}
        </Suspense>
      );
    }
    const { message } = item;
    const mine = isMine(message);
    return (
      <MessageBubble
        key={item.key}
        message={message}
        mine={mine}
        reached={mine ? reachedBy(message) : undefined}
        name={mine || message.sender_name === otherName ? undefined : (message.sender_name ?? undefined)}
      />
    );
  };
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={box}
        role="log"
        data-messages=""
        aria-label={chatMessages.conversation}
        aria-live="polite"
        tabIndex={0}
        onScroll={() => {
          if (onScroll()) onSeen();
        }}
        sx={{
          flex: 1,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          // The place is kept by hand; the browser's own way does it only sometimes, and then twice.
          overflowAnchor: 'none',
          padding: { xs: '12px 16px', md: '16px 20px' },
          display: 'flex',
          flexDirection: 'column',
          gap: '10px',
          ...(sought === undefined ? {} : { [`& [data-seq="${sought}"] > :first-of-type`]: { outline: '2px solid var(--accent)', outlineOffset: -2 } }),
        }}
      >
        <Box sx={{ flex: 1 }} />
        {hasOlder && (
          <Button variant="text" size="small" disabled={loadingOlder} onClick={() => void older()} sx={{ alignSelf: 'center' }}>
            {chatMessages.older}
          </Button>
        )}
        {count === 0 && (
          <EmptyState icon={<Forum />} title={chatMessages.emptyThread}>
            {reader === 'client' ? chatMessages.emptyThreadClient : chatMessages.emptyThreadStaff}
          </EmptyState>
        )}
        {blocksOf(threadItems(messages, outgoing, localDay, { after: divider, isMine }, notes)).map((block) => (
          <MessageBlock key={block.key}>{block.items.map(row)}</MessageBlock>
        ))}
      </Box>
      {fresh > 0 && (
        <Button
          variant="contained"
          size="small"
          startIcon={<ArrowDown />}
          onClick={() => {
            toEnd();
            onSeen();
          }}
          sx={{ position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)' }}
        >
          {chatMessages.newMessages(fresh)}
        </Button>
      )}
    </Box>
  );
}

/** Messages below are new to the reader. */
function UnreadDivider() {
  const line = { flex: 1, height: '1px', background: 'var(--accent)', opacity: 0.4 };
  return (
    <Box
      role="separator"
      aria-label={chatMessages.newBelow}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'primary.main' }}
    >
      <Box sx={line} />
      {chatMessages.newBelow}
      <Box sx={line} />
    </Box>
  );
}
