import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

/** A place files can be dropped on; says so while something hovers over it. */
export function DropZone({ onFiles, children }: { onFiles: (files: FileList) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
      sx={{ position: 'relative' }}
    >
      {children}
      {over && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            border: '2px dashed var(--accent)',
            borderRadius: 'var(--r)',
            background: 'var(--accent-soft)',
            color: 'var(--accent-ink)',
            fontWeight: 'var(--w-medium)',
          }}
        >
          {messages.drop}
        </Box>
      )}
    </Box>
  );
}
