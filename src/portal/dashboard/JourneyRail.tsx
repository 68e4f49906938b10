import Check from '@mui/icons-material/CheckRounded';
import TouchApp from '@mui/icons-material/TouchAppOutlined';
import Box from '@mui/material/Box';
import { Card } from '../../../engine/web/Card.tsx';
import Chip from '@mui/material/Chip';
import type { Journey } from '../../../generated/api.ts';
import { journeyStepLabels } from '../../../generated/enums.ts';
import { dashboardMessages } from './messages.ts';

type Steps = Journey['steps'];

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
const dotOf = {
  done: { background: 'var(--accent)', borderColor: 'var(--accent)', color: 'var(--on-accent)' },
  now: { border: 0, background: 'var(--turn)', '&::after': { content: '""', width: 6, height: 6, borderRadius: '50%', background: 'var(--on-turn)' } },
  next: {},
} as const;

/** The seven steps in a row, with the current one and those done; on a phone a bar with the current step in words. */
export function JourneyRail({ steps, yourTurn }: { steps: Steps; yourTurn: boolean }) {
  return (
    <>
      <Wide steps={steps} />
      <Narrow steps={steps} yourTurn={yourTurn} />
    </>
  );
}

function Wide({ steps }: { steps: Steps }) {
  return (
    <Box
      component="ol"
      aria-label={dashboardMessages.journey}
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${steps.length}, 1fr)`, mb: 10, '@media (max-width: 900px)': { display: 'none' } }}
    >
      {steps.map(({ step, state, words: detail }, index) => (
        <Box
          component="li"
          key={step}
          aria-current={state === 'now' ? 'step' : undefined}
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
          </Box>
          <Box component="b" sx={{ display: 'block', fontWeight: 'var(--w-medium)', color: state === 'next' ? 'var(--text-2)' : 'var(--text)' }}>
            {journeyStepLabels[step]}
            {state === 'done' && <span className="vh">, {dashboardMessages.done}</span>}
          </Box>
          <Box
            component="small"
            sx={{
              display: 'block',
              fontSize: 'var(--fs-small)',
              lineHeight: '16px',
              color: state === 'now' ? 'var(--turn-ink)' : 'var(--text-3)',
              fontWeight: state === 'now' ? 'var(--w-medium)' : 'inherit',
            }}
          >
            {detail}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Narrow({ steps, yourTurn }: { steps: Steps; yourTurn: boolean }) {
  const index = steps.findIndex(({ state }) => state === 'now');
  const present = steps[index] ?? steps.at(-1);
  const following = steps[index + 1];
  if (!present) return null;
  return (
    <Card sx={{ display: 'none', padding: '16px', mb: 6, '@media (max-width: 900px)': { display: 'block' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 24 }}>
        <strong style={{ fontWeight: 'var(--w-strong)' }}>{journeyStepLabels[present.step]}</strong>
        {yourTurn && (
          <Chip
            icon={<TouchApp />}
            label={dashboardMessages.yourTurn}
            sx={{ background: 'var(--turn-soft)', borderColor: 'var(--turn-line)', color: 'var(--turn-ink)' }}
          />
        )}
      </Box>
      <Box aria-hidden="true" sx={{ display: 'grid', gridTemplateColumns: `repeat(${steps.length}, 1fr)`, gap: 1, mt: 3, mb: '10px' }}>
        {steps.map(({ step, state }) => (
          <Box key={step} sx={{ height: 6, borderRadius: '3px', background: { done: 'var(--accent)', now: 'var(--turn)', next: 'var(--bg-sunken)' }[state] }} />
        ))}
      </Box>
      <Box component="p" sx={{ fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary' }}>
        {dashboardMessages.stepOf(index === -1 ? steps.length : index + 1, steps.length)}{' '}
        {following && dashboardMessages.stepNext(journeyStepLabels[following.step])}
      </Box>
    </Card>
  );
}
