import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Gavel from '@mui/icons-material/RequestQuoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstNameOf } from '../../../domain/first-name.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents, formatDateTime, formatPercent, formatWeekday, todayHere } from '../../../engine/web/format.ts';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { PageFailed } from '../../../engine/web/PageFailed.tsx';
import { isNotThere } from '../../../engine/web/problem.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { whenOpened } from '../../../engine/web/whenOpened.tsx';
import type { ClientBids, LinkStatus } from '../../../generated/api.ts';
import { messages as linksMessages } from '../../features/links/messages.ts';
import { linksQuery } from '../../features/links/queries.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { Link } from '../../kit/router/Link.tsx';
import { useParams } from '../../kit/router/router.ts';
import { PageWaiting } from '../layout/PageWaiting.tsx';
import { BidLedger } from './BidLedger.tsx';
import { BidPlot } from './BidPlot.tsx';
import { bidsMessages as messages } from './messages.ts';
import { bidsQuery } from './queries.ts';

const NegotiateDialog = whenOpened(() => import('../links/NegotiateDialogFrame.tsx'));
const pollMs = 30_000;

/** What dealers bid for one of the client's cars: how many were asked, how the prices moved, and each line beside the others. */
export default function BidsPage() {
  const { id = '' } = useParams();
  const to = useAreaPath();
  const bids = useSteady(useQuery({ ...bidsQuery(id), refetchInterval: usePollEvery(pollMs) }));
  return (
    <>
      {!isNotThere(bids.error) && (
        <Button component={Link} to={to('/listings')} size="small" startIcon={<ArrowBack />} sx={{ ml: -2, mb: 1 }}>
          {messages.back}
        </Button>
      )}
      {bids.isPending && (
        <>
          <PageTitle title={messages.waiting} waits />
          <PageWaiting title={messages.waiting} label={messages.loading} rows={10} />
        </>
      )}
      {bids.isError && (
        <Card>
          <PageFailed
            error={bids.error}
            what={messages.waiting}
            failed={messages.didNotLoad}
            gone={messages.gone}
            action={
              <Button component={Link} to={to('/listings')} variant="contained">
                {linksMessages.comparison.back}
              </Button>
            }
            onRetry={() => void bids.refetch()}
          >
            {linksMessages.nothingLost}
          </PageFailed>
        </Card>
      )}
      {bids.data && <Bids bids={bids.data} />}
    </>
  );
}

function Bids({ bids }: { bids: ClientBids }) {
  const [negotiates, setNegotiates] = useState(false);
  const links = useQuery(linksQuery);
  const best = bids.bids[0];
  const saved = bids.saved ?? 0;
  // What is negotiated is the best price that still waits for the client.
  const open = bids.bids.flatMap(({ link_id }) => links.data?.rows.filter(({ id, status }) => id === link_id && status === 'otd_received') ?? []);
  const [link] = open;
  const has = (...statuses: LinkStatus[]) =>
    bids.bids.some(({ link_id }) => links.data?.rows.some(({ id, status }) => id === link_id && statuses.includes(status)));
  const when = formatDateTime(bids.due_at);
  return (
    <>
      <PageTitle title={messages.title(bids.asked, bids.answered)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 4, mb: 6 }}>
        <Box sx={{ flex: 1, minWidth: 240 }}>
          <Typography variant="h1">{messages.title(bids.asked, bids.answered)}</Typography>
          <Typography variant="body2" sx={{ mt: 1, maxWidth: 640, color: 'text.secondary' }}>
            {messages.lead(bids.title, bids.advisor_name, bids.round)}
          </Typography>
        </Box>
        {link && (
          <>
            <Button variant="outlined" onClick={() => setNegotiates(true)}>
              {messages.negotiate}
            </Button>
            <NegotiateDialog open={negotiates} link={link} onClose={() => setNegotiates(false)} onAsked={() => {}} />
          </>
        )}
        {!link && has('otd_requested') && <StatusChip label={messages.negotiating(bids.advisor_name ? firstNameOf(bids.advisor_name) : undefined)} />}
      </Box>
      {best && bids.best_total !== null && bids.first_total !== null ? (
        <>
          <Card
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', md: saved > 0 ? '1.35fr 1fr 1fr 1fr' : '1.35fr 1fr 1fr' },
              mb: 4,
              '& > div': { padding: { xs: '14px 16px', md: '20px 24px' } },
              '& > div:first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
              '& > div + div': { borderLeft: { md: '1px solid var(--border-soft)' }, borderTop: { xs: '1px solid var(--border-soft)', md: 0 } },
            }}
          >
            <Figure label={messages.best} value={formatCents(bids.best_total)} note={[best.dealer_name, best.place].filter(Boolean).join(', ')} large />
            <Figure
              label={messages.first}
              value={formatCents(bids.first_total)}
              {...(bids.first_at === null ? {} : { note: formatWeekday(todayHere(new Date(bids.first_at))) })}
            />
            {saved > 0 && (
              <Figure
                label={messages.saved}
                value={`↓ ${formatCents(saved)}`}
                note={messages.ofFirst(formatPercent(Math.round((saved / Math.max(1, bids.first_total)) * 1000) / 10))}
                good
              />
            )}
            <Figure label={messages.rounds} value={String(bids.round)} note={bids.status === 'open' ? messages.openUntil(when) : messages.endedAt(when)} />
          </Card>
          <BidPlot bids={bids} isDecided={has('accepted', 'purchased')} />
          <BidLedger bids={bids} />
        </>
      ) : (
        <Card>
          <EmptyState icon={<Gavel />} title={messages.none}>
            {bids.status === 'open' ? messages.noneText(when) : messages.noneClosed}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

function Figure({ label, value, note, large = false, good = false }: { label: string; value: string; note?: string; large?: boolean; good?: boolean }) {
  return (
    <div>
      <Box sx={{ fontSize: 'var(--fs-ui)', color: 'text.secondary' }}>{label}</Box>
      <Box
        className="num"
        sx={{
          fontSize: large ? '2.125rem' : 'var(--fs-h2)',
          lineHeight: large ? '40px' : '32px',
          fontWeight: 'var(--w-strong)',
          letterSpacing: '-.018em',
          ...(good ? { color: 'var(--success)' } : {}),
        }}
      >
        {value}
      </Box>
      {note !== undefined && <Box sx={{ mt: 1, fontSize: 'var(--fs-small)', color: 'text.secondary' }}>{note}</Box>}
    </div>
  );
}
