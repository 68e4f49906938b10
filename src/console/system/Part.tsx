import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, type ReactNode } from 'react';

interface PartProps {
  title: string;
  /** A count beside the heading. */
  count?: number;
  /** At the end of the heading's line. */
  action?: ReactNode;
  /** A table that reaches from edge to edge. */
  flush?: boolean;
  children: ReactNode;
}

/** A card of the system page. */
export function Part({ title, count, action, flush = false, children }: PartProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: flush ? 0 : '12px 16px 16px', overflow: 'hidden', minWidth: 0, fontSize: 'var(--fs-dense)', lineHeight: '20px' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minHeight: 30, mb: 2, ...(flush ? { p: '12px 16px 0' } : {}) }}>
        <Box component="h2" id={id} sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold' }}>
          {title}
        </Box>
        {count ? <Box className="cnt num">{count}</Box> : null}
        <Box sx={{ ml: 'auto', color: 'text.secondary' }}>{action}</Box>
      </Box>
      {children}
    </Card>
  );
}

/** Names and values beneath each other. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '118px minmax(0, 1fr)',
        '& > *': { py: '6px', m: 0, borderTop: '1px solid var(--border-soft)' },
        '& > :nth-of-type(1)': { borderTop: 0 },
        '& dt': { color: 'text.secondary' },
      }}
    >
      {facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </Box>
  );
}
