import Close from '@mui/icons-material/CloseRounded';
import Copy from '@mui/icons-material/ContentCopyRounded';
import Download from '@mui/icons-material/DownloadOutlined';
import Beside from '@mui/icons-material/OpenInNewRounded';
import Share from '@mui/icons-material/IosShareRounded';
import ZoomIn from '@mui/icons-material/ZoomInRounded';
import ZoomOut from '@mui/icons-material/ZoomOutRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { messages } from './messages.ts';
import { openAddress, saveFrom } from './open.ts';
import { pdf } from './preview.ts';
import { copyPicture, handingOf, shareFile } from './share.ts';
import { bytesOf, type Viewable } from './viewable.ts';

// What reads PDFs is heavy, and a picture needs none of it.
const PdfPage = lazyScreen(() => import('./PdfPage.tsx'));

/** As wide as its place, and larger. */
const zooms = [1, 1.5, 2, 3] as const;

/** From edge to edge. */
const whole = { m: 0, width: '100%', height: '100%', maxWidth: 'none', maxHeight: 'none', border: 0, borderRadius: 0 } as const;

/** A picture or a PDF over the page it came with, whole on a phone. It is fetched once: what is shown is what is shared or copied. */
export default function FilePreview({ file, onClose }: { file: Viewable; onClose: () => void }) {
  const phone = useMediaQuery('(max-width: 640px)');
  const bytes = useQuery({
    queryKey: ['/files/{id}/content', file.id, 'bytes'] as const,
    queryFn: ({ signal }) => bytesOf(file, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { data } = bytes;
  const handing = data ? handingOf(data) : null;
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="md" slotProps={{ paper: { 'aria-label': file.name, sx: phone ? whole : {} } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: '6px 6px 6px 16px', borderBottom: '1px solid var(--border)' }}>
        <Box component="h2" className="cut" sx={{ typography: 'h4', flex: 1, minWidth: 0 }}>
          {file.name}
        </Box>
        {data && handing === 'share' && (
          <Tool label={messages.shareNamed(file.name)} onClick={() => void shareFile(data)}>
            <Share />
          </Tool>
        )}
        {data && handing === 'copy' && (
          <Tool label={messages.copy} onClick={() => void copyPicture(data)}>
            <Copy />
          </Tool>
        )}
        {!phone && (
          <Tool label={messages.beside} onClick={() => void openAddress(file.address)}>
            <Beside />
          </Tool>
        )}
        <Tool label={messages.download(file.name)} onClick={() => void saveFrom(file.address())}>
          <Download />
        </Tool>
        <Tool label={messages.close} onClick={onClose}>
          <Close />
        </Tool>
      </Box>
      {bytes.isError && <ErrorState title={messages.didNotLoad} onRetry={() => void bytes.refetch()} />}
      {bytes.isPending && (
        <Box role="status" aria-label={messages.loading} sx={{ p: 3 }}>
          <Skeleton height={320} />
        </Box>
      )}
      {data && data.type === pdf && <Pages file={file} bytes={data} />}
      {data?.type.startsWith('image/') && <Picture bytes={data} />}
      {data && data.type !== pdf && !data.type.startsWith('image/') && <Box sx={{ p: 6, textAlign: 'center' }}>{messages.notShown}</Box>}
    </Dialog>
  );
}

function Tool({ label, onClick, children, disabled = false }: { label: string; onClick: () => void; children: ReactNode; disabled?: boolean }) {
  return (
    <IconButton aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      {children}
    </IconButton>
  );
}

/** What scrolls; by keyboard, too. */
function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflow: 'auto', flex: 1, background: 'var(--bg-sunken)', minHeight: 200, p: { xs: 2, sm: 3 } }}>
      {children}
    </Box>
  );
}

function Picture({ bytes }: { bytes: File }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(bytes);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes],
  );
  return (
    <Sheet label={messages.content}>
      <Box component="img" ref={show} alt={bytes.name} sx={{ display: 'block', maxWidth: '100%', marginInline: 'auto' }} />
    </Sheet>
  );
}

function Pages({ file, bytes }: { file: Viewable; bytes: File }) {
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  const [zoom, setZoom] = useState(0);
  return (
    <>
      <Sheet label={messages.content}>
        <Suspense fallback={<Skeleton height={320} />}>
          <PdfPage fileId={file.id} bytes={bytes} page={page} zoom={zooms[zoom] ?? 1} onPages={setPages} />
        </Suspense>
      </Sheet>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 2,
          p: 1,
          pb: 'calc(4px + env(safe-area-inset-bottom))',
          borderTop: '1px solid var(--border)',
        }}
      >
        <Tool label={messages.smaller} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut />
        </Tool>
        <Tool label={messages.larger} disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          <ZoomIn />
        </Tool>
        {pages > 1 && (
          <>
            <Button size="small" variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {messages.previousPage}
            </Button>
            <Box className="num" aria-live="polite" sx={{ fontSize: 'var(--fs-dense)', color: 'text.secondary' }}>
              {messages.page(page, pages)}
            </Box>
            <Button size="small" variant="outlined" disabled={page === pages} onClick={() => setPage(page + 1)}>
              {messages.nextPage}
            </Button>
          </>
        )}
      </Box>
    </>
  );
}
