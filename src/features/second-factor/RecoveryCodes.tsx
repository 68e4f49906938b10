import Download from '@mui/icons-material/DownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CopyButton } from '../../../engine/web/CopyButton.tsx';
import { messages } from './messages.ts';

const words = messages.codes;

/** The codes, shown this once: to print, to download, to copy. */
export function RecoveryCodes({ codes, email, onSaved }: { codes: readonly string[]; email: string; onSaved: () => void }) {
  const text = [words.fileTitle(email), words.fileText, '', ...codes, ''].join('\n');
  return (
    <Box component="section" aria-label={words.title} sx={{ display: 'grid', gap: 4 }}>
      <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold' }}>
        {words.title}
      </Box>
      <Box component="p" sx={{ color: 'text.secondary' }}>
        {words.lead}
      </Box>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: '6px 24px',
          p: 4,
          border: '1px solid var(--border)',
          borderRadius: 'var(--r)',
          fontFamily: 'monospace',
          fontSize: 'var(--fs-ui)',
          background: 'var(--bg-sunken)',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" startIcon={<Print />} onClick={() => printText(text)}>
          {words.print}
        </Button>
        <Button variant="outlined" startIcon={<Download />} onClick={() => saveText(words.fileName, text)}>
          {words.download}
        </Button>
        <CopyButton text={codes.join('\n')} label={words.copy} />
      </Box>
      <Box>
        <Button variant="contained" onClick={onSaved}>
          {words.saved}
        </Button>
      </Box>
    </Box>
  );
}

/** Hands a text to the browser as a file to keep. */
function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Prints a text alone, from a frame of its own: nothing else of the page belongs on the sheet. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  const paper = sheet?.createElement('pre');
  if (!sheet || !paper) return;
  paper.textContent = text;
  paper.style.font = '14pt/1.6 monospace';
  sheet.body.append(paper);
  frame.contentWindow?.print();
  frame.remove();
}
