import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { messages } from './messages.ts';
import { ReportAsRead, type ReportProps } from './ReportAsRead.tsx';

interface SendDialogProps extends ReportProps {
  open: boolean;
  client: string;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** What the client will read, before it is sent. */
export default function SendDialog({ open, client, busy, onSend, onClose, ...report }: SendDialogProps) {
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{messages.confirm(client)}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 4 }}>{messages.confirmHint}</Box>
        <ReportAsRead {...report} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {messages.confirmBack}
        </Button>
        <Button variant="contained" disabled={busy} onClick={onSend} autoFocus>
          {busy ? messages.sending : messages.send}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
