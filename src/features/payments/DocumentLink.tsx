import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { DocumentName } from '../../../domain/documents.ts';

const DocumentDialog = lazyScreen(() => import('./DocumentDialog.tsx'));

/** Words in a sentence that open one of the firm's documents. */
export function DocumentLink({ name, label }: { name: DocumentName; label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ButtonBase
        sx={{ font: 'inherit', verticalAlign: 'baseline', color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: '3px' }}
        onClick={() => setOpen(true)}
      >
        {label}
      </ButtonBase>
      {open && (
        <Suspense>
          <DocumentDialog name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
