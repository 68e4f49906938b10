import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { Conversation } from '../cases/Conversation.tsx';
import { saidSince } from '../cases/conversation.ts';
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
      {/* The question itself is above, as one of the record's texts. */}
      {items.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{messages.nothing}</Box> : <Conversation said={saidSince(items)} />}
    </Box>
  );
}
