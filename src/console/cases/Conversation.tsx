import Done from '@mui/icons-material/HistoryRounded';
import Lock from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { formatDateTime, formatTime } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { localDay } from '../../../engine/web/zone.ts';
import { dayHeading } from '../../features/chat/when.ts';
import type { Said } from './conversation.ts';
import { messages } from './messages.ts';

const MessageFiles = lazyScreen(() => import('../../features/chat/MessageFiles.tsx'));

interface ConversationProps {
  said: readonly Said[];
  /** There is more above. */
  onOlder?: (() => void) | undefined;
  /** Fills the height it is given and begins at its end; otherwise as long as it is. */
  scrolls?: boolean;
}

/** What was said and done, the newest last: theirs left, ours right, notes among staff in a dashed frame, and a line for what was done. */
export function Conversation({ said, onOlder, scrolls = false }: ConversationProps) {
  const frame = useRef<HTMLDivElement>(null);
  const last = said.at(-1)?.id;
  useLayoutEffect(() => {
    if (scrolls && frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [last, scrolls]);
  return (
    <Box
      ref={frame}
      role="log"
      aria-label={messages.thread}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long conversation is scrolled by keys, too
      tabIndex={scrolls ? 0 : undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: '10px',
        minWidth: 0,
        ...(scrolls ? { flex: 1, minHeight: 0, overflowY: 'auto', padding: { xs: '16px 12px', md: '16px 20px' }, background: 'var(--bg)' } : {}),
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      {/* What is short is at the end, beside where the answer is written. */}
      {scrolls && <Box sx={{ mt: 'auto' }} />}
      {onOlder && (
        <Button variant="text" size="small" onClick={onOlder} sx={{ alignSelf: 'center' }}>
          {messages.older}
        </Button>
      )}
      {said.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          day={index === 0 || localDay(entry.at) !== localDay(said[index - 1]?.at ?? entry.at) ? dayHeading(entry.at) : undefined}
        />
      ))}
    </Box>
  );
}

function Entry({ entry, day }: { entry: Said; day: string | undefined }) {
  return (
    <>
      {day !== undefined && (
        <Box
          component="h3"
          sx={{ alignSelf: 'center', fontSize: 'var(--fs-small)', lineHeight: '16px', fontWeight: 'var(--w-regular)', color: 'text.tertiary' }}
        >
          {day}
        </Box>
      )}
      {entry.side === 'event' ? <Event entry={entry} /> : entry.side === 'note' ? <Note entry={entry} /> : <Bubble entry={entry} />}
    </>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatTime(at)}
    </time>
  );
}

function Event({ entry: { text, at } }: { entry: Said }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        color: 'text.secondary',
        '& .MuiSvgIcon-root': { fontSize: 15, flex: 'none' },
      }}
    >
      <Done aria-hidden="true" />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      <Moment at={at} />
    </Box>
  );
}

const words = { fontSize: 'var(--fs-ui)', lineHeight: '20px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
const foot = { mt: '3px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' } as const;

function Note({ entry: { text, author, at, files } }: { entry: Said }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box role="note" aria-label={messages.staffNote} sx={{ border: '1px dashed var(--border-strong)', borderRadius: 'var(--r)', padding: '8px 12px' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', mb: '2px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}>
          <Lock aria-hidden="true" sx={{ fontSize: 14 }} />
          {messages.staffNote}
        </Box>
        <Box sx={{ ...words, color: 'text.secondary' }}>{text}</Box>
        <Files files={files} />
      </Box>
      <Box sx={foot}>
        {author}, <Moment at={at} />
      </Box>
    </Box>
  );
}

function Bubble({ entry: { side, text, author, at, files, way } }: { entry: Said }) {
  const isOurs = side === 'ours';
  return (
    <Box sx={{ maxWidth: { xs: '90%', md: '86%' }, minWidth: 0, alignSelf: isOurs ? 'flex-end' : 'flex-start' }}>
      {text !== '' && (
        <Box
          sx={{
            ...words,
            padding: '8px 12px',
            border: '1px solid',
            borderColor: isOurs ? 'transparent' : 'var(--border)',
            borderRadius: 'var(--r)',
            background: isOurs ? 'var(--accent-soft)' : 'var(--surface)',
          }}
        >
          {text}
        </Box>
      )}
      <Files files={files} />
      <Box sx={{ ...foot, textAlign: isOurs ? 'right' : 'left' }}>
        {author}
        {way !== undefined && ` ${way}`}, <Moment at={at} />
      </Box>
    </Box>
  );
}

function Files({ files }: Pick<Said, 'files'>) {
  if (files.length === 0) return null;
  return (
    <Box sx={{ mt: 1, minWidth: 200 }}>
      <Suspense fallback={<Box sx={{ height: 48 * files.length }} />}>
        <MessageFiles files={files} />
      </Suspense>
    </Box>
  );
}
