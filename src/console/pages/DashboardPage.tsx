import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useContext, useState } from 'react';
import { Link } from 'react-router';
import { formatLongDate, formatNumber } from '../../features/ui/format.ts';
import { UrgentQueue } from '../../features/pipeline/UrgentQueue.tsx';
import { WorkTable } from '../../features/pipeline/WorkTable.tsx';
import { useCount, type CountName } from '../counts.ts';
import { messages } from '../messages.ts';
import { PageHeader } from '../PageHeader.tsx';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import { AdvisorDashboard } from './AdvisorDashboard.tsx';
import { LatestRows } from './LatestRows.tsx';

/** One figure: what it counts, what counts it, and the list behind it. */
interface Figure {
  label: string;
  count: CountName;
  route: string;
}

const words = messages.dashboard;

const figures: readonly Figure[] = [
  { label: words.clients, count: 'clients', route: 'client-profiles' },
  { label: words.newRequests, count: 'newRequests', route: 'new-requests' },
  { label: words.chats, count: 'chats', route: 'chats' },
  { label: words.openComplaints, count: 'complaints', route: 'complaints' },
  { label: words.packages, count: 'packages', route: 'packages' },
];

/** Figures, each opening its list, and what came last. */
export default function DashboardPage() {
  const { role } = useContext(ConsoleContext);
  const [today] = useState(() => new Date());
  if (role === 'client') return null;
  if (role === 'employee') return <AdvisorDashboard />;
  return (
    <>
      <PageHeader title={words.title} aside={formatLongDate(today)} />
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: `repeat(${figures.length}, 1fr)` },
          mb: 4,
          overflow: 'hidden',
          '& > *': { borderLeft: '1px solid var(--border-soft)', ml: '-1px' },
        }}
      >
        {figures.map((figure) => (
          <FigureLink key={figure.route} figure={figure} />
        ))}
      </Card>
      <UrgentQueue />
      <Box sx={{ mb: 4 }}>
        <WorkTable />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: 4, alignItems: 'start' }}>
        {['complaints', 'incomplete-onboardings', 'client-preferences', 'client-folders'].map((segment) => (
          <LatestRows key={segment} segment={segment} />
        ))}
      </Box>
    </>
  );
}

function FigureLink({ figure }: { figure: Figure }) {
  const { basename } = useContext(ConsoleContext);
  const { count, failed } = useCount(figure.count);
  return (
    <Box
      component={Link}
      to={`${basename}/${figure.route}`}
      sx={{ p: 4, color: 'text.primary', '&:hover': { background: 'var(--hover)', textDecoration: 'none' } }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {figure.label}
      </Box>
      <Box
        component="strong"
        title={failed ? words.failed : undefined}
        sx={{ display: 'block', fontSize: 'var(--fs-h1)', lineHeight: 'var(--lh-h1)', fontWeight: 'fontWeightBold' }}
      >
        {count === undefined ? '–' : formatNumber(count)}
      </Box>
    </Box>
  );
}
