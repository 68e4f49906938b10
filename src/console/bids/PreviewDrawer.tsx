import Box from '@mui/material/Box';
import { formatCents } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import ResponsiveDrawerFrame from '../../../engine/web/ResponsiveDrawerFrame.tsx';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import type { BidPreview, ClientBids } from '../../../generated/api.ts';
import { bidRequestsLabels as labels } from '../../../generated/labels.ts';
import { BidRows } from '../../features/bids/BidRows.tsx';
import { bidGroups } from '../../features/bids/compare.ts';
import { bidTable } from '../../features/bids/table.ts';
import { messages } from './messages.ts';

interface PreviewDrawerProps {
  open: boolean;
  preview: BidPreview | undefined;
  /** The client's name. */
  client: string;
  onClose: () => void;
}

/** What the client will see of these prices: the same figures and the same lines, before anything is published. */
export default function PreviewDrawer({ open, preview, client, onClose }: PreviewDrawerProps) {
  return (
    <ResponsiveDrawerFrame open={open} onClose={onClose} title={messages.previewOf(client)}>
      {preview ? <Seen {...preview} /> : <RowsSkeleton rows={6} />}
    </ResponsiveDrawerFrame>
  );
}

function Seen({ bids, problem }: BidPreview) {
  const prices = bids.bids.map(({ bid }) => bid);
  const hasTrade = prices.some(({ lines }) => (lines.trade_allowance ?? 0) > 0);
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      {problem !== null && <Note tone="warning">{problem}</Note>}
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: '4px 16px', fontSize: 'var(--fs-ui)', lineHeight: '20px' }}>
        {figures(bids).map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" className="num" sx={{ textAlign: 'right', fontWeight: 'var(--w-medium)' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ overflowX: 'auto', border: '1px solid var(--border)', borderRadius: 'var(--r)' }} tabIndex={0} role="region" aria-label={messages.title}>
        <Box component="table" sx={bidTable(prices.length, true)}>
          <thead>
            <tr>
              <td>{messages.line}</td>
              {bids.bids.map(({ dealer_name, place, bid }) => (
                <th scope="col" key={bid.id}>
                  <Box component="span" sx={{ display: 'block', fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
                    {[dealer_name, place].filter(Boolean).join(', ')}
                  </Box>
                  <Box component="span" className="num" sx={{ fontWeight: 'var(--w-strong)', whiteSpace: 'nowrap' }}>
                    {bid.missing.length > 0 && '≈ '}
                    {formatCents(bid.comparable_otd)}
                  </Box>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <BidRows groups={bidGroups(prices, hasTrade ? '' : null)} bids={prices} onlyDifferences={false} />
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

const figures = ({ asked, answered, first_total, best_total, saved }: ClientBids): [label: string, value: string][] => [
  [labels.asked, String(asked)],
  [labels.answered, String(answered)],
  ...money(labels.best_total, best_total),
  ...money(labels.first_total, first_total),
  ...money(messages.savedSoFar, saved),
];
const money = (label: string, cents: number | null): [string, string][] => (cents === null ? [] : [[label, formatCents(cents)]]);
