import Check from '@mui/icons-material/CheckRounded';
import Warning from '@mui/icons-material/PriorityHighRounded';
import Box from '@mui/material/Box';
import type { Deal } from '../../../generated/api.ts';
import { formatCents, formatDate } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

interface Step {
  label: string;
  words: string;
  state: 'done' | 'now' | 'wrong' | 'next';
}

/** From the accepted price to the delivered car; below 640 px one under the other. */
export function DealSteps({ deal }: { deal: Deal }) {
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(5, minmax(0, 1fr))' },
        gap: { xs: 2, sm: 3 },
        listStyle: 'none',
        p: 0,
        m: 0,
      }}
    >
      {stepsOf(deal).map((step) => (
        <Box
          component="li"
          key={step.label}
          aria-current={step.state === 'now' || step.state === 'wrong' ? 'step' : undefined}
          sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' }, gap: { xs: 3, sm: 2 }, minWidth: 0 }}
        >
          <Box
            aria-hidden="true"
            sx={{
              flex: 'none',
              display: 'grid',
              placeItems: 'center',
              width: 24,
              height: 24,
              borderRadius: '50%',
              border: '2px solid',
              borderColor: step.state === 'wrong' ? 'var(--error)' : step.state === 'next' ? 'var(--border-strong)' : 'var(--accent)',
              background: step.state === 'done' ? 'var(--accent)' : step.state === 'wrong' ? 'var(--error)' : 'transparent',
              color: 'var(--on-accent)',
              '& svg': { fontSize: 16 },
            }}
          >
            {step.state === 'done' && <Check />}
            {step.state === 'wrong' && <Warning />}
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 'var(--w-strong)', fontSize: 'var(--fs-ui)', color: step.state === 'next' ? 'text.secondary' : undefined }}>
              {step.label}
              {step.state === 'done' && <span className="vh">, {messages.stepDone}</span>}
            </Box>
            <Box sx={{ fontSize: 'var(--fs-small)', color: step.state === 'wrong' ? 'var(--error)' : 'text.secondary' }}>{step.words}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function stepsOf(deal: Deal): Step[] {
  const [accepted, papers, contract, delivery, delivered] = messages.steps;
  const isDone = deal.status === 'delivered';
  const differs = deal.open_differences > 0;
  const all = deal.papers.length;
  const isConfirmed = deal.confirmed_at !== null || isDone;
  return [
    { label: accepted, words: formatDate(deal.accepted_at), state: 'done' },
    { label: papers, words: messages.papersDone(deal.papers_done, all), state: isDone || deal.papers_done === all ? 'done' : 'now' },
    {
      label: contract,
      words: differs ? formatCents(deal.differs_by ?? 0, { sign: true }) : isConfirmed && deal.confirmed_at ? formatDate(deal.confirmed_at) : '',
      state: isConfirmed ? 'done' : differs ? 'wrong' : deal.contract ? 'now' : 'next',
    },
    { label: delivery, words: deal.delivery_at ? formatDate(deal.delivery_at) : '', state: isDone ? 'done' : isConfirmed ? 'now' : 'next' },
    { label: delivered, words: '', state: isDone ? 'done' : 'next' },
  ];
}
