import Busy from '@mui/icons-material/EventBusyOutlined';
import Chats from '@mui/icons-material/ForumOutlined';
import Clients from '@mui/icons-material/PeopleAltOutlined';
import Clock from '@mui/icons-material/ScheduleRounded';
import Lost from '@mui/icons-material/CloudOffRounded';
import Complaints from '@mui/icons-material/ReportGmailerrorredRounded';
import Down from '@mui/icons-material/ArrowDownwardRounded';
import NewRequests from '@mui/icons-material/MoveToInboxOutlined';
import Revenue from '@mui/icons-material/PaymentsOutlined';
import Turn from '@mui/icons-material/TouchAppOutlined';
import Up from '@mui/icons-material/ArrowUpwardRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { openComplaintStatuses } from '../../../domain/complaints.ts';
import type { FiguresReport, ReportPeriod, RevenueReport } from '../../../generated/api.ts';
import { notLoaded } from '../../../engine/web/problem.ts';
import { formatCents, formatNumber, formatPercent, formatSpan } from '../../../engine/web/format.ts';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import * as roles from '../../../generated/roles.ts';
import { useCount } from '../counts.ts';
import { FigureRow, remarkColours, type RemarkTone } from '../FigureRow.tsx';
import { messages } from './messages.ts';
import type { Choice } from './period.ts';
import { figuresQuery, revenueQuery, useFresh } from './queries.ts';
import { useListPath } from './useListPath.ts';

/** The text under a figure; with `to` it opens the filtered list. */
interface Remark {
  text: string;
  tone: RemarkTone;
  icon?: ReactNode;
  to?: string;
}

/** The five figures; each opens its list, and the text under it the part of the list it describes. */
export function Figures({ choice }: { choice: Choice }) {
  const figures = useFresh(figuresQuery(choice));
  const revenue = useFresh(revenueQuery(choice));
  const clients = useCount('clients');
  const list = useListPath();
  const chosen = 'period' in choice ? choice.period : 'own';
  if (figures.error && !figures.data) {
    return (
      <Card component="section" aria-label={messages.figures} sx={{ mb: 4 }}>
        <ErrorState title={messages.figuresFailed} onRetry={() => void figures.refetch()}>
          {notLoaded(figures.error)}
        </ErrorState>
      </Card>
    );
  }
  const moved = revenue.data && { moved_at_gte: revenue.data.period.starts_at, moved_at_lte: revenue.data.period.ends_at };
  return (
    <FigureRow leads label={messages.figures} busy={figures.isPending}>
      <Figure
        icon={Revenue}
        label={messages.revenue}
        value={revenue.data && formatCents(revenue.data.net, { whole: true })}
        failed={isLost(revenue)}
        to={list('payments', moved ?? {})}
        remark={isLost(revenue) ? lost : revenue.data && changeOf(revenue.data, chosen)}
      />
      <Figure
        icon={Clients}
        label={messages.clients}
        value={clients.count === undefined ? undefined : formatNumber(clients.count)}
        failed={clients.failed}
        beside={figures.data && { text: messages.delivered(formatNumber(figures.data.clients_delivered)), to: list('client-profiles', delivered) }}
        to={list('client-profiles', inProgress)}
        remark={
          figures.data &&
          clientsRemark(figures.data, chosen, {
            needing: list('client-profiles', { role: roles.client, needs_advisor: true }),
            fresh: list('client-profiles', { role: roles.client, created_at_gte: figures.data.period.starts_at, created_at_lte: figures.data.period.ends_at }),
          })
        }
      />
      <Figure
        icon={NewRequests}
        label={messages.newRequests}
        value={figures.data && formatNumber(figures.data.new_requests)}
        to={list('new-requests', {})}
        remark={figures.data && requestsRemark(figures.data, list('new-requests', { has_advisor: false }))}
      />
      <Figure
        icon={Chats}
        label={messages.chats}
        value={figures.data && formatNumber(figures.data.chats_waiting)}
        to={list('chats')}
        remark={figures.data && chatsRemark(figures.data)}
      />
      <Figure
        icon={Complaints}
        label={messages.complaints}
        value={figures.data && formatNumber(figures.data.complaints_open)}
        to={list('complaints', { status: openComplaintStatuses })}
        remark={
          figures.data &&
          complaintsRemark(figures.data, list('complaints', { status: openComplaintStatuses, created_at_lte: figures.data.complaint_old_before }))
        }
      />
    </FigureRow>
  );
}

const inProgress = { role: roles.client, in_progress: true } as const;
const delivered = { role: roles.client, delivered: true } as const;
const lost: Remark = { text: messages.figureFailed, tone: 'error', icon: <Lost /> };
const isLost = ({ data, error }: UseQueryResult<unknown>) => error !== null && data === undefined;

