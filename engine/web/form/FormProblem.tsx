import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { messages } from '../messages.ts';
import { Note } from '../Note.tsx';

interface FormProblemProps {
  problem: Problem | null;
  /** What to do instead, after the server's words. */
  children?: ReactNode;
}

/** Why a form was rejected, in the server's words. For a failure that is not the user's mistake it says that the form can be sent again unchanged. */
export function FormProblem({ problem, children }: FormProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Who pressed a button far below sees it, too.
    if (problem !== null) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  if (problem === null) return null;
  const mayRepeat = problem.status === 0 || problem.status >= 500;
  return (
    <Box ref={box} sx={{ scrollMargin: '88px' }}>
      <Note tone="error">
        {sentenceOf(problem)}
        {mayRepeat && ` ${messages.sendAgain}`}
        {children && <> {children}</>}
      </Note>
    </Box>
  );
}
