import Handshake from '@mui/icons-material/HandshakeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { firstNameOf } from '../../../domain/first-name.ts';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import type { Deal } from '../../../generated/api.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useUser } from '../../api/session.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { PageWaiting } from '../layout/PageWaiting.tsx';
import { ContractCard } from './ContractCard.tsx';
import { DealSteps } from './DealSteps.tsx';
import { DeliveryCard } from './DeliveryCard.tsx';
import { messages } from './messages.ts';
import { PapersCard } from './PapersCard.tsx';
import { PriceCard } from './PriceCard.tsx';
import { dealsQuery } from './queries.ts';

// Asked last, when the car is there.
const SurveyCard = lazyScreen(async () => ({ default: (await import('./SurveyCard.tsx')).SurveyCard }));

const pollMs = 30_000;

/** What follows an accepted price: papers, the contract beside the agreed lines, delivery, what was saved. */
export default function DealPage() {
  const to = useAreaPath();
  const query = useSteady(useQuery({ ...dealsQuery, refetchInterval: usePollEvery(pollMs) }));
  const deal = query.data?.rows[0];
  return (
    <>
      <PageTitle title={messages.title} waits={query.isPending} />
      {query.isPending && <PageWaiting title={messages.title} label={messages.loading} />}
      {query.isError && (
        <Card>
          <ErrorState isPage title={messages.didNotLoad} onRetry={() => void query.refetch()}>
            {sentenceOf(query.error)}
          </ErrorState>
        </Card>
      )}
      {query.isSuccess && !deal && (
        <Card>
          <EmptyState
            isPage
            icon={<Handshake />}
            title={messages.none}
            action={
              <Button component={RouterLink} to={to('/listings')} variant="contained">
                {messages.toListings}
              </Button>
            }
          >
            {messages.noneHint}
          </EmptyState>
        </Card>
      )}
      {deal && <DealRoom deal={deal} />}
    </>
  );
}

function DealRoom({ deal }: { deal: Deal }) {
  const user = useUser();
  const advisor = deal.advisor_name ? firstNameOf(deal.advisor_name) : messages.yourAdvisor;
  const { head, lead } = headOf(deal, typeof user.first_name === 'string' ? user.first_name : '', advisor);
  const isOver = deal.status === 'fell_through' || deal.status === 'taken_back';
  return (
    <>
      <Typography sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>{messages.lead(deal.title)}</Typography>
      <Typography variant="h1">{head}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 6, maxWidth: 640, textWrap: 'pretty' }}>{lead}</Typography>
      {!isOver && <DealSteps deal={deal} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' }, gap: { xs: 6, md: 8 }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
          {deal.status === 'delivered' && (
            <Suspense>
              <SurveyCard deal={deal} />
            </Suspense>
          )}
          <ContractCard deal={deal} advisor={advisor} />
          <PapersCard deal={deal} advisor={advisor} />
        </Box>
        <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
          <PriceCard deal={deal} />
          {!isOver && <DeliveryCard deal={deal} />}
        </Box>
      </Box>
    </>
  );
}

/** The state in the client's words. */
function headOf(deal: Deal, name: string, advisor: string): { head: string; lead: string } {
  const { heads, leads } = messages;
  const by = deal.differs_by ?? 0;
  switch (deal.status) {
    case 'paperwork':
      return { head: heads.paperwork, lead: leads.paperwork(advisor) };
    case 'contract_check':
      if (deal.open_differences === 0) return { head: heads.contract_check, lead: leads.contract_check };
      return { head: heads.differs(name), lead: differsLead(deal, by, advisor) };
    case 'scheduled':
      return { head: heads.scheduled, lead: leads.scheduled };
    case 'delivered':
      return { head: heads.delivered, lead: deal.savings && deal.savings > 0 ? leads.delivered(formatCents(deal.savings)) : leads.deliveredPlain };
    case 'fell_through':
      return { head: heads.fell_through, lead: deal.reason ?? leads.ended(advisor) };
    case 'taken_back':
      return { head: heads.taken_back, lead: leads.ended(advisor) };
  }
}

/** Whether the advisor has asked the dealer already, for everything that costs more. */
function differsLead({ differences, dealer }: Deal, by: number, advisor: string): string {
  const { leads } = messages;
  if (by <= 0) return leads.differsAlike(advisor);
  const isAsked = differences.every(({ blocks, answer }) => !blocks || answer !== null);
  return isAsked ? leads.asked(formatCents(by), advisor, dealer ?? messages.theDealer) : leads.differs(formatCents(by), advisor);
}
