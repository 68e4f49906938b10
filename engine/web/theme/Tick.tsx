import { styled } from '@mui/material/styles';

export const tickLook = {
  width: 18,
  height: 18,
  display: 'grid',
  placeItems: 'center',
  border: '1.5px solid var(--border-strong)',
  borderRadius: 'var(--r-xs)',
  background: 'var(--surface)',
  color: 'var(--on-accent)',
  '&[data-state="on"], &[data-state="part"]': { background: 'var(--accent)', borderColor: 'var(--accent)' },
} as const;
const Box = styled('span')({ ...tickLook, '.Mui-disabled &': { opacity: 0.5 } });

const paths = { off: '', on: 'M2.5 7.5l3 3 6-6.5', part: 'M3 7h8' } as const;

export type TickState = keyof typeof paths;

/** The box of a checkbox, empty, ticked, or standing for some of many. */
export function Tick({ state = 'off' }: { state?: TickState }) {
  return (
    <Box data-state={state} aria-hidden="true">
      <TickSign state={state} />
    </Box>
  );
}

/** What is in the box. */
export function TickSign({ state }: { state: TickState }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <path d={paths[state]} />
    </svg>
  );
}
