import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

/** The tone of the text under a figure. */
export type RemarkTone = 'up' | 'down' | 'turn' | 'error' | 'quiet';

export const remarkColours: Readonly<Record<RemarkTone, string>> = {
  up: 'var(--success)',
  down: 'var(--warning)',
  turn: 'var(--turn-ink)',
  error: 'var(--error)',
  quiet: 'var(--text-3)',
};

interface FigureRowProps {
  label: string;
  /** The figures lead somewhere. */
  leads?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** Five figures beside each other; on a phone the first has a line of its own. */
export function FigureRow({ label, leads = false, busy = false, children }: FigureRowProps) {
  return (
    <Card
      component={leads ? 'nav' : 'section'}
      aria-label={label}
      aria-busy={busy || undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(5, 1fr)',
        mb: 4,
        '& > * + *': { borderLeft: '1px solid var(--border-soft)' },
        '@media (max-width: 900px)': {
          gridTemplateColumns: '1fr 1fr',
          '& > *:first-of-type': { gridColumn: '1 / 3' },
          '& > * + *': { borderLeft: 0, borderTop: '1px solid var(--border-soft)' },
          '& > *:nth-of-type(odd):not(:first-of-type)': { borderLeft: '1px solid var(--border-soft)' },
        },
      }}
    >
      {children}
    </Card>
  );
}
