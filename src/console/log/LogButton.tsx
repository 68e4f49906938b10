import EditNote from '@mui/icons-material/EditNoteRounded';
import Button from '@mui/material/Button';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { useLog, type LogClient } from './LogContext.ts';
import { messages } from './messages.ts';

/** Opens the form for contacts, about a client where one is given. */
export function LogButton({ client }: { client?: LogClient }) {
  const open = useLog();
  return (
    <Button
      variant="outlined"
      startIcon={<EditNote />}
      aria-keyshortcuts={singleKeys.isOn() ? 'l' : undefined}
      onClick={() => open('contact', client)}
      sx={{ gap: 1, '& kbd': { mr: '0 !important' } }}
    >
      {messages.log}
      {singleKeys.isOn() && (
        <span aria-hidden="true">
          <KeyCaps caps={[['l', '']]} />
        </span>
      )}
    </Button>
  );
}
