import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatNumber } from '../../engine/web/format.ts';

/** Parts of a list beside each other, of which one is shown; they scroll sideways where they are wider than the page. */
export function FilterTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 2, overflowX: 'auto', scrollbarWidth: 'none', mb: 3, p: '2px', m: '-2px -2px 10px' }}>
      {children}
    </Box>
  );
}

interface FilterTabProps {
  label: string;
  icon?: ReactNode;
  count: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** One part with its count. */
export function FilterTab({ label, icon, count, isChosen, onChoose }: FilterTabProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        flex: 'none',
        height: 'var(--control)',
        px: 3,
        border: '1px solid var(--border)',
        borderRadius: 'var(--r)',
        background: 'var(--surface)',
        color: 'var(--text-2)',
        fontSize: 'var(--fs-dense)',
        cursor: 'pointer',
        '& .MuiSvgIcon-root': { fontSize: 16 },
        '&:hover': { background: 'var(--hover)' },
        '&[aria-pressed="true"]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)', color: 'var(--accent-ink)', fontWeight: 'var(--w-medium)' },
      }}
    >
      {icon}
      {label}{' '}
      {count !== undefined && (
        <Box component="span" className="num">
          {formatNumber(count)}
        </Box>
      )}
    </Box>
  );
}
