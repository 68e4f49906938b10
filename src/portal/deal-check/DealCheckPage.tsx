import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../engine/web/Card.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { useSteady } from '../../../engine/web/useSteady.ts';
import type { CheckedPaper, DealCheck, Journey, PackageInUse } from '../../../generated/api.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { Link } from '../../kit/router/Link.tsx';
import { useSearchParams } from '../../kit/router/router.ts';
import { JourneyRail } from '../dashboard/JourneyRail.tsx';
import { PageWaiting } from '../layout/PageWaiting.tsx';
import { journeyQuery } from '../waiting.ts';
import { packageQuery } from '../../features/packages/queries.ts';
import { CheckRoom } from './CheckRoom.tsx';
import { FirstOffer } from './FirstOffer.tsx';
import { LaterForm } from './LaterForm.tsx';
import { papersLeft } from './left.ts';
import { messages } from './messages.ts';
import { dealChecksQuery } from './queries.ts';

const pollMs = 30_000;

/** The client's deal check: an offer on its way, what is read now, and the report on it. */
export default function DealCheckPage() {
  const every = usePollEvery(pollMs);
  const checks = useSteady(useQuery({ ...dealChecksQuery, refetchInterval: every }));
  const inUse = useSteady(useQuery(packageQuery));
  const journey = useSteady(useQuery(journeyQuery));
  const parts = [checks, inUse, journey];
  const failed = parts.find((part) => part.isError);
  return (
    <>
      <PageTitle title={messages.title} />
      {failed && (
        <Card>
          <ErrorState isPage title={messages.didNotLoad} onRetry={() => void Promise.all(parts.filter((part) => part.isError).map((part) => part.refetch()))}>
            {sentenceOf(failed.error)} {messages.nothingLost}
          </ErrorState>
        </Card>
      )}
      {!failed && !(checks.data && inUse.data && journey.data) && <PageWaiting title={messages.title} label={messages.loading} />}
      {!failed && checks.data && inUse.data && journey.data && <Loaded checks={checks.data.rows} inUse={inUse.data} journey={journey.data} />}
    </>
  );
}

const another = 'new';
const isPaper = (text: string | null): text is CheckedPaper => text === 'quote' || text === 'contract';

function Loaded({ checks, inUse, journey }: { checks: readonly DealCheck[]; inUse: PackageInUse; journey: Journey }) {
  const [params, setParams] = useSearchParams();
  const papers = papersLeft(inUse);
  const check = checks.find(({ id }) => id === params.get('check')) ?? checks[0];
  const wanted = params.get('send');
  const show = (next: Record<string, string>) => {
    setParams(next);
    window.scrollTo(0, 0);
  };
  const here: Record<string, string> = check ? { check: check.id } : {};
  const rail = journey.kind === 'review' && <JourneyRail steps={journey.steps} yourTurn={journey.turns.length > 0} />;
  if (!check) {
    if (inUse.package?.kind !== 'review') return <NoReview />;
    return <FirstOffer rail={rail} inUse={inUse} papers={papers} onSent={(sent) => show({ check: sent.id })} />;
  }
  const paper = isPaper(wanted) && papers.includes(wanted) && check.status === 'answered' ? wanted : null;
  const isAnother = wanted === another && papers.length > 0;
  if (paper || isAnother) {
    const [first = 'quote'] = papers;
    const words = messages.form;
    return (
      <Box sx={{ maxWidth: 760 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, minHeight: 20 }}>
          {!isAnother && messages.about(check.title, check.dealer)}
        </Typography>
        <Typography variant="h1">{words.label[paper ?? another]}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 6 }}>{words.lead[paper ?? another]}</Typography>
        <LaterForm
          key={wanted}
          check={isAnother ? null : check}
          papers={paper ? [paper] : papers}
          paper={paper ?? first}
          onSent={(sent) => show({ check: sent.id })}
          onCancel={() => show(here)}
        />
      </Box>
    );
  }
  return (
    <>
      {checks.length > 1 && (
        <Box sx={{ mb: 4, overflowX: 'auto' }}>
          <Segmented
            label={messages.checks}
            value={check.id}
            choices={checks.slice(0, 4).map(({ id, title }) => ({ id, name: title }))}
            onChange={(id) => show({ check: id })}
          />
        </Box>
      )}
      <CheckRoom
        key={check.id}
        check={check}
        inUse={inUse}
        papers={papers}
        rail={rail}
        onSend={(next) => show({ ...here, send: next })}
        onAnother={() => show({ ...here, send: another })}
      />
    </>
  );
}

/** For whom has no package that reviews offers. */
function NoReview() {
  const to = useAreaPath();
  const words = messages.noReview;
  return (
    <Card>
      <EmptyState
        isPage
        icon={<RequestQuote />}
        title={words.title}
        action={
          <Button component={Link} to={to('/packages')} variant="contained">
            {words.toPackages}
          </Button>
        }
      >
        {words.text}
      </EmptyState>
    </Card>
  );
}
