import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the build's own: the address of the file
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../engine/web/problem.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { addressOf } from './open.ts';
import { messages } from './messages.ts';

GlobalWorkerOptions.workerSrc = worker;

interface PdfPageProps {
  fileId: string;
  /** Where they are here already; fetched otherwise. */
  bytes?: Blob;
  page: number;
  /** 1 is as wide as its place. */
  zoom: number;
  onPages: (pages: number) => void;
}

/** One page of a PDF as a picture, with its text for those who do not see it. */
export default function PdfPage({ fileId, bytes, page, zoom, onPages }: PdfPageProps) {
  const document = useQuery({
    queryKey: ['/files/{id}/content', fileId] as const,
    queryFn: async ({ signal }) => {
      const from = bytes ? { data: new Uint8Array(await bytes.arrayBuffer()) } : { url: (await addressOf(fileId, 'original', signal)).url };
      // What a page may do to the browser is drawing: no scripts of the document, no fonts or images by WebAssembly.
      return getDocument({ ...from, enableXfa: false, useWasm: false }).promise;
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const { data } = document;
  useEffect(() => {
    if (!data) return undefined;
    onPages(data.numPages);
    return () => void data.loadingTask.destroy();
  }, [data, onPages]);
  if (document.isError) {
    return (
      <ErrorState title={messages.didNotLoad} onRetry={() => void document.refetch()}>
        {messageOf(document.error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Box sx={{ p: 4 }}>
        <Loading label={messages.loading}>
          <TextSkeleton rows={8} />
        </Loading>
      </Box>
    );
  }
  return <Drawn document={data} page={Math.min(page, data.numPages)} zoom={zoom} />;
}

function Drawn({ document, page, zoom }: { document: PDFDocumentProxy; page: number; zoom: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    let isGone = false;
    let stop = () => {};
    const draw = async () => {
      const shown = await document.getPage(page);
      if (isGone) return;
      const width = (target.parentElement?.clientWidth ?? 360) * zoom;
      const scale = width / shown.getViewport({ scale: 1 }).width;
      const viewport = shown.getViewport({ scale: scale * window.devicePixelRatio });
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.width = `${width}px`;
      const task = shown.render({ canvas: target, viewport });
      stop = () => task.cancel();
      const words = await shown.getTextContent();
      if (!isGone) setText(words.items.map((item) => ('str' in item ? item.str : '')).join(' '));
      await task.promise;
    };
    // Drawing that is stopped for another page is no failure.
    draw().catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [document, page, zoom]);
  return (
    <Box role="img" aria-label={`${messages.pageName(page, document.numPages)} ${text}`} sx={{ '& canvas': { display: 'block', background: '#fff' } }}>
      <canvas ref={canvas} />
    </Box>
  );
}
