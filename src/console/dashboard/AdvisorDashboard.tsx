import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useContext, useState } from 'react';
import { Link } from 'react-router';
import * as roles from '../../../generated/roles.ts';
import { countsQuery } from '../pipeline/queries.ts';
import { UrgentQueue } from '../pipeline/UrgentQueue.tsx';
import { useOwnAdvisor } from '../pipeline/wish.ts';
import { showTable, WorkTable } from '../pipeline/WorkTable.tsx';
import { FailedLine } from '../../../engine/web/Answered.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { totalText } from '../../../engine/console/list/total.ts';
import { formatLongDate } from '../../../engine/web/format.ts';
import { useTakenOver } from '../../../engine/web/taken-over.ts';
import { useCount } from '../counts.ts';
import { LogButton } from '../log/LogButton.tsx';
import { advisorMessages as dashboardMessages } from './advisorMessages.ts';
import { PageHeader } from '../PageHeader.tsx';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import { AddLinks } from './AddLinks.tsx';
import { useListPath } from './useListPath.ts';

const TodayPanel = lazyScreen(() => import('../week/TodayPanel.tsx'));

/** The advisor's day: figures that open their lists, who needs them now, and one line for each client. */
export default function AdvisorDashboard() {
  const { basename } = useContext(ConsoleContext);
  const [today] = useState(() => new Date());
  const isTakenOver = useTakenOver();
  const advisor = useOwnAdvisor();
  const list = useListPath();
  const queries = useQueryClient();
  const { data: counts, isError } = useQuery(countsQuery(advisor));
  const clients = useCount('myClients');
  const chats = useCount('chats');
  const figures = [
    {
      count: clients.count,
      label: dashboardMessages.figures.clients(clients.count),
      to: list('client-profiles', { role: roles.client, in_progress: true, ...(advisor ? { advisor_id: advisor } : {}) }),
    },
    { count: chats.count, label: dashboardMessages.figures.replies(chats.count), to: `${basename}/chats` },
    { count: counts?.to_decide, label: dashboardMessages.figures.decisions(counts?.to_decide), to: '?view=decide' },
    { count: counts?.waiting_on_us, label: dashboardMessages.figures.asked, to: '?view=asked' },
    { count: counts?.re_engage_due, label: dashboardMessages.figures.due, to: '?view=due' },
  ];
  return (
    <>
      <PageHeader
        title={dashboardMessages.title}
        aside={<Box sx={{ display: { xs: 'none', sm: 'inline' } }}>{isTakenOver && formatLongDate(today)}</Box>}
        actions={
          <>
            <LogButton />
            <AddLinks />
          </>
        }
      />
      <Card
        component="nav"
        aria-label={dashboardMessages.figures.label}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${figures.length}, 1fr)`,
          mb: 4,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          '@media (max-width: 900px)': { gridTemplateColumns: `repeat(${figures.length}, auto)`, mx: -4, borderRadius: 0, borderInline: 0 },
        }}
      >
        {figures.map(({ count, label, to }) => (
          <Box
            key={to}
            component={Link}
            to={to}
            // The rows behind it are further down.
            onClick={to.startsWith('?') ? showTable : undefined}
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              gap: 2,
              p: '10px 16px',
              color: 'text.primary',
              fontSize: 'var(--fs-dense)',
              whiteSpace: 'nowrap',
              borderLeft: '1px solid var(--border-soft)',
              '&:first-of-type': { borderLeft: 0 },
              '&:hover': { background: 'var(--hover)', textDecoration: 'none' },
            }}
          >
            <Box component="strong" sx={{ fontSize: '1.125rem', lineHeight: '24px', fontWeight: 'fontWeightBold', letterSpacing: '-.01em' }}>
              {count === undefined ? '–' : totalText(count)}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
          </Box>
        ))}
      </Card>
      {(isError || clients.failed || chats.failed) && figures.some(({ count }) => count === undefined) && (
        <Box sx={{ mb: 4 }}>
          <FailedLine onRetry={() => void queries.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })}>
            {dashboardMessages.figures.failed}
          </FailedLine>
        </Box>
      )}
      <Box sx={{ '@media (min-width: 1440px)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start', gap: 4 } }}>
        <UrgentQueue />
        <Suspense fallback={null}>
          <TodayPanel />
        </Suspense>
      </Box>
      <WorkTable />
    </>
  );
}
