import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { formatDateTime } from '../../../../engine/web/format.ts';
import { messages } from '../../support/messages.ts';
import { timelineQuery } from '../../support/queries.ts';

/** What is answered: their last message, read above the answer that covers the record's page on a phone. */
export default function AnsweredMessage({ record }: AsideProps) {
  const { data } = useQuery(timelineQuery(String(record.id), Number(record['version'])));
  const back = data?.items.findLast(({ kind }) => kind === 'written_back');
  const at = back?.created_at ?? String(record['created_at']);
  return (
    <Box component="section" aria-label={messages.wrote(String(record['name']))}>
      <Box sx={{ fontSize: 'var(--fs-dense)', lineHeight: '18px', color: 'text.secondary' }}>
        {messages.wrote(String(record['name']))}, <time dateTime={at}>{formatDateTime(at)}</time>
      </Box>
      <Box
        sx={{
          mt: 1,
          maxHeight: 200,
          overflowY: 'auto',
          padding: '8px 12px',
          border: '1px solid var(--border)',
          borderRadius: 'var(--r)',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long message is scrolled by keys, too
        tabIndex={0}
      >
        {back?.text ?? String(record['message'])}
      </Box>
    </Box>
  );
}
