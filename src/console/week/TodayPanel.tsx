import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { Week, WeekEntry } from '../../../generated/api.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { formatDayParts, formatTime } from '../../../engine/web/format.ts';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { timelineOf } from './days.ts';
import { messages } from './messages.ts';
import { aheadQuery, useFinish } from './queries.ts';
import { ContactRow, TodayRow } from './TodayRow.tsx';

const pollMs = 60_000;
const keyOf = ({ kind, target_id }: WeekEntry) => `${kind} ${target_id}`;

/** Today along the line of now, and the next days with something: tasks to tick off, bids, quotes that end and deliveries, and whom the reader has spoken with. What is overdue is in the queue. */
export function TodayPanel() {
  const to = useAreaPath();
  const query = useQuery({ ...aheadQuery, refetchInterval: usePollEvery(pollMs) });
  return (
    <Card component="section" aria-label={messages.todayRegion} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, p: '8px 16px', borderBottom: '1px solid var(--border)' }}>
        <Typography variant="h4" component="h2">
          {messages.todayTitle}
        </Typography>
        <Link component={RouterLink} to={to('/tasks')} sx={{ ml: 'auto', fontSize: 'var(--fs-small)' }}>
          {messages.toWeek}
        </Link>
      </Box>
      <Answered query={query} loading={messages.loadingDay} skeleton={<RowsSkeleton rows={5} />} failed={messages.dayFailed}>
        {(week: Week) => <Day week={week} />}
      </Answered>
    </Card>
  );
}

function Day({ week }: { week: Week }) {
  const now = useNow();
  const finish = useFinish();
  const { past, open, coming, days } = timelineOf(week, now);
  const rowOf = (entry: WeekEntry, when: 'past' | 'next' | 'later') => <TodayRow key={keyOf(entry)} entry={entry} when={when} onDone={() => finish(entry)} />;
  const isEmpty = past.length + open.length + coming.length === 0;
  if (isEmpty && days.length === 0) return <Box sx={{ p: '12px 16px', color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>{messages.nothingToday}</Box>;
  return (
    <Box sx={{ pb: 2 }}>
      <Box component="ol" sx={{ pt: 1 }}>
        {past.map((each) => ('entry' in each ? rowOf(each.entry, 'past') : <ContactRow key={each.contact.id} contact={each.contact} />))}
        <NowLine now={now} />
        {open.map((entry) => rowOf(entry, 'later'))}
        {coming.map((entry, index) => rowOf(entry, index === 0 ? 'next' : 'later'))}
        {open.length + coming.length === 0 && (
          <Box component="li" sx={{ p: '4px 16px', color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
            {messages.nothingMore}
          </Box>
        )}
      </Box>
      {days.map(({ day, rows }) => (
        <Box key={day} component="section" aria-label={longDay(day)} sx={{ mt: '6px', borderTop: '1px solid var(--border-soft)' }}>
          <Box
            component="h3"
            sx={{ p: '10px 14px 2px', fontSize: 'var(--fs-small)', lineHeight: '16px', fontWeight: 'var(--w-medium)', color: 'text.tertiary' }}
          >
            {longDay(day)}
          </Box>
          <ol>{rows.map((entry) => rowOf(entry, 'later'))}</ol>
        </Box>
      ))}
    </Box>
  );
}

const longDay = (day: string) => formatDayParts(day, { weekday: 'long', month: 'long', day: 'numeric' });

/** Where the day is now. */
function NowLine({ now }: { now: Date }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '58px minmax(0, 1fr)',
        gap: '0 10px',
        alignItems: 'center',
        p: '2px 12px 2px 8px',
        fontSize: 'var(--fs-small)',
        lineHeight: '18px',
        fontWeight: 'var(--w-medium)',
      }}
    >
      <Box component="time" className="num" dateTime={now.toISOString()} sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        <span className="vh">{messages.now} </span>
        {formatTime(now)}
      </Box>
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          height: '1px',
          background: 'var(--text)',
          position: 'relative',
          '&::before': { content: '""', position: 'absolute', left: 0, top: '-3px', width: 7, height: 7, borderRadius: '50%', background: 'var(--text)' },
        }}
      />
    </Box>
  );
}
