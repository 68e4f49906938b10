import Add from '@mui/icons-material/AddRounded';
import Sentiment from '@mui/icons-material/SentimentSatisfiedAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { Card } from '../../../engine/web/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { useSearchParams } from '../../kit/router/router.ts';
import type { Complaint } from '../../../generated/api.ts';
import { complaintStatusLabels } from '../../../generated/enums.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useUser } from '../../api/session.ts';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { usePollEvery } from '../../kit/live/live.ts';
import { formatDate } from '../../../engine/web/format.ts';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { CategoryName } from '../../features/complaints/CategoryName.tsx';
import { messages } from '../../features/complaints/messages.ts';
import { complaintsOf } from '../../features/complaints/queries.ts';
import { statusToneForClient } from './status.ts';

const ComplaintDrawer = lazyScreen(() => import('./ComplaintDrawer.tsx'));
const pollMs = 30_000;

/** The client's complaints, each with its status; one opens beside the list, its id in the address. */
export default function ClientComplaints() {
  const { id } = useUser();
  const to = useAreaPath();
  const [params, setParams] = useSearchParams();
  const query = useSteady(useQuery({ ...complaintsOf(id), refetchInterval: usePollEvery(pollMs) }));
  const open = params.get('complaint');
  const rows = query.data?.rows ?? [];
  const launch = (
    <Button component={RouterLink} to={to('/launch-complaint')} variant={rows.length === 0 ? 'contained' : 'outlined'} startIcon={<Add />}>
      {messages.newOne}
    </Button>
  );
  return (
    <>
      <PageTitle title={messages.title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 5 }}>
        <Box component="h1" sx={{ typography: 'h1', flex: 1 }}>
          {messages.title}
        </Box>
        {rows.length > 0 && launch}
      </Box>
      <Card>
        {query.isPending && (
          <Loading label={messages.loading}>
            <ComplaintsSkeleton />
          </Loading>
        )}
        {query.isError && (
          <ErrorState title={messages.loadFailed} onRetry={() => void query.refetch()}>
            {sentenceOf(query.error)}
          </ErrorState>
        )}
        {query.isSuccess && rows.length === 0 && (
          <EmptyState icon={<Sentiment />} title={messages.none} action={launch}>
            {messages.noneHint}
          </EmptyState>
        )}
        <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
          {rows.map((complaint) => (
            <li key={complaint.id}>
              <ComplaintRow complaint={complaint} onOpen={() => setParams({ complaint: complaint.id })} />
            </li>
          ))}
        </Box>
      </Card>
      {open !== null && (
        <Suspense>
          <ComplaintDrawer id={open} onClose={() => setParams({})} />
        </Suspense>
      )}
    </>
  );
}

function ComplaintRow({ complaint, onOpen }: { complaint: Complaint; onOpen: () => void }) {
  const mine = complaint.status === 'waiting_on_client';
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        width: '100%',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-start',
        gap: '8px 16px',
        padding: '14px 20px',
        '@media (max-width: 640px)': { padding: '14px 16px' },
        textAlign: 'left',
        '&:hover': { background: 'var(--hover)' },
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <Box sx={{ fontWeight: 'var(--w-medium)' }}>{complaint.subject}</Box>
        <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          <CategoryName of={complaint.category} then={messages.made(formatDate(complaint.created_at))} />
        </Box>
      </Box>
      <StatusChip tone={statusToneForClient(complaint.status)} label={mine ? messages.yourTurn : complaintStatusLabels[complaint.status]} />
    </ButtonBase>
  );
}

function ComplaintsSkeleton() {
  return (
    <>
      {[0, 1].map((row) => (
        <Box key={row} sx={{ display: 'grid', gap: '10px', padding: '17px 20px', '& + &': { borderTop: '1px solid var(--border-soft)' } }}>
          <Skeleton height={16} width="44%" />
          <Skeleton height={12} width="22%" />
        </Box>
      ))}
    </>
  );
}
