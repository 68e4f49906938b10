import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { Note } from '../../../../engine/web/Note.tsx';

interface ElsewhereNoteProps {
  tone: 'success' | 'warning';
  message: string;
  /** Where to go on instead. */
  to: string;
  label: string;
}

/** Says that a prospect's onboarding is at another step, and links there. */
export function ElsewhereNote({ tone, message, to, label }: ElsewhereNoteProps) {
  return (
    <Note
      tone={tone}
      action={
        <Button size="small" variant="outlined" component={RouterLink} to={to}>
          {label}
        </Button>
      }
    >
      {message}
    </Note>
  );
}
