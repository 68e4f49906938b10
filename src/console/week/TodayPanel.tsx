import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { Week } from '../../../generated/api.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { bandsOf } from './days.ts';
import { messages } from './messages.ts';
import { useFinish, weekQuery } from './queries.ts';
import { WeekRow } from './WeekRow.tsx';

const pollMs = 60_000;
/** What is beyond these is on the week's own page. */
const most = 8;

/** What is on today and next, beside what waits: tasks to tick off, bids, quotes that end and deliveries. What is overdue is in the queue. */
export default function TodayPanel() {
  const to = useAreaPath();
  const query = useQuery({ ...weekQuery(undefined), refetchInterval: usePollEvery(pollMs) });
  const finish = useFinish();
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
      <Answered query={query} loading={messages.loading} skeleton={<RowsSkeleton rows={3} />} failed={messages.failed}>
        {(week: Week) => {
          const bands = bandsOf({ ...week, entries: week.entries.filter(({ on, is_late }) => !is_late && on >= week.today).slice(0, most) });
          return bands.length === 0 ? (
            <Box sx={{ p: '12px 16px', color: 'text.secondary' }}>{messages.nothingToday}</Box>
          ) : (
            bands.map((band) => (
              <Box key={band.name} role="group" aria-label={band.name}>
                <Box
                  component="h3"
                  sx={{ p: '6px 16px', background: 'var(--surface-2)', fontSize: 'var(--fs-small)', fontWeight: 'var(--w-medium)', color: 'text.secondary' }}
                >
                  {band.name}
                </Box>
                <ul>
                  {band.rows.map((entry) => (
                    <WeekRow key={`${entry.kind} ${entry.target_id}`} entry={entry} onDone={() => finish(entry)} />
                  ))}
                </ul>
              </Box>
            ))
          );
        }}
      </Answered>
    </Card>
  );
}
