import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Tone } from '../../../engine/contract/descriptor.ts';
import type { UrgentItem, User } from '../../../generated/api.ts';
import { urgencyKindTones, urgencyKindLabels } from '../../../generated/enums.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { dueMoment } from '../../features/chat/when.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { actionRoute } from '../pipeline/actionRoute.ts';
import { messages as pipelineMessages } from '../pipeline/messages.ts';
import { useActOf } from '../pipeline/useActOf.ts';
import { useMarks } from '../pipeline/useMarks.ts';
import { useQueuePace } from '../pipeline/useQueuePace.ts';
import { urgencyIcons } from '../pipeline/urgencyIcons.ts';
import { rowOf, urgentOf } from '../pipeline/queries.ts';
import { formatRelative } from '../../../engine/web/format.ts';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { ToneIcon } from '../../../engine/web/tone.tsx';
import { shownIn } from './links/deskMoves.ts';
import { linkCountsOf } from './links/queries.ts';
import { messages as linkMessages } from './links/messages.ts';
import { messages } from './messages.ts';
import { nextStep } from './nextStep.ts';

const nextMessages = messages.next;

/** What waits is in sight up to so many. */
const inSight = 3;

/** What is next for this client, the most urgent first, each with the button that leads there; beyond three the rest unfolds. */
export function NextAction({ client }: { client: User }) {
  const to = useAreaPath();
  const urgent = useQuery({ ...urgentOf(client.id), refetchInterval: useQueuePace((items: UrgentItem[]) => items) });
  const row = useQuery(rowOf(client.id));
  const links = useQuery(linkCountsOf(client.id));
  const [all, setAll] = useState(false);
  const page = `/client-profiles/${client.id}`;
  // The next action depends on all three; without one of them it would be a guess.
  const missing = [urgent, row, links].filter((query) => query.isError && query.data === undefined);
  if (missing.length > 0)
    return (
      <Frame>
        <Bar
          tone="neutral"
          title={nextMessages.failed}
          action={<Button onClick={() => missing.forEach((query) => void query.refetch())}>{pipelineMessages.retry}</Button>}
        />
      </Frame>
    );
  if (!urgent.data || row.data === undefined || !links.data)
    return (
      <Frame>
        <Bar tone="neutral" title={<Skeleton width={220} height={14} />} />
      </Frame>
    );
  const next = nextStep(urgent.data, row.data, { all: links.data.all, shown: shownIn(links.data) });
  const button = (path: string, label: string, filled = true) => (
    <Button component={RouterLink} to={to(path)} variant={filled ? 'contained' : 'outlined'} size="small">
      {label}
    </Button>
  );
  switch (next.kind) {
    case 'waiting': {
      const waiting = [next.item, ...next.rest];
      const more = waiting.length - inSight;
      return (
        <Frame>
          {(all ? waiting : waiting.slice(0, inSight)).map((item, index) => (
            <WaitingBar key={`${item.kind} ${item.target_id}`} item={item} leading={index === 0} />
          ))}
          {more > 0 && (
            <Box sx={{ padding: '4px 16px' }}>
              <Link component="button" type="button" aria-expanded={all} onClick={() => setAll(!all)} sx={{ font: 'inherit', minHeight: 24 }}>
                {all ? nextMessages.fewer : nextMessages.more(more)}
              </Link>
            </Box>
          )}
        </Frame>
      );
    }
    case 'checklist':
      return (
        <Frame>
          <Bar tone="neutral" title={nextMessages.checklist} action={button(`${page}?tab=preferences`, nextMessages.showChecklist, false)}>
            {nextMessages.checklistText}
          </Bar>
        </Frame>
      );
    case 'noLinks':
      return (
        <Frame>
          <Bar tone="turn" title={nextMessages.noLinks} action={button(`${page}/add-links`, linkMessages.add)}>
            {nextMessages.noLinksText}
          </Bar>
        </Frame>
      );
    case 'held':
      return (
        <Frame>
          <Bar tone="info" title={nextMessages.held(next.count)} action={button(`${page}?tab=links&show=held`, nextMessages.showHeld, false)}>
            {nextMessages.heldText}
          </Bar>
        </Frame>
      );
    case 'theirTurn':
      return (
        <Frame>
          <Bar tone="neutral" title={nextMessages.theirTurn(next.count)}>
            {nextMessages.theirTurnText}
          </Bar>
        </Frame>
      );
    default:
      return (
        <Frame>
          <Bar tone="success" title={nextMessages.nothing}>
            {nextMessages.nothingText}
          </Bar>
        </Frame>
      );
  }
}

