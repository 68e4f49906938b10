import Chat from '@mui/icons-material/ChatBubbleOutlineRounded';
import Checklist from '@mui/icons-material/ChecklistRounded';
import Complaint from '@mui/icons-material/ReportGmailerrorredRounded';
import Contract from '@mui/icons-material/DifferenceOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Gavel from '@mui/icons-material/GavelRounded';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Paper from '@mui/icons-material/FactCheckOutlined';
import Payment from '@mui/icons-material/CreditCardOffOutlined';
import Price from '@mui/icons-material/RequestQuoteOutlined';
import Research from '@mui/icons-material/ManageSearchRounded';
import Task from '@mui/icons-material/TaskAltRounded';
import Timer from '@mui/icons-material/TimerOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import Upload from '@mui/icons-material/UploadFileRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { UrgencyKind, UrgentItem } from '../../../generated/api.ts';
import { urgencyKindLabels } from '../../../generated/enums.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { actionRoute } from './actionRoute.ts';
import { messages } from './messages.ts';
import { waitOf, whyOf, type WaitTone } from './wait.ts';

const icons: Readonly<Record<UrgencyKind, SvgIconComponent>> = {
  message_waiting: Chat,
  price_accepted: Handshake,
  contract_differs: Contract,
  bid_expiring: Timer,
  bids_in: Gavel,
  complaint_open: Complaint,
  paper_sent: Paper,
  otd_asked: Price,
  research_asked: Research,
  checklist_submitted: Checklist,
  checklist_changed: Checklist,
  file_uploaded: Upload,
  payment_failed: Payment,
  re_engage_overdue: EventBusy,
  re_engage_today: Today,
  task_due: Task,
};

const inks: Readonly<Record<WaitTone, string>> = { turn: 'var(--turn-ink)', error: 'var(--error)', quiet: 'var(--text-3)' };
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** What it is about, with the money where it is known. */
function aboutOf({ kind, words, amount }: UrgentItem): string {
  if (kind === 'message_waiting') return `“${words}”`;
  if (amount === null || kind === 'contract_differs') return words;
  return `${words}, ${formatCents(amount)}`;
}

interface UrgentRowProps {
  item: UrgentItem;
  /** Whether the keys act on this row; it is opened up and says why it is here. */
  isCurrent: boolean;
  onCurrent: () => void;
  /** Marks it as done: the one action of a task. */
  onDone: () => void;
  /** The row's other acts. */
  children?: ReactNode;
}

/** One thing that waits: who, why, by when, and its one action. */
export function UrgentRow({ item, isCurrent, onCurrent, onDone, children }: UrgentRowProps) {
  const to = useAreaPath();
  const now = useNow();
  const Icon = icons[item.kind];
  const wait = waitOf(item, now);
  return (
    <Box
      component="li"
      aria-current={isCurrent || undefined}
      onClick={onCurrent}
      onFocus={onCurrent}
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(120px, 170px) minmax(0, 1fr) 172px 152px',
        alignItems: 'center',
        gap: '0 12px',
        minHeight: 46,
        padding: '4px 12px 4px 14px',
        borderLeft: '2px solid transparent',
        borderBottom: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
        '&:hover': { background: 'var(--hover)' },
        '&[aria-current]': { background: 'var(--selected)', borderLeftColor: 'var(--accent)', py: '8px' },
        '@media (max-width: 900px)': {
          gridTemplateColumns: '20px minmax(0, 1fr) auto',
          padding: '10px 12px',
          gap: '2px 10px',
          '& > .kind': { alignSelf: 'start', mt: '1px' },
          '& > .about': { gridColumn: '2 / 4', gridRow: 2, display: 'block' },
          '& > .more': { gridColumn: '2 / 4', gridRow: 3 },
          '&& > .action.action': { gridColumn: '2 / 4', gridRow: 4, minHeight: 44, mt: '4px' },
          '& > .wait': { gridColumn: 3, gridRow: 1, alignSelf: 'start' },
          '& > .wait > .detail': { display: 'none' },
        },
      }}
    >
      <Box component="span" className="kind" sx={{ display: 'flex', '& .MuiSvgIcon-root': { fontSize: 18, color: inks[wait.tone] } }}>
        <Icon aria-hidden="true" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {item.user_id === null ? (
          <Box component="span" sx={{ display: 'block', fontWeight: 'var(--w-medium)', ...ellipsis }}>
            {messages.yourTask}
          </Box>
        ) : (
          <Link
            component={RouterLink}
            to={to(`/client-profiles/${item.user_id}`)}
            color="inherit"
            sx={{ display: 'block', fontWeight: 'var(--w-medium)', '&:focus-visible': { outlineOffset: '-2px' }, ...ellipsis }}
          >
            {item.client_name}
          </Link>
        )}
        <Box component="span" sx={{ display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary', ...ellipsis }}>
          {urgencyKindLabels[item.kind]}
        </Box>
      </Box>
      <Box
        component="span"
        className="about"
        sx={{
          color: 'text.secondary',
          display: '-webkit-box',
          WebkitLineClamp: '2',
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {aboutOf(item)}
      </Box>
      <Box component="span" className="wait num" sx={{ textAlign: 'right', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}>
        <Box
          component="span"
          sx={{
            display: 'block',
            fontSize: 'var(--fs-dense)',
            lineHeight: '18px',
            fontWeight: 'var(--w-medium)',
            color: wait.tone === 'quiet' ? 'text.secondary' : inks[wait.tone],
          }}
        >
          {wait.due}
        </Box>
        <Box component="span" className="detail" sx={{ display: 'block' }}>
          {wait.detail}
        </Box>
      </Box>
      <Button
        className="action"
        {...(item.kind === 'task_due' ? { onClick: onDone } : { component: RouterLink, to: to(actionRoute(item)) })}
        aria-label={messages.actionFor(messages.actions[item.kind], item.client_name || item.words)}
        size="small"
        variant={isCurrent ? 'contained' : 'outlined'}
        sx={{ whiteSpace: 'nowrap', px: 1 }}
      >
        {messages.actions[item.kind]}
      </Button>
      {isCurrent && (
        <Box
          className="more"
          sx={{
            gridColumn: '2 / -1',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '4px 12px',
            mt: '6px',
            pt: '6px',
            borderTop: '1px solid var(--border)',
            color: 'text.secondary',
            fontSize: 'var(--fs-small)',
            lineHeight: '16px',
          }}
        >
          <Box component="span" sx={{ flex: '1 1 220px' }}>
            {whyOf(item, now)}
          </Box>
          {children}
        </Box>
      )}
    </Box>
  );
}
