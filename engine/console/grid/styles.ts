import { styled } from '@mui/material/styles';
import { heights } from './column.ts';

/** The frame that scrolls. Its rows are laid out by their columns' widths, and only those in sight are in the page. */
export const Frame = styled('div')({
  position: 'relative',
  overflow: 'auto',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r) var(--r) 0 0',
  background: 'var(--surface)',
  scrollbarWidth: 'thin',
  fontSize: 'var(--fs-dense)',
  lineHeight: '17px',
  contain: 'strict',
  containerType: 'inline-size',
  '&:focus-visible': { outline: '2px solid var(--focus, var(--accent))', outlineOffset: 1 },
});

export const Head = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  width: 'max-content',
  minWidth: '100%',
  height: heights.head,
  background: 'var(--surface-2)',
  borderBottom: '1px solid var(--border)',
  color: 'var(--text-3)',
  fontSize: 'var(--fs-small)',
  lineHeight: '31px',
  fontWeight: 'var(--w-medium)',
  whiteSpace: 'nowrap',
  '& > *': { flex: 'none', padding: '0 6px', borderRight: '1px solid var(--border-soft)', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > [data-figure]': { textAlign: 'right' },
});

export const Line = styled('div')({
  position: 'absolute',
  left: 0,
  top: 0,
  width: 'max-content',
  minWidth: '100%',
  contain: 'layout style',
  '&:hover > div > *': { background: 'var(--hover)' },
});

export const Cells = styled('div')({ display: 'flex', height: heights.row, background: 'var(--surface)', borderBottom: '1px solid var(--border-soft)' });

export const Cell = styled('div')({
  flex: 'none',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: '0 6px',
  borderRight: '1px solid var(--border-soft)',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  cursor: 'default',
  userSelect: 'none',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  '& small': { display: 'block', fontSize: 'var(--fs-small)', lineHeight: '15px', color: 'var(--text-3)', overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-figure]': { textAlign: 'right', fontFeatureSettings: 'var(--num)' },
  '&[data-mark="error"]': { background: 'var(--error-soft)', boxShadow: 'inset 0 0 0 1.5px var(--error)' },
  '&[data-mark="error"] small': { color: 'var(--error)' },
  '&[data-mark="warning"] small': { color: 'var(--warning)' },
  '&[data-in]': { background: 'var(--selected)', boxShadow: 'inset 0 0 0 1px var(--accent-line, var(--accent))' },
  '&[data-at]': { background: 'var(--surface)', boxShadow: 'inset 0 0 0 2px var(--accent)' },
  '& > input, & > select': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    padding: '0 6px',
    border: 0,
    outline: '2px solid var(--accent)',
    outlineOffset: -2,
    background: 'var(--surface)',
    color: 'var(--text)',
    font: 'inherit',
    textAlign: 'inherit',
  },
});

export const TickCell = styled('div')({ flex: 'none', display: 'grid', placeItems: 'center', padding: 0, borderRight: '1px solid var(--border-soft)' });

export const TickButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&:disabled': { opacity: 0.4, cursor: 'default' },
});

export const Band = styled('div')({
  position: 'sticky',
  left: 0,
  width: '100cqw',
  height: heights.band,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 8px 0 12px',
  overflow: 'hidden',
  background: 'var(--warning-soft)',
  borderBottom: '1px solid var(--warning-line, var(--border))',
  color: 'var(--text)',
});
