import TaskAlt from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Queue, UrgentItem } from '../../../generated/api.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { namedRegion } from '../../../engine/web/namedRegion.ts';
import { EmptyState } from '../../../engine/web/states.tsx';
import { CountBadge } from '../../../engine/web/StatusChip.tsx';
import { snoozeChoices } from '../../features/chat/when.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { useGroupKeys } from '../useGroupKeys.ts';
import { keys } from '../keys.ts';
import { useLogAbout } from '../log/LogContext.ts';
import { countText, shownUnder, totalsOf, useAnswerHours } from './bands.ts';
import { messages } from './messages.ts';
import { QueueSkeleton } from './QueueSkeleton.tsx';
import { queueQuery, queueSizes } from './queries.ts';
import { RowActs } from './RowActs.tsx';
import { UrgentRow } from './UrgentRow.tsx';
import { useActOf, useLogOf } from './useActOf.ts';
import { canWaitUntil, useMarks } from './useMarks.ts';
import { useQueuePace } from './useQueuePace.ts';

const DoneMenu = lazyScreen(() => import('./DoneMenu.tsx'));

const first = 12;
const nothing: Queue = { items: [], bands: [], is_cut: false, done_today: 0 };
const keyOf = (item: UrgentItem): string => `${item.kind} ${item.user_id} ${item.target_id}`;

