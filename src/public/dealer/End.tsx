import Check from '@mui/icons-material/CheckRounded';
import Call from '@mui/icons-material/LocalPhoneOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import Block from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { bidTotals } from '../../../domain/bids.ts';
import { PlainButton, plainLooks } from '../../../engine/web/PlainButton.tsx';
import { formatCents, formatWeekday } from '../../../engine/web/format.ts';
import type { DealerRequest } from '../../../generated/api.ts';
import { lineFields } from '../../features/bids/draft.ts';
import { dealerMessages as messages } from '../messages/dealer.ts';
import { mailToFirm } from './figures.ts';
import { dayThere, momentThere, timeThere } from './times.ts';

interface EndProps {
  request: DealerRequest;
  now: Date;
  /** Shows the lines again. */
  onOpen: () => void;
}

const icons = { answered: Check, declined: Block, late: TimerOff, closed: TimerOff };

/** Where a request ends for a dealer: sent, declined, too late or closed, and what can still be done. */
export function End({ request, now, onOpen }: EndProps) {
  const { state } = request;
  if (state === 'open') return null;
  const until = timeThere(request.due_at, request.time_zone, now);
  const total = totalOf(request, now);
  const isOver = state === 'late' || state === 'closed';
  const texts = textsOf(request, now);
  const Icon = icons[state];
  const tone = state === 'answered' ? 'success' : state === 'late' ? 'warning' : 'info';
  const facts: readonly (readonly [string, string])[] = [
    ...(state === 'answered' && request.sent_at ? [[messages.sentAt, timeThere(request.sent_at, request.time_zone, now)] as const] : []),
    ...(state === 'answered' && request.draft?.good_through
      ? [[lineFields['good_through']?.label ?? '', formatWeekday(request.draft.good_through)] as const]
      : []),
    ...(state === 'late' ? [[messages.closedAt, momentThere(request.due_at, request.time_zone)] as const] : []),
    [messages.car, request.title],
  ];
  return (
    <Box
      component="section"
      aria-live="polite"
      sx={{
        maxWidth: 520,
        mx: 'auto',
        mt: { md: 6 },
        padding: { xs: '24px 20px', md: '32px' },
        border: '1px solid var(--border)',
        borderRadius: 'var(--r)',
        background: 'var(--surface)',
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          mb: 4,
          borderRadius: 'var(--r)',
          background: `var(--${tone}-soft)`,
          color: `var(--${tone})`,
        }}
      >
        <Icon />
      </Box>
      <Typography variant="h1" sx={{ mb: '6px', textWrap: 'balance' }}>
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.text}</Typography>
      {total && (
        <Box sx={{ mt: 4 }}>
          <Box
            component="b"
            className="num"
            sx={{ display: 'block', fontSize: '2.125rem', lineHeight: '40px', fontWeight: 'var(--w-strong)', letterSpacing: '-.022em' }}
          >
            {formatCents(total.cents)}
          </Box>
          <Box sx={{ fontSize: 'var(--fs-ui)', color: 'text.secondary' }}>{total.words}</Box>
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: '6px 20px',
          margin: '18px 0 20px',
          pt: 4,
          borderTop: '1px solid var(--border-soft)',
          fontSize: 'var(--fs-ui)',
          lineHeight: '20px',
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.tertiary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ textAlign: 'right' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {isOver && <Contact request={request} />}
      {state === 'answered' && <Act onClick={onOpen}>{messages.change}</Act>}
      {state === 'declined' && Date.parse(request.due_at) > now.getTime() && <Act onClick={onOpen}>{messages.sendAfterAll}</Act>}
      {state === 'late' && request.draft && <Act onClick={onOpen}>{messages.stillTyped}</Act>}
      <Box sx={{ mt: 4, fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}>
        {isOver ? messages.byHand(request.firm_name) : state === 'declined' ? messages.declinedText(until) : messages.later}
        {state === 'answered' && request.firm_phone && (
          <>
            {' '}
            {messages.questions} <a href={telOf(request.firm_phone)}>{request.firm_phone}</a>
          </>
        )}
      </Box>
    </Box>
  );
}

/** Whom to call: the firm can still type in a price that came too late. The page's address names no person of the firm, so neither does this. */
function Contact({ request }: { request: DealerRequest }) {
  const { firm_name, firm_phone } = request;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      {firm_phone && (
        <Filled href={telOf(firm_phone)}>
          <Call aria-hidden="true" />
          {messages.call(firm_name)}
        </Filled>
      )}
      <Outlined href={mailToFirm(request)}>{request.draft ? messages.mailFigures : messages.mail(firm_name)}</Outlined>
    </Box>
  );
}

// A firm's name may be long.
const wrapped = { whiteSpace: 'normal', textAlign: 'center' } as const;
const Filled = styled('a')({ ...plainLooks({ wide: true }), ...wrapped });
const Outlined = styled('a')({ ...plainLooks({ look: 'outlined', wide: true }), ...wrapped });

const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

function Act({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <PlainButton type="button" look="outlined" wide onClick={onClick}>
      {children}
    </PlainButton>
  );
}

/** The sum that counts, or, where it is too late, the one that was typed. */
function totalOf(request: DealerRequest, now: Date): { cents: number; words: string } | null {
  const { state, last_total: last, target_total: target } = request;
  if (state === 'late' && request.draft && request.draft_saved_at !== null) {
    const typedBy = timeThere(request.draft_saved_at, request.time_zone, now);
    return { cents: bidTotals(request.draft, request.tax_rule).total_otd, words: messages.typed(typedBy) };
  }
  if (state === 'declined' || last === null) return null;
  if (target === null || target === last) return { cents: last, words: messages.otd };
  return { cents: last, words: last < target ? messages.belowBeat(formatCents(target - last)) : messages.aboveBeat(formatCents(last - target)) };
}

const isUnsent = ({ draft_saved_at }: DealerRequest): boolean => draft_saved_at !== null;

function textsOf(request: DealerRequest, now: Date): { title: string; text: string } {
  const until = timeThere(request.due_at, request.time_zone, now);
  const works = dayThere(request.works_until, request.time_zone);
  switch (request.state) {
    case 'answered':
      return { title: messages.sent, text: messages.sentText(request.firm_name, until) };
    case 'declined':
      return { title: messages.declined, text: request.declined_reason ?? '' };
    case 'closed':
      return { title: messages.closed, text: messages.closedText(request.firm_name) };
    default: {
      const text = isUnsent(request) ? messages.lateUnsent(works) : request.last_total === null ? messages.lateNothing : messages.lateSent;
      return { title: messages.late(until), text };
    }
  }
}
