import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { messages as shared } from '../../../engine/web/messages.ts';
import { documents, type DocumentName } from '../../../domain/documents.ts';

/** One of the documents that are accepted before paying. */
export default function DocumentDialog({ name, onClose }: { name: DocumentName; onClose: () => void }) {
  const titleId = useId();
  const { title, text } = documents[name];
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {text.map((paragraph) => (
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
