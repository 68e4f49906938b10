import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import type { LinkReason } from '../../../generated/api.ts';
import { linkReasonValues, linkReasonLabels } from '../../../generated/enums.ts';
import { messages } from '../../features/links/messages.ts';

/** Reasons a client gives; the others are for sellers. */
const sellersOwn: ReadonlySet<LinkReason> = new Set(['sold', 'withdrawn']);
const reasons = linkReasonValues.filter((reason) => !sellersOwn.has(reason));

const Reasons = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 8, marginTop: 16 });

interface RejectDialogProps {
  open: boolean;
  /** The contract requires one for rejecting. */
  needsReason: boolean;
  /** Without a reason where none is given. */
  onReject: (reason?: LinkReason) => void;
  onClose: () => void;
}

/** Asks why a link is rejected; fetched when it is first asked. */
export default function RejectDialogFrame({ open, needsReason, onReject, onClose }: RejectDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{messages.why}</DialogTitle>
      <DialogContent>
        {needsReason ? messages.whyNeeded : messages.whyText}
        <Reasons>
          {reasons.map((reason) => (
            <Button key={reason} variant="outlined" onClick={() => onReject(reason)}>
              {linkReasonLabels[reason]}
            </Button>
          ))}
        </Reasons>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
        {!needsReason && (
          <Button variant="contained" onClick={() => onReject()}>
            {messages.withoutReason}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
