import { styled } from '@mui/material/styles';

/** The outlined box of a field: the input and its adornments. Looks like MUI's, weighs a tenth. */
export const Control = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 'var(--control)',
  padding: '0 12px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--r)',
  background: 'var(--surface)',
  color: 'var(--text)',
  fontSize: 'var(--fs-control)',
  lineHeight: '20px',
  '.staff &': { padding: '0 10px' },
  '&:hover': { borderColor: 'var(--text-2)' },
  '&:focus-within': { borderColor: 'var(--accent)', boxShadow: 'inset 0 0 0 1px var(--accent)' },
  '[data-tone="warning"] > &': { borderColor: 'var(--warning)' },
  '[data-tone="error"] > &': { borderColor: 'var(--error)', boxShadow: 'inset 0 0 0 1px var(--error)' },
  '&:has(> :disabled)': { background: 'var(--surface-2)', color: 'var(--text-3)' },
  '& > .MuiSvgIcon-root': { fontSize: 18, color: 'var(--text-3)' },
  '& > .mark': { color: 'var(--text-3)' },
  // Without a border of its own the control inside fills the box, so that all of it can be pressed.
  '& > input, & > textarea, & > select': {
    flex: 1,
    minWidth: 0,
    minHeight: 28,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
  },
  // As high as its text, but never as wide: one long word, a pasted address, would make the page scroll sideways.
  '& > textarea': { margin: '10px 0', resize: 'vertical', fieldSizing: 'content', contain: 'inline-size' },
  '& > select': {
    height: 'calc(var(--control) - 2px)',
    appearance: 'none',
    cursor: 'pointer',
    '& > option': { background: 'var(--raised)', color: 'var(--text)' },
  },
});
