import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

/** What the refund policy gives of a payment today. */
export const quoteOf = (id: string) =>
  apiQuery(['/payments/{id}/refund', id], (signal) => api.GET('/payments/{id}/refund', { params: { path: { id } }, signal }));
