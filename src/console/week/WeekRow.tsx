import Bids from '@mui/icons-material/GavelRounded';
import Delivery from '@mui/icons-material/LocalShippingOutlined';
import Done from '@mui/icons-material/CheckCircleRounded';
import FollowUp from '@mui/icons-material/PhoneOutlined';
import Open from '@mui/icons-material/RadioButtonUncheckedRounded';
import Quote from '@mui/icons-material/TimerOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { WeekEntry, WeekEntryKind } from '../../../generated/api.ts';
import { formatNearDay, formatTime } from '../../../engine/web/format.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { messages } from './messages.ts';

type Dated = Exclude<WeekEntryKind, 'task' | 'follow_up'>;
export const datedIcons: Readonly<Record<Dated, SvgIconComponent>> = { bids_due: Bids, quote_ends: Quote, delivery: Delivery };

export const isTask = (kind: WeekEntryKind): kind is 'task' | 'follow_up' => kind === 'task' || kind === 'follow_up';

/** Where it is worked on. */
export function placeOf({ kind, target_id, user_id }: Pick<WeekEntry, 'kind' | 'target_id' | 'user_id'>): string | undefined {
  if (kind === 'bids_due') return `/bid-requests/${target_id}`;
  if (kind === 'delivery' || kind === 'quote_ends') return `/deals/${target_id}`;
  return user_id === null ? undefined : `/client-profiles/${user_id}`;
}

/** What it is called: a task by its own words, the rest by what happens. */
export const nameOf = ({ kind, title }: Pick<WeekEntry, 'kind' | 'title'>): string => (isTask(kind) ? title : messages.kinds[kind](title));

/** Whose it is, and how many dealers answered. */
export function whoseOf({ client_name, answered, asked }: Pick<WeekEntry, 'client_name' | 'answered' | 'asked'>): string {
  if (client_name === null) return messages.own;
  return answered !== null && asked !== null ? messages.answered(client_name, answered, asked) : client_name;
}

interface WeekRowProps {
  entry: WeekEntry;
  onDone: () => void;
}

/** One thing of the week: a task with its tick, or what happens at a time. */
export function WeekRow({ entry, onDone }: WeekRowProps) {
  const to = useAreaPath();
  const { kind, title, at, on, is_late, is_done } = entry;
  const Icon = isTask(kind) ? undefined : datedIcons[kind];
  const name = nameOf(entry);
  const place = placeOf(entry);
  const whose = whoseOf(entry);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '32px 68px minmax(0, 1fr) 20px',
        alignItems: 'center',
        gap: '0 8px',
        minHeight: 44,
        p: '3px 16px 3px 10px',
        borderTop: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
        '@media (max-width: 900px)': { minHeight: 52 },
        '&:hover': { background: 'var(--hover)' },
      }}
    >
      {Icon ? (
        <Box component="span" sx={{ display: 'grid', placeItems: 'center', color: 'text.secondary', '& svg': { fontSize: 18 } }}>
          <Icon aria-hidden="true" />
        </Box>
      ) : (
        <IconButton
          size="small"
          aria-label={is_done ? messages.reopen(title) : messages.markDone(title)}
          onClick={onDone}
          sx={{ '& svg': { fontSize: 20, color: is_done ? 'success.main' : 'text.secondary' } }}
        >
          {is_done ? <Done /> : <Open />}
        </IconButton>
      )}
      <Box
        component="span"
        className="num"
        sx={{ textAlign: 'right', color: is_late ? 'error.main' : 'text.secondary', fontWeight: is_late ? 'var(--w-medium)' : 400 }}
      >
        {is_late ? formatNearDay(on) : at === null ? '' : formatTime(at)}
      </Box>
      <Box sx={{ minWidth: 0, '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}>
        {place === undefined ? (
          <span>{name}</span>
        ) : (
          <Link
            component={RouterLink}
            to={to(place)}
            color="inherit"
            sx={{ '&:focus-visible': { outlineOffset: '-2px' }, ...(is_done ? { textDecoration: 'line-through', color: 'text.tertiary' } : {}) }}
          >
            {name}
          </Link>
        )}
        <Box component="span" sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}>
          {whose}
        </Box>
      </Box>
      {kind === 'follow_up' && <FollowUp aria-hidden="true" sx={{ fontSize: 18, color: 'text.secondary' }} />}
    </Box>
  );
}
