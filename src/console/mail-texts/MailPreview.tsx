import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../engine/console/inputs/useDebounced.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { messages } from './messages.ts';
import { previewQuery } from './queries.ts';

/** How long typing rests before the letter is made again, in ms. */
const rest = 500;

/** The e-mail as the server makes it of these words, without a script and without a way out of its frame. */
export function MailPreview({ name, subject, text }: { name: string; subject: string; text: string }) {
  const [typedSubject, typedText] = [useDebounced(subject, rest), useDebounced(text, rest)];
  const { data, isPending, isError } = useQuery(previewQuery(name, typedSubject, typedText));
  return (
    <>
      {data && !isError ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>{messages.sample}</Box>
          <strong>{data.subject}</strong>
          <Box
            component="iframe"
            title={messages.previewOf(data.subject)}
            srcDoc={data.html}
            sandbox=""
            sx={{ border: '1px solid var(--border)', borderRadius: 'var(--r)', width: '100%', height: 460, background: 'var(--surface)' }}
          />
        </Box>
      ) : isPending ? (
        <Loading label={messages.previewing}>
          <RowsSkeleton rows={6} />
        </Loading>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{messages.previewFailed}</Box>
      )}
    </>
  );
}
