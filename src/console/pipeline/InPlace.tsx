import { styled } from '@mui/material/styles';

const frame = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  font: 'inherit',
  color: 'inherit',
  height: 30,
  margin: '0 -7px',
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: 'var(--r-sm)',
  background: 'transparent',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& .MuiSvgIcon-root': { fontSize: 16, color: 'var(--text-3)' },
  '&:hover': { borderColor: 'var(--border-strong)' },
  '&[aria-expanded="true"]': { borderColor: 'var(--accent)', boxShadow: '0 0 0 1px var(--accent)' },
  '@media (pointer: coarse)': { height: 40 },
} as const;

/** A button in a table that looks like its value until it is pointed at. */
export const InPlace = styled('button')(frame);

/** The field that takes its place while the value is changed. */
export const InPlaceInput = styled('input')({ ...frame, width: 140, borderColor: 'var(--accent)', background: 'var(--surface)' });
