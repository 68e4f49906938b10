import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';

const Block = styled('div')({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  // What a browser is told of a block it leaves out: the height it had.
  containIntrinsicBlockSize: 'auto 600px',
  '&[data-measured]': { contentVisibility: 'auto' },
});

/**
 * Some messages together. Out of sight they are not laid out or painted, so that a conversation of thousands scrolls like one of fifty; they stay in the page, to be
 * found and read aloud. The first time they are drawn whole: from then on the browser knows their height, and nothing jumps.
 */
export function MessageBlock({ children }: { children: ReactNode }) {
  const [isMeasured, setIsMeasured] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Block {...(isMeasured ? { 'data-measured': '' } : {})}>{children}</Block>;
}