function changeOf({ net, net_before }: RevenueReport, chosen: ReportPeriod | 'own'): Remark {
  if (net_before <= 0) return { text: messages.nothingBefore(chosen), tone: 'quiet' };
  const share = Math.round((Math.abs(net - net_before) / net_before) * 100);
  if (share === 0) return { text: messages.sameAsBefore(chosen), tone: 'quiet' };
  const isUp = net > net_before;
  return {
    text: messages.change(formatPercent(share), chosen),
    tone: isUp ? 'up' : 'down',
    icon: isUp ? <Up titleAccess={messages.up} /> : <Down titleAccess={messages.down} />,
  };
}

/** Clients without an advisor come before new ones. */
function clientsRemark({ needs_advisor, clients_new }: FiguresReport, chosen: ReportPeriod | 'own', to: { needing: string; fresh: string }): Remark {
  if (needs_advisor > 0) return { text: messages.needAdvisor(needs_advisor, formatNumber(needs_advisor)), tone: 'turn', icon: <Turn />, to: to.needing };
  const text = messages.newClients(formatNumber(clients_new), chosen);
  return clients_new > 0 ? { text, tone: 'up', icon: <Up />, to: to.fresh } : { text, tone: 'quiet', to: to.fresh };
}

function requestsRemark({ new_requests, new_requests_unassigned }: FiguresReport, to: string): Remark {
  if (new_requests_unassigned > 0) return { text: messages.unassigned(formatNumber(new_requests_unassigned)), tone: 'turn', icon: <Turn />, to };
  return { text: new_requests > 0 ? messages.allAssigned : messages.noRequests, tone: 'quiet' };
}

function chatsRemark({ chats_waiting, waiting_since }: FiguresReport): Remark {
  if (chats_waiting === 0 || waiting_since === null) return { text: messages.nobodyWaits, tone: 'quiet' };
  return { text: messages.longest(formatSpan(Date.now() - Date.parse(waiting_since))), tone: 'turn', icon: <Clock /> };
}

function complaintsRemark({ complaints_old, complaint_old_days }: FiguresReport, to: string): Remark {
  if (complaints_old === 0) return { text: messages.noneOld(complaint_old_days), tone: 'quiet' };
  return { text: messages.old(formatNumber(complaints_old), complaint_old_days), tone: 'error', icon: <Busy />, to };
}

interface FigureProps {
  icon: SvgIconComponent;
  label: string;
  value: string | undefined;
  /** It will not come by itself. */
  failed?: boolean;
  to: string;
  /** Another figure in its right, that opens a list of its own. */
  beside?: { text: string; to: string } | undefined;
  remark: Remark | undefined;
}

function Figure({ icon: Icon, label, value, failed = false, to, beside, remark }: FigureProps) {
  return (
    <Box sx={{ position: 'relative', p: '14px 16px', minWidth: 0, '&:hover': { background: 'var(--hover)' } }}>
      <Box
        component={Link}
        to={to}
        // The whole tile opens the list; the remark's own way lies above it.
        sx={{ display: 'block', color: 'text.primary', '&:hover': { textDecoration: 'none' }, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
      >
        <Box
          component="span"
          sx={{ display: 'flex', gap: '6px', alignItems: 'center', color: 'text.secondary', fontSize: 'var(--fs-dense)', lineHeight: '20px' }}
        >
          <Icon aria-hidden="true" sx={{ fontSize: 16, color: 'text.tertiary' }} />
          {label}
        </Box>{' '}
        <Box
          component="strong"
          sx={{ display: 'block', minHeight: 32, mt: '2px', fontSize: '1.5rem', lineHeight: '32px', fontWeight: 'fontWeightBold', letterSpacing: '-.018em' }}
        >
          {value ?? (failed ? '–' : <Skeleton width={64} height={24} />)}
        </Box>
      </Box>
      {beside && (
        <Box
          component={Link}
          to={beside.to}
          className="num"
          sx={{ position: 'absolute', zIndex: 1, top: 36, right: 16, py: '6px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}
        >
          {beside.text}
        </Box>
      )}
      <Box
        className="num"
        sx={{
          display: 'flex',
          gap: '3px',
          alignItems: 'center',
          minHeight: 16,
          fontSize: 'var(--fs-small)',
          lineHeight: '16px',
          color: remarkColours[remark?.tone ?? 'quiet'],
          '& .MuiSvgIcon-root': { fontSize: 14 },
          // High enough to be hit, without moving the line.
          '& a': { position: 'relative', zIndex: 1, py: '4px', my: '-4px', color: 'inherit', textUnderlineOffset: 2 },
          '& a:hover': { textDecoration: 'underline' },
        }}
      >
        {remark?.icon}
        {remark && (remark.to === undefined ? <span>{remark.text}</span> : <Link to={remark.to}>{remark.text}</Link>)}
      </Box>
    </Box>
  );
}
