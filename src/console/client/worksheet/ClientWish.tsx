import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Note } from '../../../../engine/web/Note.tsx';
import { formatCents } from '../../../../engine/web/format.ts';
import type { Link } from '../../../../generated/api.ts';
import { messages } from './messages.ts';
import { linkHistoryQuery } from './queries.ts';

/** What the client wants of the next price: the figure, and why in their own words (docs/rules.md, Dealers and bids). */
export function ClientWish({ client, link }: { client: string; link: Pick<Link, 'id' | 'status' | 'target_total'> }) {
  const isAsked = link.status === 'otd_requested';
  const history = useQuery({ ...linkHistoryQuery(link.id), enabled: isAsked });
  const asked = history.data?.items.find(({ to_status }) => to_status === 'otd_requested');
  const words = isAsked ? (asked?.remark ?? null) : null;
  if (link.target_total === null && words === null) return null;
  return (
    <Note tone="info">
      {link.target_total === null ? messages.asks(client) : messages.wants(client, formatCents(link.target_total))}
      {words !== null && <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>“{words}”</Box>}
    </Note>
  );
}
