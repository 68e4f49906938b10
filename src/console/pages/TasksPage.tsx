import Add from '@mui/icons-material/AddRounded';
import Back from '@mui/icons-material/ChevronLeftRounded';
import Forward from '@mui/icons-material/ChevronRightRounded';
import Feed from '@mui/icons-material/RssFeedRounded';
import Late from '@mui/icons-material/EventBusyOutlined';
import TaskAlt from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Week, WeekEntry } from '../../../generated/api.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { formatDayParts } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { daysAfter } from '../../../engine/web/zone.ts';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { useLog } from '../log/LogContext.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { bandsOf, stripOf, type Band } from '../week/days.ts';
import { messages } from '../week/messages.ts';
import { useFinish, weekQuery } from '../week/queries.ts';
import { WeekRow } from '../week/WeekRow.tsx';

const FeedDrawer = lazyScreen(() => import('../week/FeedDrawer.tsx'));
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const pollMs = 60_000;

/** The week: what is overdue and due, bids, quotes that end and deliveries, day by day. */
export default function TasksPage() {
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = dayPattern.test(asked) ? asked : undefined;
  const query = useQuery({ ...weekQuery(day), refetchInterval: usePollEvery(pollMs), placeholderData: keepPreviousData });
  const openLog = useLog();
  const [showsFeed, setShowsFeed] = useState(false);
  const finish = useFinish();
  const week = query.data;
  const today = week?.entries.filter(({ on, is_done, is_late }) => on === week.today && !is_done && !is_late).length ?? 0;
  const late = week?.entries.filter(({ is_late }) => is_late).length ?? 0;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader
        title={messages.title}
        aside={week && <span className="num">{messages.summary(late, today)}</span>}
        actions={
          <>
            <Button color="inherit" startIcon={<Feed />} onClick={() => setShowsFeed(true)}>
              {messages.feed.button}
            </Button>
            <Button
              variant="outlined"
              startIcon={<Add />}
              aria-keyshortcuts={singleKeys.isOn() ? 't' : undefined}
              onClick={() => openLog('task')}
              sx={{ gap: 1 }}
            >
              {messages.task}
              {singleKeys.isOn() && (
                <span aria-hidden="true">
                  <KeyCaps caps={[['t', '']]} />
                </span>
              )}
            </Button>
          </>
        }
      />
      <Answered
        query={query}
        loading={messages.loading}
        skeleton={
          <Loading label={messages.loading}>
            <RowsSkeleton rows={8} />
          </Loading>
        }
        failed={messages.failed}
      >
        {(answer) => (
          <>
            <Strip week={answer} />
            {answer.is_cut && (
              <Box sx={{ mb: 4 }}>
                <Note tone="info">{messages.cut}</Note>
              </Box>
            )}
            <Card component="section">
              {answer.entries.length === 0 ? (
                <EmptyState icon={<TaskAlt />} title={messages.nothing}>
                  {messages.nothingHint}
                </EmptyState>
              ) : (
                bandsOf(answer).map((band) => <DayBand key={band.name} band={band} onDone={finish} />)
              )}
            </Card>
          </>
        )}
      </Answered>
      {showsFeed && (
        <Suspense>
          <FeedDrawer onClose={() => setShowsFeed(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** Seven days with what is left on each; a press leads to the week before or after. */
function Strip({ week }: { week: Week }) {
  const days = stripOf(week);
  const isThis = days.some(({ day }) => day === week.today);
  return (
    <Box component="nav" aria-label={messages.week} sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 3 }}>
      <IconButton component={Link} to={`?day=${daysAfter(week.monday, -7)}`} aria-label={messages.before} size="small">
        <Back />
      </IconButton>
      <Card component="ol" sx={{ flex: 1, display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
        {days.map(({ day, left, late }) => (
          <Box
            key={day}
            component="li"
            aria-current={day === week.today ? 'date' : undefined}
            className="num"
            sx={{
              display: 'grid',
              justifyItems: 'center',
              alignContent: 'start',
              minHeight: 66,
              py: '7px',
              borderLeft: '1px solid var(--border-soft)',
              '&:first-of-type': { borderLeft: 0 },
              fontSize: 'var(--fs-small)',
              lineHeight: '16px',
              color: 'text.secondary',
              '&[aria-current]': { background: 'var(--selected)' },
            }}
          >
            <span>{formatDayParts(day, { weekday: 'short' })}</span>
            <Box
              component="strong"
              sx={{
                fontSize: 'var(--fs-ui)',
                lineHeight: '20px',
                color: day < week.today ? 'text.secondary' : 'text.primary',
                fontWeight: 'var(--w-bold, 600)',
              }}
            >
              {formatDayParts(day, { day: 'numeric' })}
            </Box>
            <Box component="span" sx={{ color: late > 0 ? 'error.main' : 'inherit' }}>
              {late > 0 ? messages.late(late) : left > 0 ? left : ''}
            </Box>
          </Box>
        ))}
      </Card>
      <IconButton component={Link} to={`?day=${daysAfter(week.monday, 7)}`} aria-label={messages.after} size="small">
        <Forward />
      </IconButton>
      {!isThis && (
        <Button component={Link} to="?" size="small">
          {messages.thisWeek}
        </Button>
      )}
    </Box>
  );
}

function DayBand({ band: { name, isLate, rows }, onDone }: { band: Band; onDone: (entry: WeekEntry) => void }) {
  const done = rows.filter(({ is_done }) => is_done).length;
  return (
    <Box component="section" aria-label={name}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          height: 32,
          px: 4,
          background: 'var(--surface-2)',
          borderTop: '1px solid var(--border-soft)',
          'section:first-of-type > &': { borderTop: 0 },
          fontSize: 'var(--fs-small)',
          color: isLate ? 'error.main' : 'text.secondary',
          '& svg': { fontSize: 16 },
        }}
      >
        {isLate && <Late aria-hidden="true" />}
        <Box component="h2" sx={{ fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'var(--w-medium)' }}>
          {name}
        </Box>
        <Box component="span" className="num" sx={{ ml: 'auto' }}>
          {isLate ? rows.length : messages.leftAndDone(rows.length - done, done)}
        </Box>
      </Box>
      <ul>
        {rows.map((entry) => (
          <WeekRow key={`${entry.kind} ${entry.target_id}`} entry={entry} onDone={() => onDone(entry)} />
        ))}
      </ul>
    </Box>
  );
}
