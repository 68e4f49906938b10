import Box from '@mui/material/Box';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { messages } from '../messages.ts';

/** How many names a question reads out; the others are counted. */
const namesInSight = 5;
const nothing: readonly string[] = [];

/** The question before a far-reaching act. */
export interface Question {
  title: string;
  /** Its consequences, a sentence each. */
  follows?: readonly string[];
  /** Of whom or what, where there are several. */
  names?: readonly string[];
  /** What else is to be read before. */
  body?: ReactNode;
  /** How many there are, where not all are named. */
  count?: number;
  /** The act in a word or two, on the button. */
  label: string;
  /** Acts that take something away are dark red. */
  destructive?: boolean;
}

/** Asks before a far-reaching act: `ask` answers whether to go on. Render `question` beside whatever asks: nothing until something was asked, for every row of a list may ask. */
export function useQuestion(): { ask: (question: Question) => Promise<boolean>; question: ReactElement | null } {
  const [asked, setAsked] = useState<Question>();
  const [open, setOpen] = useState(false);
  const answer = useRef<(goOn: boolean) => void>(undefined);

  const close = (goOn: boolean) => {
    setOpen(false);
    answer.current?.(goOn);
    answer.current = undefined;
  };
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      answer.current?.(false);
      answer.current = resolve;
      setAsked(question);
      setOpen(true);
    });

  return {
    ask,
    question: asked ? (
      <ConfirmDialog
        open={open}
        title={asked.title}
        confirmLabel={asked.label}
        destructive={asked.destructive ?? true}
        onConfirm={() => close(true)}
        onClose={() => close(false)}
      >
        <QuestionBody {...asked} />
      </ConfirmDialog>
    ) : null,
  };
}

function QuestionBody({ follows = nothing, names = nothing, body, count = names.length }: Question) {
  const shown = names.slice(0, namesInSight);
  const rest = count - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <Box component="ul" sx={{ mb: 3, pl: 4, listStyle: 'disc' }}>
          {shown.map((name, index) => (
            // Two may have the same name; the list is never reordered.
            // oxlint-disable-next-line no-array-index-key
            <li key={`${name}${index}`}>{name}</li>
          ))}
          {rest > 0 && <li>{messages.andMore(rest)}</li>}
        </Box>
      )}
      {body}
      {follows.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
