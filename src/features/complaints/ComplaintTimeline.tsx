import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComplaintEntry, ComplaintStatus, Role } from '../../../generated/api.ts';
import { complaintEntryKindLabels, complaintStatusTones, complaintStatusLabels } from '../../../generated/enums.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { AttachmentList } from '../../kit/files/AttachmentList.tsx';
import { usePollEvery } from '../../kit/live/live.ts';
import { formatDateTime } from '../../../engine/web/format.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { ToneIcon, type Tone } from '../../../engine/web/tone.tsx';
import { messages } from './messages.ts';
import { timelineQuery } from './queries.ts';

const pollMs = 15_000;

/** The course of a complaint, the latest on top: events as one line, replies in full. */
export function ComplaintTimeline({ id, reader }: { id: string; reader: Role }) {
  const query = useInfiniteQuery({ ...timelineQuery(id), refetchInterval: usePollEvery(pollMs) });
  if (query.isPending) {
    return (
      <Loading label={messages.timeline}>
        <TextSkeleton rows={4} />
      </Loading>
    );
  }
  if (query.isError && !query.data) {
    return (
      <ErrorState title={messages.timelineFailed} onRetry={() => void query.refetch()}>
        {sentenceOf(query.error)}
      </ErrorState>
    );
  }
  const entries = query.data.pages.flatMap((page) => page.items);
  return (
    <Box>
      <Box component="ol" aria-label={messages.timeline} sx={{ display: 'grid', gap: 4, borderLeft: '1px solid var(--border)', ml: '7px', pl: 4 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} reader={reader} />
        ))}
      </Box>
      {query.hasNextPage && (
        <Button variant="text" size="small" onClick={() => void query.fetchNextPage()} disabled={query.isFetchingNextPage} sx={{ mt: 2 }}>
          {messages.older}
        </Button>
      )}
    </Box>
  );
}

function toneOf(entry: ComplaintEntry): Tone {
  if (entry.is_internal) return 'warning';
  return entry.status ? (complaintStatusTones[entry.status] ?? 'neutral') : 'neutral';
}

/** As the reader calls it: what waits for the client is, to them, their turn. */
const movedTo = (status: ComplaintStatus, author: string, reader: Role) =>
  reader === 'client' && status === 'waiting_on_client' ? messages.needsAnswer(author) : messages.setTo(author, complaintStatusLabels[status]);

function headOf(entry: ComplaintEntry, author: string, reader: Role): string {
  switch (entry.kind) {
    case 'opened':
      return complaintEntryKindLabels.opened;
    case 'assigned':
      return messages.assigned(entry.text ?? '');
    case 'status_changed':
      return entry.status ? movedTo(entry.status, author, reader) : '';
    default:
      return entry.is_internal ? messages.internal : messages.reply;
  }
}

function Entry({ entry, reader }: { entry: ComplaintEntry; reader: Role }) {
  const author = entry.author_name ?? messages.us;
  const hasText = entry.kind !== 'assigned' && entry.text !== null && entry.text !== '';
  const mine = entry.author_role === reader;
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0 }}>
      <Box sx={{ position: 'absolute', left: -24, top: 2, background: 'var(--surface)', lineHeight: 0, color: 'text.tertiary' }}>
        <ToneIcon tone={toneOf(entry)} size={15} />
      </Box>
      <Box sx={{ fontSize: 'var(--fs-dense)', lineHeight: '18px' }}>
        <Box component="span" sx={{ fontWeight: 'var(--w-medium)' }}>
          {headOf(entry, author, reader)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {/* A move names who made it. */}
          {entry.kind === 'status_changed' ? ', ' : ` ${messages.by(author)}, `}
          <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>
        </Box>
      </Box>
      {hasText && (
        <Box
          sx={{
            mt: 1,
            padding: '8px 12px',
            border: '1px solid var(--border)',
            borderRadius: 'var(--r)',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontSize: 'var(--fs-ui)',
            lineHeight: '20px',
            background: entry.is_internal ? 'var(--warning-soft)' : mine ? 'var(--accent-soft)' : 'var(--surface)',
          }}
        >
          {entry.text}
        </Box>
      )}
      {entry.attachments.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <AttachmentList files={entry.attachments} />
        </Box>
      )}
    </Box>
  );
}
