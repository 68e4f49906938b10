import FollowUp from '@mui/icons-material/PhoneOutlined';
import Done from '@mui/icons-material/CheckCircleRounded';
import Open from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { firstNameOf } from '../../../domain/first-name.ts';
import type { WeekContact, WeekEntry } from '../../../generated/api.ts';
import { formatTime } from '../../../engine/web/format.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { contactIcons } from '../log/contactIcons.ts';
import { messages } from './messages.ts';
import { datedIcons, isTask, nameOf, placeOf, whoseOf } from './WeekRow.tsx';

/** Past ones are quiet; the one that comes next is bold. */
type When = 'past' | 'next' | 'later';

interface TodayRowProps {
  entry: WeekEntry;
  when: When;
  onDone: () => void;
}

/** One line of the day: when, a task's tick or what happens, what it is, and whose. */
export function TodayRow({ entry, when, onDone }: TodayRowProps) {
  const { kind, title, at, is_done } = entry;
  const Icon = isTask(kind) ? undefined : datedIcons[kind];
  return (
    <DayLine
      at={at}
      when={when}
      mark={
        Icon ? (
          <Icon aria-hidden="true" />
        ) : (
          <IconButton
            size="small"
            aria-label={is_done ? messages.reopen(title) : messages.markDone(title)}
            onClick={onDone}
            sx={{ width: 24, height: 24, p: 0, '& svg': { fontSize: 18, color: is_done ? 'success.main' : 'text.secondary' } }}
          >
            {is_done ? <Done /> : <Open />}
          </IconButton>
        )
      }
      name={nameOf(entry)}
      place={placeOf(entry)}
      isStruck={is_done}
      isFollowUp={kind === 'follow_up'}
      detail={whoseOf(entry)}
    />
  );
}

/** One line of the day: whom the reader spoke with. */
export function ContactRow({ contact: { kind, client_name, user_id, at, minutes } }: { contact: WeekContact }) {
  const Icon = contactIcons[kind];
  return (
    <DayLine
      at={at}
      when="past"
      mark={<Icon aria-hidden="true" />}
      name={messages.contacts[kind](firstNameOf(client_name))}
      place={`/client-profiles/${user_id}`}
      detail={minutes === null ? messages.logged : messages.loggedFor(minutes)}
    />
  );
}

interface DayLineProps {
  /** ISO 8601; null where only the day counts. */
  at: string | null;
  when: When;
  mark: ReactNode;
  name: string;
  /** The page where it is worked on. */
  place: string | undefined;
  detail: string;
  isStruck?: boolean;
  isFollowUp?: boolean;
}

function DayLine({ at, when, mark, name, place, detail, isStruck = false, isFollowUp = false }: DayLineProps) {
  const to = useAreaPath();
  const ink = when === 'past' ? 'text.tertiary' : 'text.primary';
  const weight = when === 'next' ? 'var(--w-medium)' : 400;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '58px 24px minmax(0, 1fr)',
        gap: '0 6px',
        alignItems: 'start',
        p: '5px 12px 5px 8px',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
        '@media (max-width: 900px)': { p: '8px 12px 8px 8px' },
      }}
    >
      <Box
        component="span"
        className="num"
        sx={{ fontSize: 'var(--fs-small)', textAlign: 'right', whiteSpace: 'nowrap', color: when === 'next' ? ink : 'text.tertiary', fontWeight: weight }}
      >
        {at !== null && formatTime(at)}
      </Box>
      <Box
        component="span"
        sx={{ display: 'grid', gridTemplate: '24px / 24px', placeItems: 'center', mt: '-3px', color: 'text.tertiary', '& svg': { fontSize: 16 } }}
      >
        {mark}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {place === undefined ? (
          <Box component="span" sx={{ display: 'block', color: ink, fontWeight: weight }}>
            {name}
          </Box>
        ) : (
          <Link
            component={RouterLink}
            to={to(place)}
            sx={{ display: 'block', color: ink, fontWeight: weight, ...(isStruck ? { textDecoration: 'line-through' } : {}) }}
          >
            {name}
            {isFollowUp && <FollowUp aria-hidden="true" sx={{ fontSize: 14, ml: 1, verticalAlign: '-2px', color: 'text.tertiary' }} />}
          </Link>
        )}
        <Box component="span" sx={{ display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px', color: when === 'past' ? ink : 'text.secondary' }}>
          {detail}
        </Box>
      </Box>
    </Box>
  );
}
