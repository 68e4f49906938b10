import { useEffect, useState } from 'react';
import { Note } from '../features/ui/Note.tsx';
import { messages } from './messages.ts';

interface WaitNoteProps {
  /** How long to wait, in seconds. */
  seconds: number;
  onOver: () => void;
}

/** Counts down until somebody may try again. */
export function WaitNote({ seconds, onOver }: WaitNoteProps) {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(Math.ceil(seconds));
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.ceil((end - Date.now()) / 1000);
      setLeft(rest);
      if (rest <= 0) onOver();
    }, 250);
    return () => clearInterval(timer);
  }, [end, onOver]);
  return <Note tone="warning">{messages.signIn.wait(Math.max(0, left))}</Note>;
}
