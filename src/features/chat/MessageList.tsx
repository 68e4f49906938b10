import ArrowDown from '@mui/icons-material/ArrowDownwardRounded';
import Forum from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Message, Role } from '../../../generated/api.ts';
import { EmptyState } from '../../../engine/web/states.tsx';
import { localDay } from '../../../engine/web/zone.ts';
import { MessageBubble, OutgoingBubble } from './MessageBubble.tsx';
import { messages as chatMessages } from './messages.ts';
import { threadItems, type Outgoing } from './thread.ts';
import { dayHeading } from './when.ts';

interface MessageListProps {
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  reader: Role;
  /** Who is expected to write from the other side; anybody else is named. */
  otherName: string | null;
  /** The other side has read up to this number. */
  readByOther: number;
  hasOlder: boolean;
  onOlder: () => Promise<void>;
  onRetry: (message: Outgoing) => void;
  onDiscard: (message: Outgoing) => void;
  /** The end of the conversation is in view. */
  onSeen: () => void;
}

/** Nearer to the end than this, in px, new messages are followed. */
const nearEnd = 80;

/** A conversation: oldest on top, days between, following the end unless somebody reads further up. */
export function MessageList({ messages, outgoing, reader, otherName, readByOther, hasOlder, onOlder, onRetry, onDiscard, onSeen }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [fresh, setFresh] = useState(0);
  const [loadingOlder, setLoadingOlder] = useState(false);
  const count = messages.length + outgoing.length;
  const last = messages.at(-1)?.seq ?? 0;
  const known = useRef(last);

  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    atEnd.current = true;
    setFresh(0);
  };

  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
    else if (last > known.current) setFresh((before) => before + last - known.current);
    known.current = last;
  }, [count, last]);

  const seen = useEffectEvent(() => {
    if (atEnd.current && document.visibilityState === 'visible') onSeen();
  });
  useEffect(() => {
    const look = () => seen();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [last]);

  const older = async () => {
    const before = box.current?.scrollHeight ?? 0;
    setLoadingOlder(true);
    try {
      await onOlder();
    } finally {
      setLoadingOlder(false);
      // What was in view stays in view.
      requestAnimationFrame(() => {
        if (box.current) box.current.scrollTop += box.current.scrollHeight - before;
      });
    }
  };

  const isMine = (role: Role) => (reader === 'client' ? role === 'client' : role !== 'client');
  const lastRead = messages.findLast((message) => isMine(message.sender_role) && message.seq <= readByOther)?.seq;
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={box}
        role="log"
        data-messages=""
        aria-label={chatMessages.conversation}
        aria-live="polite"
        tabIndex={0}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
          if (atEnd.current && fresh > 0) {
            setFresh(0);
            onSeen();
          }
        }}
        sx={{
          flex: 1,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          padding: { xs: '12px 16px', md: '16px 20px' },
          display: 'flex',
          flexDirection: 'column',
          gap: '10px',
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
        {threadItems(messages, outgoing, localDay).map((item) => {
          if (item.kind === 'day') {
            return (
              <Box key={item.key} sx={{ alignSelf: 'center', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}>
                {dayHeading(item.day)}
              </Box>
            );
          }
          if (item.kind === 'outgoing')
            return <OutgoingBubble key={item.key} outgoing={item.outgoing} onRetry={() => onRetry(item.outgoing)} onDiscard={() => onDiscard(item.outgoing)} />;
          const { message } = item;
          const mine = isMine(message.sender_role);
          return (
            <MessageBubble
              key={item.key}
              message={message}
              mine={mine}
              read={message.seq === lastRead}
              name={mine || message.sender_name === otherName ? undefined : (message.sender_name ?? undefined)}
            />
          );
        })}
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
