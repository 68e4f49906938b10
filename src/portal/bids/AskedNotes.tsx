import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Note } from '../../../engine/web/Note.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link } from '../../kit/router/Link.tsx';
import { bidsMessages as messages } from './messages.ts';
import { allBidsQuery } from './queries.ts';

/** A line for each car that dealers are asked to price now, and the way to its bids. */
export function AskedNotes() {
  const to = useAreaPath();
  const bids = useQuery(allBidsQuery);
  const open = (bids.data ?? []).filter(({ status }) => status === 'open');
  if (open.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 5 }}>
      {open.map(({ id, title, asked, answered }) => (
        <Note key={id} tone="info">
          {messages.asking(asked, answered, title)} <Link to={to(`/bids/${id}`)}>{messages.see}</Link>
        </Note>
      ))}
    </Box>
  );
}
