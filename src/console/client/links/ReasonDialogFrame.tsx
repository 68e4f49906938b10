import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { LinkReason } from '../../../../generated/api.ts';
import { linkReasonValues, linkReasonLabels } from '../../../../generated/enums.ts';
import { messages } from './messages.ts';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (reason: LinkReason) => void;
}

/** The contract's reasons, one to be chosen. */
export default function ReasonDialogFrame({ open, onClose, onChoose }: ReasonDialogProps) {
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{messages.why}</DialogTitle>
      <DialogContent>
        {messages.whyText}
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 2, mt: 4 }}>
          {linkReasonValues.map((reason) => (
            <Button key={reason} variant="outlined" onClick={() => onChoose(reason)}>
              {linkReasonLabels[reason]}
            </Button>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
