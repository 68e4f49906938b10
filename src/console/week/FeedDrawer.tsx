import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarFeed } from '../../../generated/api.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { CopyButton } from '../../../engine/web/CopyButton.tsx';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { formatDateTime } from '../../../engine/web/format.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import ResponsiveDrawerFrame from '../../../engine/web/ResponsiveDrawerFrame.tsx';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { messages } from './messages.ts';

const feedMessages = messages.feed;
const feedQuery = apiQuery<CalendarFeed>(['/calendar-feed'], (signal) => api.GET('/calendar-feed', { signal }));

/** The address at which a calendar program reads the week: created, shown once, replaced, turned off. */
export default function FeedDrawer({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const query = useQuery(feedQuery);
  const [address, setAddress] = useState<string | null>(null);
  const settled = (feed: CalendarFeed) => {
    setAddress(feed.address);
    queries.setQueryData(feedQuery.queryKey, feed);
  };
  const create = useMutation({ mutationFn: () => dataOf(api.POST('/calendar-feed')), onSuccess: settled, onError: (error) => toast.error(reasonOf(error)) });
  const end = useMutation({
    mutationFn: () => dataOf(api.DELETE('/calendar-feed')),
    onSuccess: (feed) => {
      settled(feed);
      toast.success(feedMessages.ended);
    },
    onError: (error) => toast.error(reasonOf(error)),
  });
  const busy = create.isPending || end.isPending;
  const isOn = query.data?.created_at != null;
  return (
    <ResponsiveDrawerFrame
      open
      onClose={onClose}
      title={feedMessages.title}
      actions={
        query.data && (
          <>
            {isOn && (
              <Button color="inherit" disabled={busy} onClick={() => end.mutate()}>
                {feedMessages.end}
              </Button>
            )}
            <Button variant={isOn ? 'outlined' : 'contained'} disabled={busy} onClick={() => create.mutate()}>
              {isOn ? feedMessages.replace : feedMessages.create}
            </Button>
          </>
        )
      }
    >
      <Answered
        query={query}
        loading={feedMessages.loading}
        skeleton={
          <Loading label={feedMessages.loading}>
            <TextSkeleton rows={3} />
          </Loading>
        }
        failed={feedMessages.failed}
      >
        {({ created_at, last_read_at }) => (
          <Box sx={{ display: 'grid', gap: 4, '& p': { color: 'text.secondary' } }}>
            <p>{feedMessages.what}</p>
            {address !== null && (
              <FieldFrame label={feedMessages.address} hint={feedMessages.once}>
                {({ id, ...control }) => (
                  <OutlinedInput
                    id={id}
                    fullWidth
                    readOnly
                    value={address}
                    slotProps={{ input: { 'aria-describedby': control['aria-describedby'], onFocus: (event) => event.currentTarget.select() } }}
                    endAdornment={<CopyButton text={address} label={feedMessages.copy} />}
                  />
                )}
              </FieldFrame>
            )}
            {created_at !== null && (
              <Box component="p" role="status">
                {feedMessages.state(formatDateTime(created_at), last_read_at && formatDateTime(last_read_at))}
              </Box>
            )}
            {created_at !== null && address === null && <p>{feedMessages.hidden}</p>}
          </Box>
        )}
      </Answered>
    </ResponsiveDrawerFrame>
  );
}
