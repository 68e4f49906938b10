import Box from '@mui/material/Box';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../../engine/console/inputs/useDebounced.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import type { FrontDoor } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { inOurFont } from './inOurFont.ts';
import { messages } from './messages.ts';

/** How long typing rests before the page is made again, in ms. */
const rest = 500;

type Typed = Omit<FrontDoor, 'version'>;

const previewQuery = (typed: string) =>
  queryOptions({
    queryKey: ['/front-door/preview', typed] as const,
    queryFn: ({ signal }) => dataOf(api.POST('/front-door/preview', { body: JSON.parse(typed) as Typed, signal })),
    retry: false,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

/** The page beside its form, as narrow as on a phone, once it is in sight; without a script and without a way out of its frame. */
export function FrontDoorBeside({ door }: { door: Typed }) {
  const typed = useDebounced(JSON.stringify(door), rest);
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!frame.current || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const { data, isPending, isError } = useQuery({ ...previewQuery(typed), enabled: isSeen });
  return (
    <Box ref={frame} sx={{ position: 'sticky', top: 'calc(var(--top-room, 0px) + var(--appbar, 56px) + 16px)' }}>
      {data && !isError ? (
        <Box
          component="iframe"
          title={messages.beside}
          srcDoc={inOurFont(data.html)}
          sandbox="allow-same-origin"
          sx={{ display: 'block', border: '1px solid var(--border)', borderRadius: 'var(--r)', width: '100%', height: 560, background: 'var(--surface)' }}
        />
      ) : !isSeen ? (
        // Nothing is on its way yet; the place is kept.
        <Box sx={{ height: 560 }} />
      ) : isPending ? (
        <Loading label={messages.previewing}>
          <RowsSkeleton rows={6} />
        </Loading>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{messages.previewFailed}</Box>
      )}
    </Box>
  );
}
