import type { UrgentItem } from '../../../generated/api.ts';

/** The area path on which the one next action of something waiting is done: the very form, of the oldest where there are several. */
export function actionRoute({ kind, user_id, target_id }: Pick<UrgentItem, 'kind' | 'user_id' | 'target_id'>): string {
  const client = user_id === null ? '/dashboard' : `/client-profiles/${user_id}`;
  switch (kind) {
    case 'message_waiting':
      return `/chats${target_id ? `?chat=${target_id}` : ''}`;
    case 'checklist_submitted':
      return `/new-requests/${user_id}`;
    case 'checklist_changed':
      return `${client}?tab=preferences`;
    case 'otd_asked':
      return target_id ? `${client}/links/${target_id}/worksheet` : `${client}?tab=links&show=us`;
    case 'research_asked':
      return `${client}?tab=links&show=us${target_id ? `&report=${target_id}` : ''}`;
    case 'paper_sent':
      return target_id ? `/deal-checks/${target_id}/review` : '/deal-checks';
    case 'price_accepted':
      return `${client}?tab=links&show=us${target_id ? `&link=${target_id}` : ''}`;
    case 'contract_differs':
      return target_id ? `/deals/${target_id}/contract` : '/deals';
    case 'bids_in':
    case 'bid_expiring':
      return target_id ? `/bid-requests/${target_id}` : '/bid-requests';
    case 'complaint_open':
      return target_id ? `/complaints/${target_id}` : '/complaints';
    case 'file_uploaded':
      return `${client}?tab=files`;
    case 'payment_failed':
      return `${client}?tab=payments`;
    default:
      return client;
  }
}
