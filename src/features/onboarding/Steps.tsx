import Box from '@mui/material/Box';
import { stepMessages as messages } from './stepMessages.ts';

const names = Object.keys(messages.steps).filter((name): name is keyof typeof messages.steps => name in messages.steps);

// Drawn, not fetched: a sign-up's first screen shows none.
const tick = { width: 6, height: 11, mt: '-3px', border: 'solid', borderWidth: '0 2px 2px 0', transform: 'rotate(45deg)' } as const;

interface StepsProps {
  at: keyof typeof messages.steps | 'end';
  isFree?: boolean;
  /** What the first step is called where staff fill it in for somebody. */
  who?: string;
}

/** Where one is on the way: you, package, payment; without a payment where a coupon covers the order. */
export function Steps({ at, isFree = false, who = messages.steps.you }: StepsProps) {
  const now = at === 'end' ? names.length : names.indexOf(at);
  return (
    <Box component="ol" aria-label={messages.progress} sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', mb: 6, fontSize: 'var(--fs-ui)' }}>
      {names.map((name, index) => (
        <Box
          component="li"
          key={name}
          aria-current={index === now ? 'step' : undefined}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            color: index === now ? 'text.primary' : 'text.tertiary',
            fontWeight: index === now ? 'var(--w-medium)' : 400,
          }}
        >
          <Box
            aria-hidden="true"
            className="num"
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 24,
              height: 24,
              borderRadius: '12px',
              border: '1px solid',
              borderColor: index <= now ? 'var(--accent)' : 'var(--border-strong)',
              background: index < now ? 'var(--accent)' : 'transparent',
              color: index < now ? 'var(--on-accent)' : 'inherit',
              fontSize: 'var(--fs-small)',
            }}
          >
            {index < now ? <Box sx={tick} /> : index + 1}
          </Box>
          {name === 'you' ? who : name === 'payment' && isFree ? messages.freeStep : messages.steps[name]}
          {index < now && <span className="vh">{messages.done}</span>}
        </Box>
      ))}
    </Box>
  );
}
