import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, Suspense, type ReactNode } from 'react';
import type { Attachments, Message } from '../../../generated/api.ts';
import { formatTime } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { messages } from './messages.ts';
import type { Outgoing } from './thread.ts';

/** Fetched with the first message that has one. */
const MessageFiles = lazyScreen(() => import('./MessageFiles.tsx'));

interface FrameProps {
  /** Its number, by which a place in the conversation is found again. */
  seq?: number;
  mine: boolean;
  text: string;
  attachments: Attachments;
  /** Below: the time, or what became of it. */
  foot: ReactNode;
  faded?: boolean;
}

function Frame({ seq, mine, text, attachments, foot, faded = false }: FrameProps) {
  return (
    <Box data-seq={seq} sx={{ maxWidth: { xs: '86%', md: '80%' }, alignSelf: mine ? 'flex-end' : 'flex-start', minWidth: 0, opacity: faded ? 0.7 : 1 }}>
      {text !== '' && (
        <Box
          sx={{
            background: mine ? 'var(--accent-soft)' : 'var(--surface)',
            border: '1px solid',
            borderColor: mine ? 'transparent' : 'var(--border)',
            borderRadius: 'var(--r)',
            padding: '8px 12px',
            fontSize: 'var(--fs-ui)',
            lineHeight: '20px',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Box>
      )}
      {attachments.length > 0 && (
        <Box sx={{ mt: text === '' ? 0 : 1, minWidth: 220 }}>
          <Suspense fallback={<Box sx={{ height: 48 * attachments.length }} />}>
            <MessageFiles files={attachments} />
          </Suspense>
        </Box>
      )}
      <Box sx={{ mt: '3px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary', textAlign: mine ? 'right' : 'left' }}>{foot}</Box>
    </Box>
  );
}

interface MessageBubbleProps {
  message: Message;
  /** From the reader's side. */
  mine: boolean;
  /** What the other side has of it; shown on the last one read, and on the last. */
  reached?: 'read' | 'delivered' | undefined;
  /** The sender's name, where it is not plain who writes. */
  name?: string;
}

/** A message that is kept. Remembered: with each older page those below stay as they are. */
export const MessageBubble = memo(function MessageBubble({ message, mine, reached, name }: MessageBubbleProps) {
  const foot = (
    <>
      {name !== undefined && `${name}, `}
      <time dateTime={message.sent_at}>{formatTime(message.sent_at)}</time>
      {reached && `, ${messages[reached]}`}
    </>
  );
  return <Frame seq={message.seq} mine={mine} text={message.text} attachments={message.attachments} foot={foot} />;
});

interface OutgoingBubbleProps {
  outgoing: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message being sent: sending, waiting for the connection, or refused with the reason; and its actions. */
export function OutgoingBubble({ outgoing, onRetry, onDiscard }: OutgoingBubbleProps) {
  const { state, refusal } = outgoing;
  const choices = (
    <>
      {' '}
      <Button size="small" variant="text" color={state === 'refused' ? 'error' : 'inherit'} onClick={onRetry} sx={{ minHeight: 24, padding: '0 4px' }}>
        {messages.tryAgain}
      </Button>
      <Button size="small" variant="text" color="inherit" onClick={onDiscard} sx={{ minHeight: 24, padding: '0 4px' }}>
        {messages.discard}
      </Button>
    </>
  );
  const feet = {
    sending: messages.sending,
    waiting: (
      <>
        {messages.waitingToSend}
        {choices}
      </>
    ),
    refused: (
      <Box role="alert" sx={{ color: 'error.main' }}>
        {messages.notSent} {refusal}
        {choices}
      </Box>
    ),
  };
  return <Frame mine text={outgoing.text} attachments={outgoing.attachments} foot={feet[state]} faded={state !== 'refused'} />;
}
