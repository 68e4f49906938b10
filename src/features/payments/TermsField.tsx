import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { Suspense, useId, useState } from 'react';
import { messages } from './messages.ts';
import { lazyScreen } from '../area/lazy-screen.tsx';

const DocumentDialog = lazyScreen(() => import('./DocumentDialog.tsx'));
type DocumentName = keyof typeof messages.documents;

interface TermsFieldProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  error?: string | undefined;
}

/** Terms, privacy and refund policy, each to be read, and one tick for all of them. */
export function TermsField({ accepted, onChange, error }: TermsFieldProps) {
  const id = useId();
  const [open, setOpen] = useState<DocumentName | null>(null);
  const link = (name: DocumentName, words: string) => (
    <ButtonBase
      sx={{ font: 'inherit', verticalAlign: 'baseline', color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: '3px' }}
      onClick={() => setOpen(name)}
    >
      {words}
    </ButtonBase>
  );
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)' }}>
        <Checkbox
          id={id}
          checked={accepted}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{
            input: { 'aria-labelledby': `${id}-words`, 'aria-invalid': error !== undefined, ...(error ? { 'aria-describedby': `${id}-error` } : {}) },
          }}
          sx={{ mt: '-11px', ml: '-11px' }}
        />
        <span id={`${id}-words`}>
          {messages.accept}
          {link('terms', messages.terms)}, {link('privacy', messages.privacy)}
          {messages.and}
          {link('refunds', messages.refundPolicy)}.
        </span>
      </Box>
      {error && (
        <Box id={`${id}-error`} role="alert" sx={{ mt: 1, fontSize: 'var(--fs-small)', color: 'error.main' }}>
          {error}
        </Box>
      )}
      {open && (
        <Suspense>
          <DocumentDialog name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
