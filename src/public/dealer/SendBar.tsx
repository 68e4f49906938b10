import Down from '@mui/icons-material/ArrowDownwardRounded';
import Saved from '@mui/icons-material/CloudDoneOutlined';
import Unsaved from '@mui/icons-material/CloudOffOutlined';
import Up from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatCents } from '../../../engine/web/format.ts';
import { dealerMessages as messages } from '../messages/dealer.ts';
import { column } from './DealerFrame.tsx';
import type { SaverState } from './draft-saver.ts';
import { timeThere } from './times.ts';

/** Whether the draft is kept, in one line. */
export function DraftState({ state, zone }: { state: SaverState; zone: string }) {
  const [now] = useState(() => new Date());
  const text = draftText(state, (instant) => timeThere(instant, zone, now));
  if (text === null) return null;
  const isSafe = state.status === 'saved' || state.status === 'saving';
  const Icon = isSafe ? Saved : Unsaved;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: '6px',
        alignItems: 'center',
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        color: isSafe ? 'text.tertiary' : 'var(--warning)',
      }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 16, color: isSafe ? 'var(--success)' : 'inherit' }} />
      {text}
    </Box>
  );
}

function draftText({ status, savedAt, problem }: SaverState, timeOf: (instant: string) => string): string | null {
  if (status === 'offline') return messages.offline;
  if (status === 'refused') return messages.refused(problem ?? '');
  if (status === 'saving') return messages.saving;
  return savedAt === null ? null : messages.saved(timeOf(savedAt));
}

interface SendBarProps {
  total: number;
  /** The price to beat, in cents; null in the first round. */
  target: number | null;
  state: SaverState;
  /** IANA name of the zone that times are told in. */
  zone: string;
  children?: ReactNode;
}

/** Always in sight: the sum, how far it is from the price to beat, and the one button. */
export function SendBar({ total, target, state, zone, children }: SendBarProps) {
  return (
    <Box
      sx={{
        position: 'fixed',
        left: 0,
        right: 'var(--help-side)',
        bottom: 'var(--frame-foot)',
        zIndex: 20,
        background: 'var(--surface)',
        borderTop: '1px solid var(--border)',
      }}
    >
      <Box sx={{ ...column, display: 'flex', alignItems: 'center', gap: { xs: 3, md: 4 }, minHeight: { xs: 72, md: 76 } }}>
        <Box sx={{ minWidth: 0, mr: 'auto' }} aria-live="polite">
          <Box component="b" className="num" sx={{ display: 'block', fontSize: '1.25rem', lineHeight: '26px', fontWeight: 'var(--w-strong)' }}>
            {formatCents(total)}
          </Box>
          {target !== null && <Distance total={total} target={target} />}
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <DraftState state={state} zone={zone} />
        </Box>
        {children}
      </Box>
    </Box>
  );
}

function Distance({ total, target }: { total: number; target: number }) {
  const isBelow = total < target;
  const Icon = isBelow ? Down : Up;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        color: isBelow ? 'var(--success)' : 'var(--warning)',
        '& > svg': { fontSize: 14 },
      }}
    >
      {total !== target && <Icon aria-hidden="true" />}
      <span className="num">
        {total === target
          ? messages.same(formatCents(target))
          : isBelow
            ? messages.below(formatCents(target - total), formatCents(target))
            : messages.above(formatCents(total - target), formatCents(target))}
      </span>
    </Box>
  );
}
