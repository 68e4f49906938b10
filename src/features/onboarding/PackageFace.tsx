import Check from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Package } from '../../../generated/api.ts';
import { formatCents } from '../../../engine/web/format.ts';

interface PackageFaceProps {
  offer: Package;
  price: number;
  /** Before the name. */
  mark?: ReactNode;
}

/** What a package's card says: its name, its price, what is in it. */
export function PackageFace({ offer, price, mark }: PackageFaceProps) {
  return (
    <>
      <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
        {mark}
        <Box component="strong" sx={{ fontSize: 'var(--fs-h2)', lineHeight: 'var(--lh-h2)', fontWeight: 'var(--w-strong)' }}>
          {offer.name}
        </Box>
        <Box component="span" className="num" sx={{ ml: 'auto', fontSize: 'var(--fs-h2)', fontWeight: 'var(--w-strong)' }}>
          {formatCents(price, { whole: price % 100 === 0 })}
        </Box>
      </Box>
      {offer.tagline && (
        <Box component="span" sx={{ display: 'block', mt: 1, color: 'text.secondary', fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)' }}>
          {offer.tagline}
        </Box>
      )}
      <Box component="span" sx={{ display: 'grid', gap: 2, mt: 4, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)' }}>
        {offer.inclusions?.map((line) => (
          <Box component="span" key={line} sx={{ display: 'flex', gap: 2 }}>
            <Check aria-hidden="true" sx={{ fontSize: 18, mt: '1px', color: 'primary.main' }} />
            {line}
          </Box>
        ))}
      </Box>
    </>
  );
}
