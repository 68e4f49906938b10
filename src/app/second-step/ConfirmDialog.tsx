import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { Confirm } from '../../features/second-factor/Confirm.tsx';
import { messages } from '../../features/second-factor/messages.ts';

/** Asks the person to confirm an act again, over whatever they were doing. */
export default function ConfirmDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={() => onAnswer(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{messages.confirm.again}</DialogTitle>
      <DialogContent>
        <Box component="p" sx={{ mb: 4, color: 'text.secondary' }}>
          {messages.confirm.againLead}
        </Box>
        <Confirm onConfirmed={() => onAnswer(true)} onEnded={() => onAnswer(false)} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onAnswer(false)}>
          {messages.confirm.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
