import TaskAlt from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { endingOf } from '../../../domain/urgency.ts';
import type { UrgentItem } from '../../../generated/api.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { namedRegion } from '../../../engine/web/namedRegion.ts';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { CountBadge } from '../../../engine/web/StatusChip.tsx';
import { snoozeChoices } from '../../features/chat/when.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { useGroupKeys } from '../useGroupKeys.ts';
import { keys } from '../keys.ts';
import { useLogAbout } from '../log/LogContext.ts';
import { messages } from './messages.ts';
import { urgentQuery } from './queries.ts';
import { UrgentRow } from './UrgentRow.tsx';
import { canWaitUntil, useMarks } from './useMarks.ts';
import { bandOf } from './wait.ts';

const first = 12;
const pollMs = 30_000;
const keyOf = (item: UrgentItem): string => `${item.kind} ${item.user_id} ${item.target_id}`;

/** What waits for the advisor, the most urgent first: each row with its one action, worked by keys as well. */
export function UrgentQueue() {
  const query = useQuery({ ...urgentQuery, refetchInterval: usePollEvery(pollMs) });
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [snoozing, setSnoozing] = useState<{ item: UrgentItem; anchor: HTMLElement }>();
  const marks = useMarks();
  const now = useNow();
  const to = useAreaPath();
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const items = query.data ?? [];
  const open = items.filter((item) => item.because !== 'snoozed');
  const shown = all ? items : items.slice(0, first);
  // What is gone hands its place to the row after it, which now has its number.
  const [lastAt, setLastAt] = useState(0);
  const found = shown.findIndex((item) => keyOf(item) === chosen);
  const at = found >= 0 ? found : Math.min(lastAt, shown.length - 1);
  const current = shown[at];

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
    if (next >= shown.length) flushSync(() => setAll(true));
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
    <Card ref={list} component="section" aria-label={messages.urgent} sx={{ mb: 4 }}>
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
        {open.length > 0 && <CountBadge count={open.length} turn />}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 3 }}>
          {items.length > 0 && singleKeys.isOn() && (
            <KeyCaps
              caps={[
                ['j k', messages.keys.move],
                ['Enter', messages.keys.act],
              ]}
            />
          )}
          {items.length > first && (
            <Button size="small" onClick={() => setAll(!all)}>
              {all ? messages.showFewer : messages.showAll}
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
            bandsOf(shown, now).map(({ name, rows, from }) => (
              <Box key={name} component="section" aria-label={name} sx={{ '&:last-of-type li:last-of-type': { borderBottom: 0 } }}>
                <BandHead name={name} count={items.filter((item) => bandOf(item, now) === name).length} />
                <ol>
                  {rows.map((item, index) => (
                    <UrgentRow
                      key={keyOf(item)}
                      item={item}
                      onDone={() => marks.done(item)}
                      isCurrent={from + index === at}
                      onCurrent={() => choose(from + index)}
                    >
                      <Box component="span" sx={{ display: 'flex', ml: { xs: -2, md: 'auto' } }}>
                        {endingOf(item.kind) !== 'work' && <RowAct cap="e" onClick={() => marks.done(item)} label={messages.keys.done} of={item} />}
                        <RowAct cap="s" onClick={() => snooze(item, from + index)} label={messages.keys.snooze} of={item} menu />
                      </Box>
                    </UrgentRow>
                  ))}
                </ol>
              </Box>
            ))
          )
        }
      </Answered>
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

/** The rows under their headings, in the queue's own order; `from` counts the rows before. */
function bandsOf(items: readonly UrgentItem[], now: Date): { name: string; rows: UrgentItem[]; from: number }[] {
  const bands: { name: string; rows: UrgentItem[]; from: number }[] = [];
  for (const [index, item] of items.entries()) {
    const name = bandOf(item, now);
    const last = bands.at(-1);
    if (last?.name === name) last.rows.push(item);
    else bands.push({ name, rows: [item], from: index });
  }
  return bands;
}

function BandHead({ name, count }: { name: string; count: number }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
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
      <span className="num">{count}</span>
    </Box>
  );
}

interface RowActProps {
  cap: string;
  label: string;
  of: UrgentItem;
  menu?: boolean;
  onClick: () => void;
}

/** An act beside the row's own, with its key. */
function RowAct({ cap, label, of, menu = false, onClick }: RowActProps) {
  return (
    <Button
      size="small"
      onClick={onClick}
      aria-label={messages.actionFor(label, of.client_name)}
      {...(menu ? { 'aria-haspopup': 'menu' as const } : {})}
      sx={{ minWidth: 0, px: 2, color: 'text.secondary', fontSize: 'var(--fs-small)' }}
    >
      {singleKeys.isOn() && <KeyCaps caps={[[cap, '']]} />}
      {label}
    </Button>
  );
}

/** The rows on their way: who, why, by when, and the action. */
function QueueSkeleton() {
  return (
    <Box sx={{ '& > div + div': { borderTop: '1px solid var(--border-soft)' } }}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            alignItems: 'center',
            gap: 3,
            minHeight: { xs: 118, md: 46 },
            padding: '4px 12px 4px 16px',
          }}
        >
          <Skeleton width={18} height={18} sx={{ flex: 'none', borderRadius: '50%' }} />
          <Skeleton width={120} height={14} />
          <Skeleton width={200} height={14} />
          <Skeleton height={32} sx={{ ml: 'auto', width: { xs: '100%', md: 152 }, borderRadius: 'var(--r)' }} />
        </Box>
      ))}
    </Box>
  );
}
