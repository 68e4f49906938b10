import type { UrgentItem } from '../../../generated/api.ts';

/** The area path on which the one next action of something waiting is done. */
export function actionRoute({ kind, user_id, target_id, count }: Pick<UrgentItem, 'kind' | 'user_id' | 'target_id' | 'count'>): string {
  const client = `/client-profiles/${user_id}`;
  switch (kind) {
    case 'message_waiting':
      return `/chats${target_id ? `?chat=${target_id}` : ''}`;
    case 'checklist_submitted':
      return `/new-requests/${user_id}`;
    case 'otd_asked':
      return target_id && count === 1 ? `${client}/links/${target_id}/worksheet` : `${client}?tab=links&show=us`;
    case 'research_asked':
      return target_id && count === 1 ? `${client}?tab=links&report=${target_id}` : `${client}?tab=links&show=us`;
    case 'paper_sent':
      return target_id ? `/deal-checks/${target_id}/review` : '/deal-checks';
    case 'price_accepted':
      return target_id && count === 1 ? `${client}?tab=links&link=${target_id}` : `${client}?tab=links&show=us`;
    default:
      return client;
  }
}
