import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isOffered } from '../../../../domain/link-turn.ts';
import { Card } from '../../../../engine/web/Card.tsx';
import { formatCents, formatRelative } from '../../../../engine/web/format.ts';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import type { Link } from '../../../../generated/api.ts';
import { linkStatusLabels, linkStatusTones } from '../../../../generated/enums.ts';
import { useSide } from '../../guest/side.ts';
import { isTurn } from '../choices.ts';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { TierChip } from '../../../features/links/TierChip.tsx';
import { LinkChoices } from '../LinkChoices.tsx';
import { carMessages as messages } from './messages.ts';
import { useAskAvailability } from './queries.ts';

const whole = (cents: number) => formatCents(cents, { whole: true });
const small = { fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary' } as const;

interface DecisionCardProps {
  link: Link;
  /** What they want to pay at most, in cents. */
  budget: number | null;
  /** Why nothing can be chosen now. */
  none: string | undefined;
}

/** What the car costs to drive away, whether it is still there, and what the client may choose. */
export function DecisionCard({ link, budget, none }: DecisionCardProps) {
  const { isGuest } = useSide();
  // A guest decides only what the client allows: the choices say it.
  const isTheirTurn = isTurn(link.status) && !isGuest;
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 4, padding: { xs: 4, md: 5 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TierChip tier={link.tier} />
          {isTheirTurn ? (
            <StatusChip tone="turn" label={linksMessages.yourDecision} />
          ) : (
            <StatusChip tone={linkStatusTones[link.status] ?? 'neutral'} label={linkStatusLabels[link.status]} />
          )}
        </Box>
        <Price link={link} budget={budget} />
        {isOffered(link) && !isGuest && <Availability link={link} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, padding: { xs: 4, md: 5 }, borderTop: '1px solid var(--border-soft)' }}>
        {isTheirTurn && (
          <Typography variant="h4" component="h2">
            {messages.whatNext}
          </Typography>
        )}
        <LinkChoices link={link} tiles none={none} />
      </Box>
    </Card>
  );
}

/** The price to drive it away first, the asking price after it. Only the former is held against the budget, which includes taxes and fees as it does. */
function Price({ link: { total_otd: total, price }, budget }: { link: Link; budget: number | null }) {
  const first = total ?? price;
  if (first === null) return null;
  const room = budget === null || total === null ? null : budget - total;
  return (
    <Box>
      <Box sx={small}>{total === null ? messages.askingAlone : messages.driveAway}</Box>
      <Typography variant="h1" component="p" className="num">
        {formatCents(first, { whole: total === null })}
      </Typography>
      {room !== null && budget !== null && (
        <Box sx={small}>{room >= 0 ? messages.under(whole(room), whole(budget)) : messages.over(whole(-room), whole(budget))}</Box>
      )}
      {total !== null && price !== null && <Box sx={small}>{messages.asking(whole(price))}</Box>}
    </Box>
  );
}

/** When the advisor last looked; asked again by one press. */
function Availability({ link }: { link: Link }) {
  const ask = useAskAvailability(link.id);
  const advisor = link.advisor_name?.split(' ')[0] ?? messages.yourAdvisor;
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
