import Chat from '@mui/icons-material/ChatBubbleOutlineRounded';
import Paper from '@mui/icons-material/FactCheckOutlined';
import Checklist from '@mui/icons-material/ChecklistRounded';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Research from '@mui/icons-material/ManageSearchRounded';
import Price from '@mui/icons-material/RequestQuoteOutlined';
import TaskAlt from '@mui/icons-material/TaskAltRounded';
import Today from '@mui/icons-material/TodayOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { UrgencyKind, UrgentItem } from '../../../generated/api.ts';
import { urgencyKindLabels } from '../../../generated/enums.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { CountBadge } from '../../../engine/web/StatusChip.tsx';
import { actionRoute } from './actionRoute.ts';
import { messages } from './messages.ts';
import { urgentQuery } from './queries.ts';
import { waitOf, type WaitTone } from './wait.ts';
import { useNow } from '../../kit/live/useNow.ts';

const first = 5;
const pollMs = 30_000;

const icons: Readonly<Record<UrgencyKind, SvgIconComponent>> = {
  message_waiting: Chat,
  price_accepted: Handshake,
  paper_sent: Paper,
  otd_asked: Price,
  research_asked: Research,
  checklist_submitted: Checklist,
  re_engage_overdue: EventBusy,
  re_engage_today: Today,
};

const inks: Readonly<Record<WaitTone, string>> = { turn: 'var(--turn-ink)', error: 'var(--error)', quiet: 'var(--text-3)' };

/** What waits for the advisor, the most urgent first, each with its one next action. */
export function UrgentQueue() {
  const query = useQuery({ ...urgentQuery, refetchInterval: usePollEvery(pollMs) });
  const [all, setAll] = useState(false);
  const items = query.data ?? [];
  const shown = all ? items : items.slice(0, first);
  return (
    <Card component="section" aria-label={messages.urgent} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: '10px 16px', borderBottom: '1px solid var(--border)' }}>
        <Typography variant="h4" component="h2">
          {messages.urgent}
        </Typography>
        {items.length > 0 && <CountBadge count={items.length} turn />}
        {items.length > first && (
          <Button size="small" onClick={() => setAll(!all)} sx={{ ml: 'auto' }}>
            {all ? messages.showFewer : messages.showAll}
          </Button>
        )}
      </Box>
      <Answered query={query} loading={messages.loading} skeleton={<QueueSkeleton />} failed={messages.urgentFailed}>
        {() =>
          items.length === 0 ? (
            <EmptyState icon={<TaskAlt />} title={messages.nothingUrgent}>
              {messages.nothingUrgentHint}
            </EmptyState>
          ) : (
            <ol>
              {shown.map((item, index) => (
                <UrgentRow key={`${item.kind} ${item.user_id} ${item.target_id}`} item={item} leading={index === 0} />
              ))}
            </ol>
          )
        }
      </Answered>
    </Card>
  );
}

/** The rows on their way: who, why, since when, and the action. */
function QueueSkeleton() {
  return (
    <Box sx={{ '& > div + div': { borderTop: '1px solid var(--border-soft)' } }}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            alignItems: 'center',
            gap: 3,
            minHeight: { xs: 136, md: 42 },
            padding: '5px 12px 5px 16px',
          }}
        >
          <Skeleton width={28} height={28} sx={{ flex: 'none', borderRadius: '50%' }} />
          <Skeleton width={120} height={14} />
          <Skeleton width={140} height={14} />
          <Skeleton height={32} sx={{ ml: 'auto', width: { xs: '100%', md: 148 }, borderRadius: 'var(--r)' }} />
        </Box>
      ))}
    </Box>
  );
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function UrgentRow({ item, leading }: { item: UrgentItem; leading: boolean }) {
  const to = useAreaPath();
  const Icon = icons[item.kind];
  const wait = waitOf(item, useNow());
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '28px 132px 158px minmax(0, 1fr) 160px 148px',
        alignItems: 'center',
        gap: '0 12px',
        minHeight: 42,
        padding: '5px 12px 5px 16px',
        borderTop: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-dense)',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { background: 'var(--hover)' },
        '@media (min-width: 901px) and (max-width: 1200px)': {
          gridTemplateColumns: '28px minmax(0, 1fr) 158px 146px 148px',
          '& > .text': { display: 'none' },
        },
        '@media (max-width: 900px)': {
          gridTemplateColumns: '32px minmax(0, 1fr) auto',
          gap: '2px 12px',
          padding: '12px',
          '& > .avatar': { gridRow: '1 / 4', alignSelf: 'start' },
          '& > .why, & > .text': { gridColumn: '2' },
          '& > .text': { whiteSpace: 'normal' },
          '& > .wait': { gridArea: '1 / 3 / 3 / 4', alignSelf: 'start', '& > .detail': { display: 'none' } },
          '& > .action': { gridColumn: '2 / 4', minHeight: 40, mt: 2 },
        },
      }}
    >
      <Box component="span" className="avatar" sx={{ display: 'flex' }}>
        <Avatar name={item.client_name} size="sm" />
      </Box>
      <Link
        component={RouterLink}
        to={to(`/client-profiles/${item.user_id}`)}
        color="inherit"
        sx={{ fontWeight: 'var(--w-medium)', '&:focus-visible': { outlineOffset: '-2px' }, ...ellipsis }}
      >
        {item.client_name}
      </Link>
      <Box
        component="span"
        className="why"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, whiteSpace: 'nowrap', '& .MuiSvgIcon-root': { fontSize: 16, color: inks[wait.tone] } }}
      >
        <Icon aria-hidden="true" />
        {urgencyKindLabels[item.kind]}
      </Box>
      <Box component="span" className="text" sx={{ color: 'text.secondary', ...ellipsis }}>
        {item.kind === 'message_waiting' ? `“${item.words}”` : item.words}
      </Box>
      <Box component="span" className="wait num" sx={{ textAlign: 'right', lineHeight: '16px', fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
        <Box
          component="span"
          sx={{
            display: 'block',
            fontWeight: 'var(--w-medium)',
            fontSize: 'var(--fs-dense)',
            color: wait.tone === 'quiet' ? 'text.secondary' : inks[wait.tone],
          }}
        >
          {wait.span}
        </Box>
        <Box component="span" className="detail" sx={{ display: 'block', ...ellipsis }}>
          {wait.detail}
        </Box>
      </Box>
      <Button
        className="action"
        component={RouterLink}
        to={to(actionRoute(item))}
        aria-label={messages.actionFor(messages.actions[item.kind], item.client_name)}
        size="small"
        variant={leading ? 'contained' : 'outlined'}
      >
        {messages.actions[item.kind]}
      </Button>
    </Box>
  );
}
