import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { messages as shared } from '../../../engine/web/messages.ts';
import { documents, refundPolicyText, type DocumentName } from '../../../domain/documents.ts';
import type { Policy } from '../../../domain/refund-policy.ts';

interface DocumentDialogProps {
  name: DocumentName;
  /** Whose shares the refund policy names. */
  policy: Policy | undefined;
  onClose: () => void;
}

/** One of the documents that are accepted before paying. */
export default function DocumentDialog({ name, policy, onClose }: DocumentDialogProps) {
  const titleId = useId();
  const { title, text } = documents[name];
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {[...(name === 'refunds' && policy ? refundPolicyText(policy) : []), ...text].map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 4, color: 'text.secondary' }}>
            {paragraph}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {shared.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
