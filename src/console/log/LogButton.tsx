import EditNote from '@mui/icons-material/EditNoteRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { useLog, type LogClient } from './LogContext.ts';
import { messages } from './messages.ts';

/** Opens the form for contacts, about a client where one is given; a sign alone where it is narrow. */
export function LogButton({ client, isSmall = false }: { client?: LogClient; isSmall?: boolean }) {
  const open = useLog();
  if (isSmall)
    return (
      <IconButton aria-label={messages.log} title={messages.log} onClick={() => open('contact', client)}>
        <EditNote />
      </IconButton>
    );
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
