import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatCents } from '../../../engine/web/format.ts';

/** A group of a price's lines, with a rule above it. */
export function LineSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ padding: { xs: '16px 16px 12px', sm: '18px 24px 14px' }, '& + &': { borderTop: '1px solid var(--border)' } }}>
      {title !== undefined && (
        <Box component="h2" sx={{ fontSize: 'var(--fs)', lineHeight: '22px', fontWeight: 'var(--w-strong)', mb: 2 }}>
          {title}
        </Box>
      )}
      {children}
    </Box>
  );
}

/** A sum under its lines, in cents. */
export function LineSum({ label, cents, note }: { label: ReactNode; cents: number; note?: string }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto 60px', gap: 2, padding: '8px 0 4px', fontSize: 'var(--fs-ui)', lineHeight: '20px' }}>
      <span>
        {label}
        {note !== undefined && <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}>{note}</Box>}
      </span>
      <Box component="b" className="num" sx={{ fontWeight: 'var(--w-strong)', pr: '12px' }}>
        {formatCents(cents)}
      </Box>
    </Box>
  );
}
