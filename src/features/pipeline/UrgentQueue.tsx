import Chat from '@mui/icons-material/ChatBubbleOutlineRounded';
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
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { UrgencyKind, UrgentItem } from '../../../generated/api.ts';
import { urgencyKindTones, urgencyKindWords } from '../../../generated/enums.ts';
import { messageOf } from '../../api/problem.ts';
import { useAreaPath } from '../area/area.ts';
import { usePollEvery } from '../live/live.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { formatRelative } from '../ui/format.ts';
import { Loading, RowsSkeleton } from '../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { CountBadge } from '../ui/StatusChip.tsx';
import { messages as words } from './messages.ts';
import { urgentQuery } from './queries.ts';

const first = 5;
const pollMs = 30_000;

const icons: Readonly<Record<UrgencyKind, SvgIconComponent>> = {
  message_waiting: Chat,
  price_accepted: Handshake,
  otd_asked: Price,
  research_asked: Research,
  checklist_submitted: Checklist,
  re_engage_overdue: EventBusy,
  re_engage_today: Today,
};

/** What waits for the advisor, the most urgent first, each with its one next action. */
export function UrgentQueue() {
  const query = useQuery({ ...urgentQuery, refetchInterval: usePollEvery(pollMs) });
  const [all, setAll] = useState(false);
  const items = query.data ?? [];
  const shown = all ? items : items.slice(0, first);
  return (
    <Card component="section" aria-label={words.urgent} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: '10px 16px', borderBottom: '1px solid var(--border)' }}>
        <Typography variant="h4" component="h2">
          {words.urgent}
        </Typography>
        {items.length > 0 && <CountBadge count={items.length} turn />}
        {items.length > first && (
          <Button size="small" onClick={() => setAll(!all)} sx={{ ml: 'auto' }}>
            {all ? words.showFewer : words.showAll}
          </Button>
        )}
      </Box>
      {query.isPending && (
        <Loading label={words.loading}>
          <RowsSkeleton rows={first} />
        </Loading>
      )}
      {query.isError && !query.data && (
        <ErrorState title={words.urgentFailed} onRetry={() => void query.refetch()}>
          {messageOf(query.error)}
        </ErrorState>
      )}
      {query.isSuccess && items.length === 0 && (
        <EmptyState icon={<TaskAlt />} title={words.nothingUrgent}>
          {words.nothingUrgentHint}
        </EmptyState>
      )}
      <ol>
        {shown.map((item, index) => (
          <UrgentRow key={`${item.kind} ${item.user_id} ${item.target_id}`} item={item} leading={index === 0} />
        ))}
      </ol>
    </Card>
  );
}

/** Where the next action is done. */
function routeOf({ kind, user_id, target_id }: UrgentItem): string {
  if (kind === 'message_waiting') return `/chats${target_id ? `?chat=${target_id}` : ''}`;
  return kind === 'checklist_submitted' ? '/new-requests' : `/client-profiles/${user_id}`;
}

function UrgentRow({ item, leading }: { item: UrgentItem; leading: boolean }) {
  const to = useAreaPath();
  const Icon = icons[item.kind];
  const late = urgencyKindTones[item.kind] === 'error';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 2fr) 96px 148px',
        alignItems: 'center',
        gap: '2px 12px',
        padding: '6px 12px 6px 16px',
        borderTop: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-dense)',
        '&:first-of-type': { borderTop: 0 },
        '@media (max-width: 900px)': {
          gridTemplateColumns: '28px minmax(0, 1fr) auto',
          '& > .words': { gridColumn: '2 / 4' },
          '& > .action': { gridColumn: '2 / 4' },
        },
      }}
    >
      <Avatar name={item.client_name} size="sm" />
      <Box component="span" sx={{ fontWeight: 'var(--w-medium)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {item.client_name}
      </Box>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, '& .MuiSvgIcon-root': { fontSize: 18, color: late ? 'var(--error)' : 'var(--turn-ink)' } }}
      >
        <Icon aria-hidden="true" />
        {urgencyKindWords[item.kind]}
      </Box>
      <Box component="span" className="words" sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {item.words}
      </Box>
      <Box
        component="span"
        className="num"
        sx={{ color: late ? 'var(--error)' : 'text.secondary', whiteSpace: 'nowrap', '@media (max-width: 900px)': { gridColumn: '2 / 4' } }}
      >
        {formatRelative(item.since)}
      </Box>
      <Button className="action" component={RouterLink} to={to(routeOf(item))} size="small" variant={leading ? 'contained' : 'outlined'}>
        {words.actions[item.kind]}
      </Button>
    </Box>
  );
}
