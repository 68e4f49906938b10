import { firstNameOf } from '../../../domain/first-name.ts';
import { help } from '../../../domain/brief-texts.ts';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Route from '@mui/icons-material/RouteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../../engine/web/Card.tsx';
import Collapse from '@mui/material/Collapse';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import type { AdvisorCard, Journey, PackageInUse } from '../../../generated/api.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { JourneyText } from '../../features/help/JourneyText.tsx';
import { packageQuery } from '../../features/packages/queries.ts';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { useTakenOver } from '../../../engine/web/taken-over.ts';
import { localHour } from '../../../engine/web/zone.ts';
import { AskedNotes } from '../bids/AskedNotes.tsx';
import { allBidsQuery } from '../bids/queries.ts';
import { AdvisorSection } from '../dashboard/AdvisorSection.tsx';
import { JourneyRail } from '../dashboard/JourneyRail.tsx';
import { PackageSection } from '../dashboard/PackageSection.tsx';
import { advisorQuery } from '../dashboard/queries.ts';
import { presentStep, turnsOf } from '../dashboard/turns.ts';
import { Updates, UpdatesSkeleton } from '../dashboard/Updates.tsx';
import { YourTurn } from '../dashboard/YourTurn.tsx';
import { NewestReport } from '../deal-check/NewestReport.tsx';
import { messages } from '../messages.ts';
import { dashboardMessages } from '../dashboard/messages.ts';
import { useReader } from '../reader.ts';
import { journeyQuery } from '../waiting.ts';

export { askAhead } from '../dashboard/queries.ts';

/** Decide and read on the left, people and figures on the right, each column as long as it is; one under the other on a phone. */
const columns = {
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'minmax(0, 1fr) 352px',
  gridTemplateRows: 'auto 1fr auto',
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', gap: 6 },
} as const;
const at = (gridArea: string) => ({ gridArea, minWidth: 0, '@media (max-width: 900px)': { gridArea: 'auto' } }) as const;
/** In the order they are read. */
const places = { turn: at('1 / 1'), advisor: at('1 / 2 / span 2'), updates: at('2 / 1 / span 2'), figures: at('3 / 2') } as const;

/** By the reader's clock. */
function greeting(name: string, hour: number): string {
  if (hour < 12) return dashboardMessages.morning(name);
  return hour < 18 ? dashboardMessages.afternoon(name) : dashboardMessages.evening(name);
}

function packageLine({ package: bought, days_left: left }: PackageInUse): string {
  if (bought === null) return dashboardMessages.noPackage;
  const days = bought.days_included;
  if (left === null || days === undefined) return bought.name;
  return left === 0 ? dashboardMessages.packageOver(bought.name, days) : dashboardMessages.packageDay(bought.name, days - left + 1, days);
}

/** What happens while nothing waits for the client. */
function meanwhileOf(journey: Journey, advisor: string | undefined): string {
  const { nothingToDoText: texts } = dashboardMessages;
  if (journey.kind === 'review') {
    if (presentStep(journey) === null) return texts.checked;
    return advisor === undefined ? texts.readingSoon : texts.reading(advisor);
  }
  if (presentStep(journey) === null) return texts.delivered;
  return advisor === undefined ? texts.assigning : texts.working(advisor);
}

/** The client's step, their open tasks, who answers and when, and their events. */
export default function DashboardPage() {
  const { firstName } = useReader();
  const isTakenOver = useTakenOver();
  const [hour] = useState(() => localHour(new Date()));
  const journey = useSteady(useQuery(journeyQuery));
  const advisor = useSteady(useQuery(advisorQuery));
  const inUse = useSteady(useQuery(packageQuery));
  // Its notes are above all else: come later, they would push it down under the reader's finger. Failing, they hold nothing back, also while they are asked again.
  const bids = useQuery(allBidsQuery);
  const isAsking = bids.isPending && bids.errorUpdateCount === 0;
  const parts = [journey, advisor, inUse];
  const failed = parts.find((part) => part.isError);
  const loaded = journey.data && advisor.data && inUse.data && !isAsking && { journey: journey.data, advisor: advisor.data, inUse: inUse.data };
  // What comes later is drawn in steps: answers are urgent to React, and all of the page in one would stop a phone for a second.
  const isDrawn = useDeferredValue(Boolean(loaded));
  const retry = () => void Promise.all(parts.filter((part) => part.isError).map((part) => part.refetch()));
  return (
    <>
      <PageTitle title={messages.pages.dashboard} waits={!failed && !(loaded && isDrawn)} />
      <Heading line={inUse.data ? packageLine(inUse.data) : null} title={isTakenOver ? greeting(firstName, hour) : dashboardMessages.welcome} />
      {failed && (
        <Card>
          <ErrorState title={dashboardMessages.didNotLoad} onRetry={retry}>
            {sentenceOf(failed.error)} {dashboardMessages.didNotLoadText}
          </ErrorState>
        </Card>
      )}
      {!failed && (loaded && isDrawn ? <Loaded {...loaded} /> : <DashboardSkeleton />)}
    </>
  );
}

function Loaded({ journey, advisor: card, inUse }: { journey: Journey; advisor: AdvisorCard; inUse: PackageInUse }) {
  const turns = turnsOf(journey);
  const advisor = card.advisor ? firstNameOf(card.advisor.name) : undefined;
  return (
    <>
      <JourneyRail steps={journey.steps} yourTurn={turns.length > 0} />
      <AskedNotes />
      <Box sx={columns}>
        <Box sx={places.turn}>
          <YourTurn turns={turns} advisor={advisor ?? dashboardMessages.desk} meanwhile={meanwhileOf(journey, advisor)} />
        </Box>
        <Box sx={places.advisor}>
          <AdvisorSection card={card} isNext={presentStep(journey) === 'advisor'} kind={journey.kind} />
        </Box>
        <Box sx={places.updates}>
          <Updates />
        </Box>
        <Box sx={{ ...places.figures, display: 'grid', gap: 10, alignContent: 'start' }}>
          {journey.kind === 'review' && <NewestReport />}
          <PackageSection inUse={inUse} />
        </Box>
      </Box>
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
          {help.button}
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

const headingSkeleton = <Skeleton width={96} height={20} sx={{ mb: 4 }} />;

function DashboardSkeleton() {
  return (
    <Loading label={dashboardMessages.loading}>
      <Skeleton height={66} sx={{ mb: 10, '@media (max-width: 900px)': { height: '104px !important', mb: 6 } }} />
      <Box sx={columns}>
        <Box sx={places.turn}>
          {headingSkeleton}
          <Skeleton height={300} />
        </Box>
        <Box sx={places.advisor}>
          {headingSkeleton}
          <Skeleton height={280} />
        </Box>
        <Box sx={places.updates}>
          {headingSkeleton}
          <UpdatesSkeleton />
        </Box>
        <Box sx={places.figures}>
          {headingSkeleton}
          <Skeleton height={116} />
        </Box>
      </Box>
    </Loading>
  );
}
