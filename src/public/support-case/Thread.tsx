import Box from '@mui/material/Box';
import { formatDateTime } from '../../../engine/web/format.ts';
import type { SupportCase } from '../../../generated/api.ts';
import { supportTopicLabels } from '../../../generated/enums.ts';
import { supportCaseMessages as messages } from '../messages/support-case.ts';

/** The question and what both sides wrote since, the newest last: theirs on the left, one's own on the right. */
export function Thread({ shown: { topic, message, created_at, items } }: { shown: SupportCase }) {
  return (
    <Box component="ol" aria-label={messages.thread} sx={{ display: 'grid', gap: 4, mt: 7, listStyle: 'none', p: 0 }}>
      <Message own text={message} by={`${messages.you}, ${supportTopicLabels[topic]}`} at={created_at} />
      {items.map(({ id, kind, author_name, text, created_at: at }) => (
        <Message key={id} own={kind === 'written_back'} text={text ?? ''} by={kind === 'written_back' ? messages.you : (author_name ?? '')} at={at} />
      ))}
    </Box>
  );
}

function Message({ own, text, by, at }: { own?: boolean; text: string; by: string; at: string }) {
  return (
    <Box component="li" sx={{ minWidth: 0, maxWidth: '88%', justifySelf: own ? 'end' : 'start' }}>
      <Box
        sx={{
          padding: '10px 14px',
          border: '1px solid var(--border)',
          borderRadius: 'var(--r)',
          background: own ? 'var(--accent-soft)' : 'var(--surface)',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
      <Box sx={{ mt: 1, fontSize: 'var(--fs-small)', color: 'text.secondary', textAlign: own ? 'right' : 'left' }}>
        {by}, <time dateTime={at}>{formatDateTime(at)}</time>
      </Box>
    </Box>
  );
}
