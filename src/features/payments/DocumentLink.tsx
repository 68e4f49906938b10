import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { DocumentName } from '../../../domain/documents.ts';
import type { Policy } from '../../../domain/refund-policy.ts';

const DocumentDialog = lazyScreen(() => import('./DocumentDialog.tsx'));

/** Words in a sentence that open one of the firm's documents. */
export function DocumentLink({ name, label, policy }: { name: DocumentName; label: string; policy?: Policy }) {
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
          <DocumentDialog name={name} policy={policy} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
