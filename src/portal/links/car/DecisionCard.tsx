import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { firstNameOf } from '../../../../domain/first-name.ts';
import { isOffered } from '../../../../domain/link-turn.ts';
import { Card } from '../../../../engine/web/Card.tsx';
import { formatCents, formatRelative } from '../../../../engine/web/format.ts';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import type { Link, LinkComparison, OtdEstimate } from '../../../../generated/api.ts';
import { linkStatusLabels } from '../../../../generated/enums.ts';
import { useSide } from '../../guest/side.ts';
import { isTurn } from '../choices.ts';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { TierChip } from '../../../features/links/TierChip.tsx';
import { LinkChoices } from '../LinkChoices.tsx';
import { useStatusTone } from '../useChoices.ts';
import { carMessages as messages } from './messages.ts';
import { useAskAvailability } from './queries.ts';

// Most look at the figure alone.
const EstimateLines = lazyScreen(() => import('./EstimateLines.tsx'));

const whole = (cents: number) => formatCents(cents, { whole: true });
const small = { fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary' } as const;

interface DecisionCardProps {
  link: Link;
  /** Undefined until it is there. */
  comparison: LinkComparison | undefined;
  /** Why nothing can be chosen now. */
  none: string | undefined;
  /** The choices are in a bar of their own. */
  hasBar: boolean;
}

/** What the car costs to drive away, whether it is still there, and what the client may choose. */
export function DecisionCard({ link, comparison, none, hasBar }: DecisionCardProps) {
  const { isGuest } = useSide();
  // A guest decides only what the client allows: the choices say it.
  const isTheirTurn = isTurn(link.status) && !isGuest;
  const tone = useStatusTone(link);
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 4, padding: { xs: 4, md: 5 } }}>
        <Price link={link} comparison={comparison} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, order: { md: -1 } }}>
          <TierChip tier={link.tier} />
          {isTheirTurn ? <StatusChip tone="turn" label={linksMessages.yourDecision} /> : <StatusChip tone={tone} label={linkStatusLabels[link.status]} />}
        </Box>
        {isOffered(link) && !isGuest && <Availability link={link} />}
      </Box>
      {!hasBar && (
        <Box sx={{ display: 'grid', gap: 3, padding: { xs: 4, md: 5 }, borderTop: '1px solid var(--border-soft)' }}>
          {isTheirTurn && (
            <Typography variant="h4" component="h2">
              {messages.whatNext}
            </Typography>
          )}
          <LinkChoices link={link} tiles none={none} />
        </Box>
      )}
    </Card>
  );
}

/**
 * The price to drive it away first, the dealer's or an estimate, the asking price after it. What leaves out taxes or fees is not held against the budget, which
 * includes them.
 */
function Price({ link: { total_otd: total, price }, comparison }: { link: Link; comparison: LinkComparison | undefined }) {
  const estimate = total === null ? (comparison?.estimate ?? null) : null;
  const amount = total ?? estimate?.total_otd ?? price;
  if (amount === null) return null;
  // What is left is left of the figure that is read: an estimate is written in whole dollars.
  const inDollars = total === null;
  const shown = inDollars ? Math.round(amount / 100) * 100 : amount;
  const budget = comparison?.budget ?? null;
  const isWhole = total !== null || (estimate !== null && estimate.fees.length > 0);
  const room = budget === null || !isWhole ? null : budget - shown;
  const label =
    total !== null ? messages.driveAway : estimate === null ? messages.askingAlone : isWhole ? messages.estimate.whole : messages.estimate.withoutFees;
  return (
    <Box>
      <Box sx={small}>{label}</Box>
      <Typography variant="h1" component="p" className="num">
        {formatCents(shown, { whole: inDollars })}
      </Typography>
      {room !== null && budget !== null && (
        <Box sx={small}>
          {room >= 0
            ? messages.under(formatCents(room, { whole: inDollars }), whole(budget))
            : messages.over(formatCents(-room, { whole: inDollars }), whole(budget))}
        </Box>
      )}
      {amount !== price && price !== null && <Box sx={small}>{messages.asking(whole(price))}</Box>}
      {estimate !== null && price !== null && <HowEstimated estimate={estimate} price={price} />}
    </Box>
  );
}

/** Its lines, for whoever asks. */
function HowEstimated(props: { estimate: OtdEstimate; price: number }) {
  const [opened, setOpened] = useState(false);
  return (
    <Box
      component="details"
      onToggle={() => setOpened(true)}
      sx={{ mt: 2, '& summary': { cursor: 'pointer', color: 'var(--accent-ink)', fontSize: 'var(--fs-ui)', lineHeight: '24px' } }}
    >
      <summary>{messages.estimate.how}</summary>
      {opened && (
        <Suspense fallback={<TextSkeleton rows={6} />}>
          <EstimateLines {...props} />
        </Suspense>
      )}
    </Box>
  );
}

/** When the advisor last looked; asked again by one press. */
function Availability({ link }: { link: Link }) {
  const ask = useAskAvailability(link.id);
  const advisor = link.advisor_name ? firstNameOf(link.advisor_name) : messages.yourAdvisor;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, ...small, borderTop: '1px solid var(--border-soft)', pt: 3 }}>
      <EventAvailable aria-hidden="true" sx={{ fontSize: 18, color: 'primary.main' }} />
      <Box component="span" role="status" sx={{ flex: 1 }}>
        {link.availability_asked_at !== null
          ? messages.asked(advisor)
          : link.last_verified_at === null
            ? messages.neverChecked
            : messages.available(formatRelative(link.last_verified_at))}
      </Box>
      {link.availability_asked_at === null && (
        <Button size="small" onClick={() => ask.mutate()} disabled={ask.isPending}>
          {messages.checkAgain}
        </Button>
      )}
    </Box>
  );
}
