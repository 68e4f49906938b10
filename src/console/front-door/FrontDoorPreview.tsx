import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { messages } from './messages.ts';

/** The faces of the font, which the server adds to the page from the built files: the console has the same. */
const faces = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .join('');

/** The page as the server would send it, without a script and without a way out of its frame; of our own origin, or it had no font. */
export function FrontDoorPreview({ html, onClose }: { html: string; onClose: () => void }) {
  const title = useId();
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{messages.previewTitle}</DialogTitle>
      <Box
        component="iframe"
        title={messages.previewTitle}
        srcDoc={html.replace('</head>', `<style>${faces()}</style></head>`)}
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
