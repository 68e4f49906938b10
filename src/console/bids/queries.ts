import type { BidInvitation, BidPreview } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

/** The dealers of a price request, with every price. */
export const dealersQuery = (id: string) =>
  apiQuery<BidInvitation[]>(['/bid-requests', id, 'dealers'], (signal) => api.GET('/bid-requests/{id}/dealers', { params: { path: { id } }, signal }));

/** What the client would see with these dealers' prices published. */
export const previewQuery = (id: string, dealerIds: readonly string[]) =>
  apiQuery<BidPreview>(['/bid-requests', id, 'preview', ...dealerIds.toSorted()], (signal) =>
    api.GET('/bid-requests/{id}/preview', { params: { path: { id }, query: { dealer_ids: [...dealerIds] } }, signal }),
  );
