import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from './open.ts';
import { FileIcon } from './FileIcon.tsx';

interface FileThumbProps {
  file: { id: string; file_name: string; content_type: string; has_preview: boolean };
  /** Alt text of the picture; empty if the name is beside it. */
  alt?: string;
}

/** An address is valid for 60 seconds; a loaded picture stays, so it is fetched again only after that. */
const addressFresh = 50_000;

/** A small picture of a file, or its icon. Fills its place. */
export function FileThumb({ file, alt = '' }: FileThumbProps) {
  const preview = useQuery({
    queryKey: ['/files/{id}/address', file.id, 'preview'] as const,
    queryFn: ({ signal }) => addressOf(file.id, 'preview', signal),
    enabled: file.has_preview,
    staleTime: addressFresh,
    gcTime: addressFresh,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', width: '100%', height: '100%', background: 'var(--surface-2)', overflow: 'hidden' }}>
      {preview.data ? (
        <Box component="img" src={preview.data.url} alt={alt} sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }} />
      ) : (
        <FileIcon contentType={file.content_type} size={28} />
      )}
    </Box>
  );
}
