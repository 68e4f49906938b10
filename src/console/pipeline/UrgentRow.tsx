import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { UrgentItem } from '../../../generated/api.ts';
import { urgencyKindLabels } from '../../../generated/enums.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { whenReleased } from '../../../engine/web/pressed.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { actionRoute } from './actionRoute.ts';
import { messages } from './messages.ts';
import { urgencyIcons } from './urgencyIcons.ts';
import { waitOf, whyOf, type WaitTone } from './wait.ts';

const inks: Readonly<Record<WaitTone, string>> = {
  turn: 'var(--turn-ink)',
  error: 'var(--error)',
  warning: 'var(--warning)',
  plain: 'var(--text)',
  quiet: 'var(--text-2)',
};
/** Where the queue is so narrow, as on a phone, a row is three lines. */
const narrow = '@container (max-width: 559px)';
/** The row opened up shows all of it. */
const twoLines = { display: '-webkit-box', WebkitLineClamp: '2', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;
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
  /** Nothing comes before it. */
  isFirst: boolean;
  onCurrent: () => void;
  /** The one action of a row that no page has: marks a task as done, or logs a contact. */
  onAct: (() => void) | undefined;
  /** The row's other acts. */
  children?: ReactNode;
}

/** One thing that waits: who, why, by when, and its one action. */
export function UrgentRow({ item, isCurrent, isFirst, onCurrent, onAct, children }: UrgentRowProps) {
  const to = useAreaPath();
  const now = useNow();
  const Icon = urgencyIcons[item.kind];
  const wait = waitOf(item, now);
  return (
    <Box
      component="li"
      aria-current={isCurrent || undefined}
      onClick={onCurrent}
      onFocus={() => whenReleased(onCurrent)}
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(104px, 126px) minmax(0, 1fr) minmax(96px, max-content) 134px',
        alignItems: 'center',
        gap: '0 10px',
        minHeight: 46,
        padding: '4px 12px 4px 14px',
        borderLeft: '2px solid transparent',
        borderBottom: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
        '&:hover': { background: 'var(--hover)' },
        '&[aria-current]': { background: 'var(--selected)', borderLeftColor: 'var(--accent)', py: '8px' },
        '& > .action': { whiteSpace: 'nowrap', px: 1, minHeight: 30 },
        [narrow]: {
          gridTemplateColumns: '20px minmax(0, 1fr) auto',
          padding: '10px 12px',
          gap: '0 10px',
          '&[aria-current]': { py: '10px' },
          '& > .kind': { gridRow: '1 / 4', alignSelf: 'start', mt: '1px' },
          '& > .about': { gridColumn: '2', gridRow: 2 },
          '& > .more': { gridColumn: '2 / 4', gridRow: 3 },
          '& > .wait': { gridColumn: 3, gridRow: 1, alignSelf: 'start' },
          '&:not([aria-current]) > .wait > .detail': { display: 'none' },
          '&:not([aria-current]) > .action': {
            gridColumn: 3,
            gridRow: 2,
            justifySelf: 'end',
            minHeight: 44,
            padding: '0 0 0 12px',
            margin: '-4px 0 -10px',
            border: 0,
            color: 'primary.main',
          },
          '&[aria-current] > .about': { gridColumn: '2 / 4' },
          '&[aria-current] > .action': { gridColumn: '2 / 4', gridRow: 4, minHeight: 44, mt: '8px' },
        },
      }}
    >
      <Box
        component="span"
        className="kind"
        sx={{ display: 'flex', '& .MuiSvgIcon-root': { fontSize: 18, color: wait.tone === 'plain' ? 'text.tertiary' : inks[wait.tone] } }}
      >
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
      <Box component="span" className="about" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', ...(isCurrent ? {} : twoLines) }}>
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
            color: inks[wait.tone],
            whiteSpace: 'nowrap',
          }}
        >
          {wait.due}
        </Box>
        <Box component="span" className="detail" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
          {wait.detail}
        </Box>
      </Box>
      <Button
        className="action"
        {...(onAct ? { onClick: onAct } : { component: RouterLink, to: to(actionRoute(item)) })}
        aria-label={messages.actionFor(messages.actions[item.kind], item.client_name || item.words)}
        size="small"
        variant={isCurrent ? 'contained' : 'outlined'}
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
            {whyOf(item, now, isFirst)}
          </Box>
          {children}
        </Box>
      )}
    </Box>
  );
}