/** One thing that waits for staff: what, since when, and where it is done. */
function WaitingBar({ item, leading = false }: { item: UrgentItem; leading?: boolean }) {
  const to = useAreaPath();
  const marks = useMarks();
  const now = useNow();
  const path = item.kind === 'message_waiting' ? `/client-profiles/${item.user_id}?tab=chat` : actionRoute(item);
  const act = useActOf(marks)(item);
  const Icon = urgencyIcons[item.kind];
  const said = item.kind === 'message_waiting' && item.words ? `“${item.words}”` : item.words;
  return (
    <Bar
      tone={urgencyKindTones[item.kind] ?? 'turn'}
      icon={<Icon aria-hidden="true" sx={{ fontSize: 20 }} />}
      leading={leading}
      title={urgencyKindLabels[item.kind]}
      due={
        <>
          <Box component="b" sx={{ fontWeight: 'var(--w-medium)', color: new Date(item.act_by) < now ? 'error.main' : 'text.primary' }}>
            {dueMoment(item.act_by, now)}
          </Box>
          <Box component="span" sx={{ color: 'text.tertiary' }}>
            {formatRelative(item.act_by)}
          </Box>
        </>
      }
      action={
        <Button
          {...(act ? { onClick: act, disabled: marks.isPending } : { component: RouterLink, to: to(path) })}
          variant={leading ? 'contained' : 'outlined'}
          size="small"
        >
          {pipelineMessages.actions[item.kind]}
        </Button>
      }
    >
      {[said, formatRelative(item.since)].filter(Boolean).join(', ')}
    </Bar>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card component="section" data-next-step="" aria-label={nextMessages.title} sx={{ mb: 4, '& > * + *': { borderTop: '1px solid var(--border-soft)' } }}>
      {children}
    </Card>
  );
}

interface BarProps {
  tone: Tone;
  /** A picture of its own; the tone's otherwise. */
  icon?: ReactNode;
  title: ReactNode;
  /** By when: the moment, and how far off it is. */
  due?: ReactNode;
  action?: ReactNode;
  /** The most urgent. */
  leading?: boolean;
  children?: ReactNode;
}

function Bar({ tone, icon, title, due, action, leading = false, children }: BarProps) {
  const colour = tone === 'neutral' ? 'var(--text-3)' : tone === 'turn' ? 'var(--turn-ink)' : `var(--${tone})`;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr) auto auto',
        alignItems: 'center',
        gap: '4px 12px',
        padding: '7px 10px 7px 16px',
        minHeight: 52,
        ...(leading ? { background: 'var(--selected)', boxShadow: 'inset 3px 0 0 var(--accent)' } : {}),
        // On a phone the act stands below, as wide as what it is about.
        '@media (max-width: 640px)': { gridTemplateColumns: '20px minmax(0, 1fr) auto', '& > .act': { gridColumn: '2 / -1', '& > *': { width: '100%' } } },
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', color: colour }}>
        {icon ?? <ToneIcon tone={tone} size={20} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component="b" sx={{ display: 'block', fontWeight: 'var(--w-medium)' }}>
          {title}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 'var(--fs-small)', lineHeight: '16px', overflowWrap: 'anywhere' }}>
          {children}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', textAlign: 'right', fontSize: 'var(--fs-small)', lineHeight: '16px', whiteSpace: 'nowrap' }}>{due}</Box>
      <Box className="act">{action}</Box>
    </Box>
  );
}
