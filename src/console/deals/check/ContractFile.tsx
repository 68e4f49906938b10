import Description from '@mui/icons-material/DescriptionOutlined';
import Minus from '@mui/icons-material/RemoveRounded';
import Next from '@mui/icons-material/ChevronRightRounded';
import Plus from '@mui/icons-material/AddRounded';
import Previous from '@mui/icons-material/ChevronLeftRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { notLoaded } from '../../../../engine/web/problem.ts';
import { Loading, TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../../engine/web/states.tsx';
import type { Deal } from '../../../../generated/api.ts';
import { addressOf, openFile } from '../../../kit/files/open.ts';
import { messages } from '../messages.ts';
import { AttachContract } from './AttachContract.tsx';

// What reads PDFs is heavy, and a photo needs none of it.
const PdfPage = lazyScreen(() => import('../../../kit/files/PdfPage.tsx'));

const words = messages.file;
const zooms = [1, 1.4, 1.8, 2.4] as const;

interface ContractFileProps {
  deal: Deal;
  page: number;
  pages: number;
  onPages: (pages: number) => void;
  onTurn: (by: -1 | 1) => void;
}

/** The contract as the dealer sent it, to read beside its lines. */
export function ContractFile({ deal, page, pages, onPages, onTurn }: ContractFileProps) {
  const [zoom, setZoom] = useState(0);
  const paper = deal.papers.find(({ kind }) => kind === 'contract');
  const fileId = paper?.file_id ?? null;
  const file = useQuery({
    queryKey: ['/files/{id}/address', fileId, 'original'] as const,
    queryFn: ({ signal }) => addressOf(fileId ?? '', 'original', signal),
    enabled: fileId !== null,
    // The address itself is used at once; its name and type stay.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!paper || fileId === null) {
    return (
      <Card component="section" aria-label={words.title} sx={{ p: 4, textAlign: 'center' }}>
        <Description aria-hidden="true" sx={{ fontSize: 32, color: 'text.tertiary' }} />
        <Box component="h2" sx={{ typography: 'h4', mt: 2 }}>
          {words.none}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)', mb: 3, textWrap: 'pretty' }}>{words.noneText}</Box>
        {paper && <AttachContract deal={deal} paperId={paper.id} label={words.attach} />}
      </Card>
    );
  }
  const isPdf = file.data?.content_type === 'application/pdf';
  const isPicture = file.data?.content_type.startsWith('image/') === true;
  const width = zooms[zoom] ?? 1;
  return (
    <Card
      component="section"
      aria-label={words.title}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        position: { md: 'sticky' },
        top: 'calc(var(--top-room, 0px) + var(--appbar, 56px) + 16px)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, padding: '4px 6px 4px 14px', borderBottom: '1px solid var(--border)' }}>
        <Box component="h2" className="cut" sx={{ flex: 1, minWidth: 0, fontSize: 'var(--fs-dense)', fontWeight: 'var(--w-medium)' }}>
          {file.data?.file_name ?? words.title}
        </Box>
        <Tool label={words.smaller} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} icon={<Minus />} />
        <Tool label={words.larger} disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)} icon={<Plus />} />
        {isPdf && (
          <>
            <Tool label={words.previous} disabled={page <= 1} onClick={() => onTurn(-1)} icon={<Previous />} />
            <Box component="span" className="num" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {words.page(Math.min(page, pages), pages)}
            </Box>
            <Tool label={words.nextPage} disabled={page >= pages} onClick={() => onTurn(1)} icon={<Next />} />
          </>
        )}
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label={words.title}
        sx={{
          overflow: 'auto',
          background: 'var(--bg-sunken)',
          p: '14px',
          minHeight: 200,
          height: { xs: 320, md: 'auto' },
          maxHeight: { md: 'calc(100vh - 220px)' },
        }}
      >
        {file.isError && (
          <ErrorState title={words.didNotLoad} onRetry={() => void file.refetch()}>
            {notLoaded(file.error)}
          </ErrorState>
        )}
        {file.isPending && (
          <Loading label={words.loading}>
            <TextSkeleton rows={8} />
          </Loading>
        )}
        {isPdf && (
          <Suspense fallback={<TextSkeleton rows={8} />}>
            <PdfPage fileId={fileId} page={page} zoom={width} onPages={onPages} />
          </Suspense>
        )}
        {isPicture && (
          <Box component="img" src={file.data?.url} alt={file.data?.file_name} sx={{ display: 'block', width: `${width * 100}%`, maxWidth: 'none' }} />
        )}
        {file.data && !isPdf && !isPicture && <Box sx={{ color: 'text.secondary' }}>{words.noView}</Box>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, borderTop: '1px solid var(--border)' }}>
        <Button size="small" onClick={() => void openFile(fileId)}>
          {words.open}
        </Button>
        <AttachContract deal={deal} paperId={paper.id} label={words.another} small />
      </Box>
    </Card>
  );
}

function Tool({ label, disabled, onClick, icon }: { label: string; disabled: boolean; onClick: () => void; icon: React.ReactElement }) {
  return (
    <IconButton size="small" aria-label={label} title={label} disabled={disabled} onClick={onClick} sx={{ '& svg': { fontSize: 18 } }}>
      {icon}
    </IconButton>
  );
}
