import type { Case } from '../../../generated/api.ts';

/** The area path of a case's own record; of one that waits for an answer, with the very form that gives it. */
export function caseRoute({ id, kind, state }: Pick<Case, 'id' | 'kind' | 'state'>): string {
  const act = (name: string) => (state === 'open' ? `?act=${name}` : '');
  switch (kind) {
    case 'complaint':
      return `/complaints/${id}`;
    case 'support':
      return `/support-requests/${id}${act('answer')}`;
    case 'refund':
      return `/refund-requests/${id}`;
    case 'payment':
      return `/payment-cases/${id}${act('close')}`;
    case 'desk_chat':
      return `/chats?chat=${id}`;
  }
}
