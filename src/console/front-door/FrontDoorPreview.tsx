import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { inOurFont } from './inOurFont.ts';
import { messages } from './messages.ts';

/** The page as the server would send it, without a script and without a way out of its frame; of our own origin, or it had no font. */
export function FrontDoorPreview({ html, onClose }: { html: string; onClose: () => void }) {
  const title = useId();
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{messages.previewTitle}</DialogTitle>
      <Box
        component="iframe"
        title={messages.previewTitle}
        srcDoc={inOurFont(html)}
        sandbox="allow-same-origin"
        sx={{ border: 0, width: '100%', height: '70vh' }}
      />
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
