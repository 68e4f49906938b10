import Button from '@mui/material/Button';
import { Note } from '../Note.tsx';
import type { KeptDraft } from './useFormDraft.ts';

export const messages = { restored: 'Restored what you typed.', discard: 'Discard' } as const;

/** One line over a form that came back filled in, and the way to be rid of it. */
export function Restored({ kept: { isRestored, discard } }: { kept: KeptDraft }) {
  if (!isRestored) return null;
  return (
    <Note
      tone="info"
      action={
        <Button size="small" variant="text" onClick={discard}>
          {messages.discard}
        </Button>
      }
    >
      {messages.restored}
    </Note>
  );
}
