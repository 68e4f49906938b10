import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useDescriptorAhead } from '../../../engine/console/ContractContext.tsx';
import { totalText } from '../../../engine/console/list/total.ts';
import { formatLongDate } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { useTakenOver } from '../../../engine/web/taken-over.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { LogButton } from '../log/LogButton.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { summaryOf, useAnswerHours } from '../pipeline/bands.ts';
import { countsQuery, queueQuery, segment } from '../pipeline/queries.ts';
import { UrgentQueue } from '../pipeline/UrgentQueue.tsx';
import { useOwnAdvisor } from '../pipeline/advisor.ts';
import { showTable } from '../pipeline/table.ts';
import { TodayPanel } from '../week/TodayPanel.tsx';
import { AddLinks } from './AddLinks.tsx';
import { advisorMessages } from './advisorMessages.ts';

// Below who waits: neither heading nor queue waits for the parts of a list.
const WorkTable = lazyScreen(() => import('../pipeline/WorkTable.tsx'));

/** The advisor's day: who needs them now, what is on today, and one line for each client. */
export default function AdvisorDashboard() {
  // The table's list is made of it.
  useDescriptorAhead(segment);
  const now = useNow();
  const isTakenOver = useTakenOver();
  const hours = useAnswerHours();
  const { data: queue } = useQuery(queueQuery());
  return (
    <>
      <PageHeader
        title={advisorMessages.title}
        // What is drawn ahead says nothing of the day it was drawn on.
        {...(isTakenOver ? { heading: formatLongDate(now) } : {})}
        aside={<Box sx={{ display: { xs: 'none', sm: 'inline' } }}>{queue && summaryOf(queue, now, hours)}</Box>}
        actions={
          <>
            <LogButton />
            <AddLinks />
          </>
        }
      />
      <Box sx={{ containerType: 'inline-size' }}>
        {/* Side by side from 1200 px on, unless the menu is drawn wide. */}
        <Box sx={{ '@container (min-width: 840px)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 264px', alignItems: 'start', gap: 4 } }}>
          <UrgentQueue />
          <TodayPanel />
        </Box>
      </Box>
      <CarsInWork />
      <Suspense fallback={<RowsSkeleton rows={8} />}>
        <WorkTable />
      </Suspense>
    </>
  );
}

/** How many cars wait for clients and for staff; each opens its view of the table below. */
function CarsInWork() {
  const { data: counts } = useQuery(countsQuery(useOwnAdvisor()));
  const figures = [
    { count: counts?.to_decide ?? 0, say: advisorMessages.figures.decisions, to: '?view=decide' },
    { count: counts?.waiting_on_us ?? 0, say: advisorMessages.figures.asked, to: '?view=asked' },
  ].filter(({ count }) => count > 0);
  if (counts && figures.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={advisorMessages.figures.label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', minHeight: 20, mb: 4, fontSize: 'var(--fs-dense)' }}
    >
      {figures.map(({ count, say, to }) => (
        <Link key={to} to={to} onClick={showTable}>
          {say(totalText(count))}
        </Link>
      ))}
    </Box>
  );
}
