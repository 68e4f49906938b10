import Sentiment from '@mui/icons-material/SentimentSatisfiedAltOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { complaintStatusTones, complaintStatusLabels } from '../../../../generated/enums.ts';
import type { Complaint } from '../../../../generated/api.ts';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { CategoryName } from '../../../features/complaints/CategoryName.tsx';
import { complaintsOf } from '../../../features/complaints/queries.ts';
import { Answered } from '../../../../engine/web/Answered.tsx';
import { formatDate } from '../../../../engine/web/format.ts';
import { RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../../engine/web/states.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import type { ClientTabProps } from '../ClientTab.ts';
import { messages } from '../messages.ts';

const complaintsMessages = messages.complaints;
const ComplaintDesk = lazyScreen(() => import('./ComplaintDesk.tsx'));

/** The client's complaints; one opens beside the list, its id in the address. */
export default function ComplaintsTab({ client }: ClientTabProps) {
  const [search, setSearch] = useSearchParams();
  const query = useQuery(complaintsOf(client.id));
  const open = search.get('complaint');
  return (
    <Card>
      <Answered query={query} loading={messages.loading(messages.tabs.complaints)} skeleton={<RowsSkeleton rows={3} />} failed={complaintsMessages.failed}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={<Sentiment />} title={complaintsMessages.none}>
              {complaintsMessages.noneText}
            </EmptyState>
          ) : (
            <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
              {rows.map((complaint) => (
                <li key={complaint.id}>
                  <Row complaint={complaint} onOpen={() => setSearch({ tab: 'complaints', complaint: complaint.id })} />
                </li>
              ))}
            </Box>
          )
        }
      </Answered>
      {open !== null && (
        <Suspense>
          <ComplaintDesk id={open} onClose={() => setSearch({ tab: 'complaints' })} />
        </Suspense>
      )}
    </Card>
  );
}

function Row({ complaint, onOpen }: { complaint: Complaint; onOpen: () => void }) {
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        width: '100%',
        minHeight: 48,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 16px',
        padding: '10px 16px',
        textAlign: 'left',
        '&:hover': { background: 'var(--hover)' },
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 'var(--w-medium)' }}>{complaint.subject}</Box>
        <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          <CategoryName of={complaint.category} then={formatDate(complaint.created_at)} />
        </Box>
      </Box>
      <StatusChip tone={complaintStatusTones[complaint.status] ?? 'neutral'} label={complaintStatusLabels[complaint.status]} />
    </ButtonBase>
  );
}
