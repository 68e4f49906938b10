import { useEffect, useState } from 'react';
import { Note } from '../../engine/web/Note.tsx';
import { signInMessages } from './messages/sign-in.ts';

interface WaitNoteProps {
  /** How long to wait, in seconds. */
  seconds: number;
  onOver: () => void;
}

const waitText = (seconds: number): string => (seconds < 60 ? signInMessages.seconds(seconds) : signInMessages.minutes(Math.floor(seconds / 60), seconds % 60));

/** Counts down until the user may try again. */
export default function WaitNote({ seconds, onOver }: WaitNoteProps) {
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
  return (
    <Note tone="warning">
      {/* Read out once; the seconds that run down would be read out for ever. */}
      <span role="alert">{signInMessages.tooMany}</span> {signInMessages.wait(waitText(Math.max(0, left)))}
    </Note>
  );
}
