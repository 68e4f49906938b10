import type { ComponentStyles } from './component-styles.ts';

/** Chips, tables, tabs, skeletons, avatars, progress. */
export const dataComponents: ComponentStyles = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: 24,
        gap: 5,
        padding: '0 8px 0 6px',
        borderRadius: 'var(--r-sm)',
        border: '1px solid var(--border)',
        background: 'var(--surface-2)',
        color: 'var(--text-2)',
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        fontWeight: 'var(--w-medium)',
      },
      icon: { margin: 0, fontSize: 14, color: 'inherit' },
      label: { padding: 0 },
      deleteIcon: { margin: 0, fontSize: 16, color: 'inherit' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { height: 'var(--row)', padding: '0 12px', borderBottomColor: 'var(--border-soft)', fontSize: 'var(--fs-dense)', lineHeight: '20px' },
      head: {
        height: 36,
        background: 'var(--surface-2)',
        borderBottomColor: 'var(--border)',
        color: 'var(--text-3)',
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        fontWeight: 'var(--w-medium)',
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--selected)' },
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse', variant: 'rounded' },
    styleOverrides: { root: { background: 'var(--border-soft)', borderRadius: 'var(--r-xs)' } },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: 32,
        height: 32,
        background: 'var(--accent-soft)',
        color: 'var(--accent-ink)',
        fontSize: 12,
        lineHeight: 1,
        fontWeight: 'var(--w-strong)',
        letterSpacing: '.01em',
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 6, borderRadius: 3, background: 'var(--border-soft)' }, bar: { borderRadius: 3 } },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: {
        fontSize: 20,
        variants: [
          { props: { fontSize: 'small' }, style: { fontSize: 18 } },
          { props: { fontSize: 'inherit' }, style: { fontSize: 'inherit' } },
        ],
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { textUnderlineOffset: '3px' } } },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--border)' } } },
};
