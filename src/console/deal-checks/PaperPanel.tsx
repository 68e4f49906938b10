import Beside from '@mui/icons-material/OpenInNewRounded';
import Next from '@mui/icons-material/ChevronRightRounded';
import Previous from '@mui/icons-material/ChevronLeftRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { worksheetLayout } from '../../../domain/worksheet-layout.ts';
import { wholeLines, worksheetTotals } from '../../../domain/worksheet.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import type { ContractLines, DealCheckVersion, StoredFile } from '../../../generated/api.ts';
import { WorksheetSheet } from '../../features/links/WorksheetSheet.tsx';
import { FileThumb } from '../../kit/files/FileThumb.tsx';
import { addressOf, openFile } from '../../kit/files/open.ts';
import { messages } from './messages.ts';

// What reads PDFs is heavy, and a photo needs none of it.
const PdfPage = lazyScreen(() => import('../../kit/files/PdfPage.tsx'));

const words = messages.paper;

/** An address is good for a minute; a picture that has loaded stays. */
const addressFresh = 50_000;

interface PaperPanelProps {
  version: DealCheckVersion;
  /** Which of the files is shown. */
  at: number;
  onShow: (at: number) => void;
}

/** What the client sent, beside the lines: pictures and PDFs in place, everything else in a tab of its own. */
export function PaperPanel({ version, at, onShow }: PaperPanelProps) {
  const { attachments: files, note, typed } = version;
  const file = files[Math.min(at, files.length - 1)];
  return (
    <Card
      component="section"
      aria-label={words.title}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, maxHeight: { md: 'calc(100vh - 96px)' }, position: { md: 'sticky' }, top: { md: 72 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, padding: '0 6px 0 14px', borderBottom: '1px solid var(--border)' }}>
        <Box className="cut" sx={{ flex: 1, minWidth: 0, fontWeight: 'var(--w-medium)', fontSize: 'var(--fs-dense)' }}>
          {file?.file_name ?? words.title}
        </Box>
        {file && (
          <IconButton aria-label={words.beside} title={words.beside} onClick={() => void openFile(file.id)}>
            <Beside />
          </IconButton>
        )}
        {files.length > 1 && (
          <>
            <IconButton aria-label={words.previous} title={words.previous} disabled={at === 0} onClick={() => onShow(at - 1)}>
              <Previous />
            </IconButton>
            <Box className="num" sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)' }} aria-live="polite">
              {words.page(at + 1, files.length)}
            </Box>
            <IconButton aria-label={words.next} title={words.next} disabled={at >= files.length - 1} onClick={() => onShow(at + 1)}>
              <Next />
            </IconButton>
          </>
        )}
      </Box>
      <Box
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', background: 'var(--bg-sunken)', p: '14px', display: 'grid', gap: 3, alignContent: 'start' }}
        tabIndex={0}
        // Arrows scroll the paper while it has the focus; elsewhere they go from line to line.
        onKeyDown={(event) => (event.key === 'ArrowDown' || event.key === 'ArrowUp') && event.stopPropagation()}
        role="group"
        aria-label={words.title}
      >
        {file && <Shown key={file.id} file={file} />}
        {!file && <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>{typed ? words.none : words.nothing}</Box>}
        {note && (
          <Card sx={{ p: 3 }}>
            <Box component="h2" sx={{ typography: 'h4', mb: 1 }}>
              {words.note}
            </Box>
            <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'var(--fs-ui)' }}>{note}</Box>
          </Card>
        )}
        {typed && <Typed lines={typed} />}
      </Box>
    </Card>
  );
}

/** A picture as a picture, a PDF page by page; anything else in a tab of its own. */
function Shown({ file }: { file: StoredFile }) {
  if (file.content_type === 'application/pdf') return <Pages fileId={file.id} />;
  return <PictureOrLink file={file} />;
}

function Pages({ fileId }: { fileId: string }) {
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Suspense fallback={<Skeleton height={320} />}>
        <PdfPage fileId={fileId} page={page} zoom={1} onPages={setPages} />
      </Suspense>
      {pages > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
          <Button size="small" variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words.previousPage}
          </Button>
          <Box className="num" sx={{ fontSize: 'var(--fs-dense)', color: 'text.secondary' }}>
            {words.page(page, pages)}
          </Box>
          <Button size="small" variant="outlined" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {words.nextPage}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function PictureOrLink({ file }: { file: StoredFile }) {
  const isPicture = file.content_type.startsWith('image/');
  const address = useQuery({
    queryKey: ['/files/{id}/address', file.id, 'original'] as const,
    queryFn: ({ signal }) => addressOf(file.id, 'original', signal),
    enabled: isPicture,
    staleTime: addressFresh,
    gcTime: addressFresh,
    refetchOnWindowFocus: false,
  });
  if (!isPicture || address.isError) {
    return (
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        {file.has_preview && (
          <Box sx={{ width: '100%', aspectRatio: '3 / 4', border: '1px solid var(--border)', borderRadius: 'var(--r)', overflow: 'hidden' }}>
            <FileThumb file={file} alt={file.file_name} />
          </Box>
        )}
        <Box sx={{ fontSize: 'var(--fs-ui)', color: 'text.secondary' }}>{address.isError ? words.noPicture : words.notShown}</Box>
        <Button variant="outlined" startIcon={<Beside />} onClick={() => void openFile(file.id)}>
          {words.beside}
        </Button>
      </Box>
    );
  }
  if (!address.data) return <Skeleton height={320} />;
  return <Box component="img" src={address.data.url} alt={file.file_name} sx={{ display: 'block', width: '100%', border: '1px solid var(--border)' }} />;
}

function Typed({ lines }: { lines: ContractLines }) {
  const whole = wholeLines(lines);
  const { warnings: _warnings, ...totals } = worksheetTotals(whole, null);
  return (
    <Card sx={{ p: 3 }}>
      <Box component="h2" sx={{ typography: 'h4', mb: 1 }}>
        {words.typed}
      </Box>
      <WorksheetSheet layout={worksheetLayout({ ...whole, ...totals, tax_rule: null, trade_in: null })} />
    </Card>
  );
}
