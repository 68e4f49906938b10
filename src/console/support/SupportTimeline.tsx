import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../engine/web/format.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import type { SupportEntry } from '../../../generated/api.ts';
import { supportEntryKindLabels, supportStatusLabels } from '../../../generated/enums.ts';
import { messages } from './messages.ts';
import { timelineQuery } from './queries.ts';

/** The course of a support request, the newest last. @param version of the record: what is done with it shows at once */
export function SupportTimeline({ id, version }: { id: string; version: number }) {
  const query = useQuery({
    ...timelineQuery(id, version),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) {
    return (
      <Loading label={messages.timeline}>
        <TextSkeleton rows={3} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState title={messages.failed} onRetry={() => void query.refetch()}>
        {sentenceOf(query.error)}
      </ErrorState>
    );
  }
  const { items } = query.data;
  return (
    <Box component="section" aria-label={messages.timeline}>
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {messages.timeline}
      </Typography>
      {items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{messages.nothing}</Box>}
      <Box component="ol" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
        {items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
    </Box>
  );
}

function headOf({ kind, text, status }: SupportEntry): string {
  if (kind === 'assigned') return messages.assigned(text);
  return kind === 'status_changed' && status ? messages.setTo(supportStatusLabels[status]) : supportEntryKindLabels[kind];
}

function Entry({ entry }: { entry: SupportEntry }) {
  const { kind, author_name, text, created_at } = entry;
  const isSaid = kind === 'answer' || kind === 'written_back' || kind === 'note';
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ fontSize: 'var(--fs-dense)', lineHeight: '18px' }}>
        <Box component="span" sx={{ fontWeight: 'var(--w-medium)' }}>
          {headOf(entry)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {messages.by(author_name)}, <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        </Box>
      </Box>
      {isSaid && (
        <Box
          sx={{
            mt: 1,
            maxWidth: 640,
            padding: '8px 12px',
            border: kind === 'note' ? '1px dashed var(--border-strong)' : '1px solid var(--border)',
            borderRadius: 'var(--r)',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            background: kind === 'answer' ? 'var(--accent-soft)' : 'var(--surface)',
          }}
        >
          {text}
        </Box>
      )}
    </Box>
  );
}
