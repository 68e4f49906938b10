import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Route from '@mui/icons-material/RouteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../features/ui/Card.tsx';
import Collapse from '@mui/material/Collapse';
import { Skeleton } from '../../features/ui/Skeleton.tsx';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PackageInUse } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { sentenceOf } from '../../api/problem.ts';
import { apiQuery } from '../../api/query.ts';
import { JourneyText } from '../../features/ui/help/JourneyText.tsx';
import { PageTitle } from '../../features/ui/PageTitle.tsx';
import { Loading } from '../../features/ui/skeletons.tsx';
import { ErrorState } from '../../features/ui/states.tsx';
import { localHour } from '../../features/ui/zone.ts';
import { AdvisorSection } from '../dashboard/AdvisorSection.tsx';
import { JourneyRail } from '../dashboard/JourneyRail.tsx';
import { PackageSection } from '../dashboard/PackageSection.tsx';
import { Updates } from '../dashboard/Updates.tsx';
import { YourTurn } from '../dashboard/YourTurn.tsx';
import { messages } from '../messages.ts';
import { useReader } from '../reader.ts';
import { journeyQuery } from '../waiting.ts';

const words = messages.dashboard;
const advisorQuery = apiQuery(['/auth/get/me/advisor'], (signal) => api.GET('/auth/get/me/advisor', { signal }));
const packageQuery = apiQuery(['/packages/mine'], (signal) => api.GET('/packages/mine', { signal }));

/** By the reader's clock. */
function greeting(name: string, hour: number): string {
  if (hour < 12) return words.morning(name);
  return hour < 18 ? words.afternoon(name) : words.evening(name);
}

function packageLine({ package: bought, days_left: left }: PackageInUse): string {
  if (bought === null) return words.noPackage;
  const days = bought.days_included;
  if (left === null || days === undefined) return bought.name;
  return left === 0 ? words.packageOver(bought.name, days) : words.packageDay(bought.name, days - left + 1, days);
}

/** Where the client is, what waits for them, who answers and when, and what happened. */
export default function DashboardPage() {
  const { firstName } = useReader();
  const [hour] = useState(() => localHour(new Date()));
  const journey = useQuery(journeyQuery);
  const advisor = useQuery(advisorQuery);
  const inUse = useQuery(packageQuery);
  const failed = [journey, advisor, inUse].find((query) => query.isError);
  const retry = () => void Promise.all([journey, advisor, inUse].map((query) => query.refetch()));
  return (
    <>
      <PageTitle title={messages.pages.dashboard} />
      <Heading line={inUse.data ? packageLine(inUse.data) : null} title={greeting(firstName, hour)} />
      {failed && (
        <ErrorState title={words.didNotLoad} onRetry={retry}>
          {sentenceOf(failed.error)} {words.didNotLoadText}
        </ErrorState>
      )}
      {!failed && !(journey.data && advisor.data) && <DashboardSkeleton />}
      {journey.data && advisor.data && (
        <>
          <JourneyRail steps={journey.data.steps} yourTurn={journey.data.turns.length > 0} />
          <Box
            sx={{
              display: 'grid',
              gap: 10,
              gridTemplateColumns: 'minmax(0, 1fr) 352px',
              '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 },
            }}
          >
            <YourTurn turns={journey.data.turns} advisor={advisor.data.advisor?.name.split(' ')[0] ?? words.desk} />
            <AdvisorSection card={advisor.data} />
            <Updates />
            {inUse.data && <PackageSection inUse={inUse.data} />}
          </Box>
        </>
      )}
    </>
  );
}

function Heading({ line, title }: { line: string | null; title: string }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 6, mb: 7, '@media (max-width: 900px)': { display: 'block', mb: 5 } }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, minHeight: 20 }}>
            {line}
          </Typography>
          <Typography variant="h1">{title}</Typography>
        </Box>
        <Button
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          startIcon={<Route />}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform var(--t) var(--ease)' }} />}
          sx={{ '@media (max-width: 900px)': { mt: 3, ml: '-10px' } }}
        >
          {words.howItWorks}
        </Button>
      </Box>
      <Collapse in={open} id={panel} mountOnEnter>
        <Card sx={{ padding: { xs: 4, md: 6 }, mb: 8, color: 'text.secondary' }}>
          <JourneyText />
        </Card>
      </Collapse>
    </>
  );
}

function DashboardSkeleton() {
  return (
    <Loading label={words.loading}>
      <Skeleton height={64} sx={{ mb: 10 }} />
      <Box sx={{ display: 'grid', gap: 10, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' } }}>
        <Skeleton height={360} />
        <Skeleton height={300} />
      </Box>
    </Loading>
  );
}
