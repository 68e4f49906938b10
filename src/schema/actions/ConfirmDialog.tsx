import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { messages } from '../messages.ts';

interface ConfirmDialogProps {
  title: string;
  children?: string;
  /** The word on the button that does it. */
  label: string;
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be undone, and only then. */
export function ConfirmDialog({ title, children = messages.removeExplained, label, pending = false, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button variant="outlined" color="error" disabled={pending} onClick={onConfirm}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
