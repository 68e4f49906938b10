import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { messages } from '../messages.ts';

/**
 * The way past the menu for who has no pointer. It adds no address of its own: the router would not know its place in the history, so that Back to there from a
 * form with unsaved changes could not be held back.
 */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      onClick={skip}
      sx={{ position: 'absolute', left: -999, top: 8, zIndex: 99, p: '8px 16px', background: 'var(--surface)', '&:focus': { left: 8 } }}
    >
      {messages.skip}
    </Box>
  );
}

function skip(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus();
}
