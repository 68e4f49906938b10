import Check from '@mui/icons-material/CheckRounded';
import Warning from '@mui/icons-material/PriorityHighRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Card } from '../../../engine/web/Card.tsx';
import { dashboardMessages } from './messages.ts';

/** `now` waits for the reader, `open` for others, `wrong` for something to be put right. */
type RailState = 'done' | 'now' | 'open' | 'wrong' | 'next';

export interface RailStep {
  key: string;
  label: string;
  detail: string | null;
  state: RailState;
}

interface RailProps {
  label: string;
  steps: readonly RailStep[];
  /** The key of the step that weighs most, where several wait. */
  first?: string | undefined;
  /** On a phone, beside the current step. */
  chip?: ReactNode;
}

const dot = {
  position: 'absolute',
  left: 0,
  top: 0,
  width: 18,
  height: 18,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: 'var(--bg)',
  border: '2px solid var(--border)',
  boxShadow: '0 0 0 4px var(--bg)',
  '& .MuiSvgIcon-root': { fontSize: 12 },
} as const;
const dotOf: Readonly<Record<RailState, object>> = {
  done: { background: 'var(--accent)', borderColor: 'var(--accent)', color: 'var(--on-accent)' },
  now: { border: 0, background: 'var(--turn)', '&::after': { content: '""', width: 6, height: 6, borderRadius: '50%', background: 'var(--on-turn)' } },
  open: { borderColor: 'var(--accent)' },
  wrong: { background: 'var(--error)', borderColor: 'var(--error)', color: 'var(--surface)' },
  next: {},
};
const barOf: Readonly<Record<RailState, string>> = {
  done: 'var(--accent)',
  now: 'var(--turn)',
  open: 'var(--accent-line)',
  wrong: 'var(--error)',
  next: 'var(--bg-sunken)',
};
const detailOf: Readonly<Record<RailState, object>> = {
  done: { color: 'var(--text-3)' },
  now: { color: 'var(--turn-ink)', fontWeight: 'var(--w-medium)' },
  open: { color: 'var(--text-3)' },
  wrong: { color: 'var(--error)', fontWeight: 'var(--w-medium)' },
  next: { color: 'var(--text-3)' },
};

/** Where one is: what is wrong first, then what waits for the reader, then what waits for others. @returns -1 where everything is done */
function currentOf(steps: readonly RailStep[], first: string | undefined): number {
  for (const state of ['wrong', 'now', 'open'] as const) {
    const heaviest = steps.findIndex((step) => step.state === state && step.key === first);
    const index = heaviest === -1 ? steps.findIndex((step) => step.state === state) : heaviest;
    if (index !== -1) return index;
  }
  return -1;
}

/** Steps in a row, with the current one and those done; on a phone a bar with the current step in words. */
export function Rail(props: RailProps) {
  return (
    <>
      <Wide {...props} />
      <Narrow {...props} />
    </>
  );
}

function Wide({ label, steps, first }: RailProps) {
  const current = currentOf(steps, first);
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${steps.length}, 1fr)`, mb: 10, '@media (max-width: 900px)': { display: 'none' } }}
    >
      {steps.map(({ key, label: name, state, detail }, index) => (
        <Box
          component="li"
          key={key}
          aria-current={index === current ? 'step' : undefined}
          sx={{
            position: 'relative',
            pt: '26px',
            fontSize: 'var(--fs-ui)',
            lineHeight: '20px',
            '&::before':
              index === steps.length - 1
                ? {}
                : { content: '""', position: 'absolute', insetInline: 0, top: 8, height: 2, background: state === 'done' ? 'var(--accent)' : 'var(--border)' },
          }}
        >
          <Box component="span" sx={{ ...dot, ...dotOf[state] }}>
            {state === 'done' && <Check aria-hidden="true" />}
            {state === 'wrong' && <Warning aria-hidden="true" />}
          </Box>
          <Box component="b" sx={{ display: 'block', fontWeight: 'var(--w-medium)', color: state === 'next' ? 'var(--text-2)' : 'var(--text)' }}>
            {name}
            {state === 'done' && <span className="vh">, {dashboardMessages.done}</span>}
          </Box>
          <Box component="small" sx={{ display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px', ...detailOf[state] }}>
            {detail}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Narrow({ steps, first, chip }: RailProps) {
  const index = currentOf(steps, first);
  const present = steps[index] ?? steps.at(-1);
  const following = steps[index + 1];
  if (!present) return null;
  return (
    <Card sx={{ display: 'none', padding: '16px', mb: 6, '@media (max-width: 900px)': { display: 'block' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 24 }}>
        <strong style={{ fontWeight: 'var(--w-strong)' }}>{present.label}</strong>
        {chip}
      </Box>
      <Box aria-hidden="true" sx={{ display: 'grid', gridTemplateColumns: `repeat(${steps.length}, 1fr)`, gap: 1, mt: 3, mb: '10px' }}>
        {steps.map(({ key, state }) => (
          <Box key={key} sx={{ height: 6, borderRadius: '3px', background: barOf[state] }} />
        ))}
      </Box>
      <Box component="p" sx={{ fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary' }}>
        {dashboardMessages.stepOf(index === -1 ? steps.length : index + 1, steps.length)}{' '}
        {index !== -1 && following && dashboardMessages.stepNext(following.label)}
      </Box>
    </Card>
  );
}
