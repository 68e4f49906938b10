import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, type ReactNode } from 'react';

/** A card of the system page. @param action beside its heading */
export function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: '12px 16px 16px', minWidth: 0, fontSize: 'var(--fs-dense)', lineHeight: '20px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Box component="h2" id={id} sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold' }}>
          {title}
        </Box>
        {action}
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
      sx={{ display: 'grid', gridTemplateColumns: '118px minmax(0, 1fr)', '& > *': { py: '6px', m: 0 }, '& dt': { color: 'text.secondary' } }}
    >
      {facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </Box>
  );
}