/** What waits for the advisor, the most urgent first: each row with its one action, worked by keys as well. */
export function UrgentQueue() {
  const [limit, setLimit] = useState<number>(queueSizes.first);
  const query = useQuery({ ...queueQuery(limit), refetchInterval: useQueuePace((queue: Queue) => queue.items), placeholderData: (before) => before });
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [snoozing, setSnoozing] = useState<{ item: UrgentItem; anchor: HTMLElement }>();
  const [showingDone, setShowingDone] = useState<HTMLElement>();
  const marks = useMarks();
  const logAbout = useLogOf();
  const actOf = useActOf(marks);
  const now = useNow();
  const hours = useAnswerHours();
  const to = useAreaPath();
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const { items, bands, done_today, ...rest } = query.data ?? nothing;
  const total = totalsOf(bands);
  const shown = all ? items : items.slice(0, first);
  // What is gone hands its place to the row after it, which now has its number.
  const [lastAt, setLastAt] = useState(0);
  const found = shown.findIndex((item) => keyOf(item) === chosen);
  const at = found >= 0 ? found : Math.min(lastAt, shown.length - 1);
  const current = shown[at];

  const show = (whole: boolean) => {
    setAll(whole);
    if (whole && items.length < total.all) setLimit(queueSizes.whole);
  };
  const choose = (index: number) => {
    const next = items[index];
    if (!next) return;
    setChosen(keyOf(next));
    setLastAt(index);
  };
  const actionAt = (index: number) => list.current?.querySelectorAll<HTMLElement>('li > .action')[index];
  const step = (by: 1 | -1) => {
    // Before the first press no row has the focus: the key that moves shows where it is.
    const isInside = list.current?.contains(document.activeElement) ?? false;
    const next = Math.max(0, Math.min(items.length - 1, isInside ? at + by : at));
    // Below the last row that is shown lie the others.
    if (next >= shown.length) flushSync(() => show(true));
    choose(next);
    actionAt(next)?.focus();
    actionAt(next)?.scrollIntoView?.({ block: 'nearest' });
  };
  const snooze = (item: UrgentItem, index: number) => {
    const anchor = actionAt(index);
    if (anchor) setSnoozing({ item, anchor });
  };
  useLogAbout(current?.user_id ?? undefined, current?.client_name);
  useGroupKeys(
    keys.queue,
    {
      next: () => step(1),
      previous: () => step(-1),
      act: () => actionAt(at)?.click(),
      done: () => current && marks.done(current),
      snooze: () => current && snooze(current, at),
      client: () => current && current.user_id !== null && void navigate(to(`/client-profiles/${current.user_id}`)),
    },
    current === undefined || marks.isPending,
  );
  return (
    <Card ref={list} component="section" aria-label={messages.urgent} sx={{ mb: 4, containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          padding: '8px 12px 8px 16px',
          minHeight: 44,
          borderBottom: '1px solid var(--border)',
        }}
      >
        <Typography variant="h4" component="h2">
          {messages.urgent}
        </Typography>
        {total.open > 0 && <CountBadge count={countText(total.open, rest)} turn />}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 3 }}>
          {items.length > 0 && singleKeys.isOn() && (
            <KeyCaps
              caps={[
                [`${keys.queue.next} ${keys.queue.previous}`, messages.keys.move],
                [keys.queue.act, messages.keys.act],
                [keys.anywhere.sheet, messages.keys.sheet],
              ]}
            />
          )}
          {done_today > 0 && (
            <Button
              size="small"
              color="inherit"
              className="num"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => setShowingDone(currentTarget)}
              sx={{ fontSize: 'var(--fs-small)', fontWeight: 400, color: 'text.secondary' }}
            >
              <Box component="span" sx={{ '@container (max-width: 559px)': { display: 'none' } }}>
                {messages.doneToday(done_today)}
              </Box>
              <Box component="span" sx={{ '@container (min-width: 560px)': { display: 'none' } }}>
                {messages.doneShort(done_today)}
              </Box>
            </Button>
          )}
        </Box>
      </Box>
      <Answered query={query} loading={messages.loading} skeleton={<QueueSkeleton />} failed={messages.urgentFailed}>
        {() =>
          items.length === 0 ? (
            <EmptyState icon={<TaskAlt />} title={messages.nothingUrgent}>
              {messages.nothingUrgentHint}
            </EmptyState>
          ) : (
            <>
              {shownUnder(bands, shown, now, hours).map(({ name, rows, from, count, late }) => (
                <Box key={from} component="section" aria-label={name} sx={{ '&:last-of-type li:last-of-type': { borderBottom: 0 } }}>
                  <BandHead name={name} count={countText(count, rest)} late={late} />
                  <ol>
                    {rows.map((item, index) => (
                      <UrgentRow
                        key={keyOf(item)}
                        item={item}
                        onAct={actOf(item)}
                        isCurrent={from + index === at}
                        isFirst={from + index === 0}
                        onCurrent={() => choose(from + index)}
                      >
                        <RowActs item={item} onDone={() => marks.done(item)} onSnooze={() => snooze(item, from + index)} onLog={() => logAbout(item)} />
                      </UrgentRow>
                    ))}
                  </ol>
                </Box>
              ))}
              {total.all > first && (
                <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: '6px 12px', borderTop: '1px solid var(--border)' }}>
                  <Button size="small" onClick={() => show(!all)}>
                    {all ? messages.showFewer : messages.showAll(countText(total.all, rest))}
                  </Button>
                </Box>
              )}
            </>
          )
        }
      </Answered>
      {showingDone && (
        <Suspense>
          <DoneMenu anchor={showingDone} title={messages.doneToday(done_today)} onClose={() => setShowingDone(undefined)} />
        </Suspense>
      )}
      {snoozing && (
        <Menu open anchorEl={snoozing.anchor} onClose={() => setSnoozing(undefined)} slotProps={namedRegion(messages.keys.snooze)}>
          {snoozeChoices(now)
            .filter(({ until }) => canWaitUntil(snoozing.item, until, now))
            .map(({ label, until }) => (
              <MenuItem
                key={label}
                onClick={() => {
                  setSnoozing(undefined);
                  marks.snooze(snoozing.item, until);
                }}
              >
                {label}
              </MenuItem>
            ))}
        </Menu>
      )}
    </Card>
  );
}

/** A heading with how much is under it, shown or not, and how much of it is late. */
function BandHead({ name, count, late }: { name: string; count: string; late: number }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        height: 28,
        px: 4,
        background: 'var(--surface-2)',
        borderBottom: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-small)',
        color: 'text.tertiary',
      }}
    >
      <Box component="h3" sx={{ fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'var(--w-medium)' }}>
        {name}
      </Box>
      <Box component="span" className="num" sx={{ ml: 'auto', color: 'error.main' }}>
        {late > 0 && messages.overdueCount(late)}
      </Box>
      <span className="num">{count}</span>
    </Box>
  );
}
