import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

/** A surface with a border; `component` says what it is (a section, a list). */
export const Card = styled(Box)({
  overflow: 'hidden',
  background: 'var(--surface)',
  color: 'var(--text)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r)',
  boxShadow: 'var(--e1)',
  // Box's own type knows `component`; what `styled` makes of it does not.
}) as typeof Box;
