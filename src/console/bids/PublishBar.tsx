import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCents } from '../../../engine/web/format.ts';
import { whenOpened } from '../../../engine/web/whenOpened.tsx';
import type { BidInvitation, BidPreview, BidRequest } from '../../../generated/api.ts';
import { messages } from './messages.ts';
import { previewQuery } from './queries.ts';

const PreviewDrawer = whenOpened(() => import('./PreviewDrawer.tsx'));

interface PublishBarProps {
  request: BidRequest;
  dealers: readonly BidInvitation[];
  chosen: ReadonlySet<string>;
  pending: boolean;
  onPublish: () => void;
}

/** Below the prices: what the client sees once those chosen are published, a look at it, and the one filled button. */
export function PublishBar({ request, dealers, chosen, pending, onPublish }: PublishBarProps) {
  const [looks, setLooks] = useState(false);
  const ids = [...chosen];
  const preview = useQuery({ ...previewQuery(request.id, ids), enabled: ids.length > 0, placeholderData: keepPreviousData }).data;
  const lean = dealers.filter(({ dealer_id, bids: [bid] }) => chosen.has(dealer_id) && bid !== undefined && bid.missing.length > 0);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, padding: '12px 16px', borderTop: '1px solid var(--border)' }}>
      <Box sx={{ flex: 1, minWidth: 220, fontSize: 'var(--fs-ui)', lineHeight: '20px' }} aria-live="polite">
        <Box component="b" sx={{ fontWeight: ids.length > 0 ? 'var(--w-strong)' : 400 }}>
          {ids.length === 0 ? messages.none : messages.chosen(ids.length)}
        </Box>{' '}
        {ids.length > 0 && preview && messages.sees(request.client_name, figuresOf(preview))}{' '}
        {lean.length > 0 && messages.missing(lean.map(({ dealer_name }) => dealer_name).join(', '))}
        {ids.length > 0 && typeof preview?.problem === 'string' && <Box sx={{ color: 'var(--warning)' }}>{preview.problem}</Box>}
      </Box>
      {ids.length > 0 && (
        <>
          <Button variant="outlined" onClick={() => setLooks(true)}>
            {messages.preview}
          </Button>
          <Button variant="contained" disabled={pending} onClick={onPublish}>
            {messages.publish(ids.length)}
          </Button>
        </>
      )}
      <PreviewDrawer open={looks && ids.length > 0} preview={preview} client={request.client_name} onClose={() => setLooks(false)} />
    </Box>
  );
}

function figuresOf({ bids: { asked, answered, best_total, saved, declined } }: BidPreview): string {
  return [
    messages.counts(asked, answered, declined.length),
    ...(best_total === null ? [] : [messages.bestOf(formatCents(best_total))]),
    ...(saved === null || saved === 0 ? [] : [messages.saved(formatCents(saved))]),
  ].join(', ');
}
