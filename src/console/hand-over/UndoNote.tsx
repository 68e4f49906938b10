import Undo from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../engine/web/Card.tsx';
import { messages } from './messages.ts';
import { openToUndo } from './placement.ts';
import { handOversQuery, undoHandOver } from './queries.ts';

/** The last hand-over while it can be undone. */
export function UndoNote({ advisorId }: { advisorId: string }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(handOversQuery(advisorId));
  const last = openToUndo(data);
  if (!last) return null;
  const undo = async () => {
    setBusy(true);
    await undoHandOver(last.id, queries);
    setBusy(false);
  };
  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 12px',
        p: '10px 12px 10px 14px',
        mb: 4,
        fontSize: 'var(--fs-dense)',
        lineHeight: '20px',
      }}
    >
      <Undo aria-hidden="true" sx={{ fontSize: 18, color: 'text.tertiary' }} />
      <Box component="p" sx={{ flex: '1 1 240px' }}>
        {messages.handedOver(last)} {messages.undoUntil(last.undo_until)}
      </Box>
      <Button variant="outlined" disabled={busy} onClick={() => void undo()}>
        {messages.undoHandOver}
      </Button>
    </Card>
  );
}
