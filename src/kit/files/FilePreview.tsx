import Close from '@mui/icons-material/CloseRounded';
import Download from '@mui/icons-material/DownloadOutlined';
import Beside from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import type { StoredFile } from '../../../generated/api.ts';
import { messages } from './messages.ts';
import { addressOf, openFile, saveFrom } from './open.ts';
import { pdf } from './preview.ts';

// What reads PDFs is heavy, and a picture needs none of it.
const PdfPage = lazyScreen(() => import('./PdfPage.tsx'));

/** An address is good for a minute; a picture that has loaded stays. */
const addressFresh = 50_000;

/** A picture or a PDF over the page it came with, whole on a phone. */
export default function FilePreview({ file, onClose }: { file: StoredFile; onClose: () => void }) {
  const phone = useMediaQuery('(max-width: 640px)');
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="md" slotProps={{ paper: { 'aria-label': file.file_name } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: '6px 6px 6px 16px', borderBottom: '1px solid var(--border)' }}>
        <Box component="h2" className="cut" sx={{ typography: 'h4', flex: 1, minWidth: 0 }}>
          {file.file_name}
        </Box>
        <Tool label={messages.beside} onClick={() => void openFile(file.id)}>
          <Beside />
        </Tool>
        <Tool label={messages.download(file.file_name)} onClick={() => void saveFrom(addressOf(file.id))}>
          <Download />
        </Tool>
        <Tool label={messages.close} onClick={onClose}>
          <Close />
        </Tool>
      </Box>
      <Box sx={{ overflow: 'auto', background: 'var(--bg-sunken)', minHeight: 200, p: 3 }}>
        {file.content_type === pdf ? <Pages file={file} /> : <Picture file={file} />}
      </Box>
    </Dialog>
  );
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <IconButton aria-label={label} title={label} onClick={onClick}>
      {children}
    </IconButton>
  );
}

function Picture({ file }: { file: StoredFile }) {
  const address = useQuery({
    queryKey: ['/files/{id}/address', file.id, 'original'] as const,
    queryFn: ({ signal }) => addressOf(file.id, 'original', signal),
    staleTime: addressFresh,
    gcTime: addressFresh,
    refetchOnWindowFocus: false,
  });
  if (address.isError) return <Button onClick={() => void address.refetch()}>{messages.retry}</Button>;
  if (!address.data) return <Skeleton height={320} />;
  return <Box component="img" src={address.data.url} alt={file.file_name} sx={{ display: 'block', maxWidth: '100%', marginInline: 'auto' }} />;
}

function Pages({ file }: { file: StoredFile }) {
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Suspense fallback={<Skeleton height={320} />}>
        <PdfPage fileId={file.id} page={page} zoom={1} onPages={setPages} />
      </Suspense>
      {pages > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
          <Button size="small" variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {messages.previousPage}
          </Button>
          <Box className="num" aria-live="polite" sx={{ fontSize: 'var(--fs-dense)', color: 'text.secondary' }}>
            {messages.page(page, pages)}
          </Box>
          <Button size="small" variant="outlined" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {messages.nextPage}
          </Button>
        </Box>
      )}
    </Box>
  );
}
