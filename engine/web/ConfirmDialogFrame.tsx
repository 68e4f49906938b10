import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will be gone, and what stays. */
  children: ReactNode;
  /** The action in a word or two: "Delete", "Close my account". */
  confirmLabel: string;
  /** The way back in a word; "Cancel" otherwise. */
  cancelLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  /** Irreversible actions are dark red; the others are not. */
  destructive?: boolean;
}

/** The dialog itself; `ConfirmDialog` fetches it when it is first opened. */
export default function ConfirmDialogFrame({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = messages.cancel,
  onConfirm,
  onClose,
  busy = false,
  destructive = true,
}: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" role="alertdialog" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={destructive ? 'error' : 'primary'} disabled={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
