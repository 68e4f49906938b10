import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { BidInvitation } from '../../../generated/api.ts';
import { dealerAnswerStatusLabels, dealerAnswerStatusTones } from '../../../generated/enums.ts';
import { bidRequestsLabels } from '../../../generated/labels.ts';
import { messages } from './messages.ts';

/** How far a dealer has come, and whether the client sees its newest price. */
export function AnswerChips({ dealer: { status, bids, published_bid_id } }: { dealer: BidInvitation }) {
  const [bid] = bids;
  const isTypedIn = status === 'answered' && bid !== undefined && bid.source !== 'page';
  return (
    <>
      <StatusChip label={isTypedIn ? messages.typedIn : dealerAnswerStatusLabels[status]} tone={dealerAnswerStatusTones[status] ?? 'neutral'} />
      {bid && published_bid_id === bid.id && <StatusChip label={bidRequestsLabels.published} tone="success" />}
    </>
  );
}
