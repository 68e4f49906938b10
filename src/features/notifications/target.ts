import type { Notification } from '../../../generated/api.ts';

type Told = Pick<Notification, 'role' | 'target_kind' | 'target_id' | 'client_id'>;

/** The area path where the reader finds what a notification is about; the dashboard when there is no better place. */
export function pathOf(told: Told): string {
  return told.role === 'client' ? clientPath(told) : staffPath(told);
}

function clientPath({ target_kind, target_id }: Told): string {
  switch (target_kind) {
    case 'link':
      return target_id ? `/listings?link=${target_id}` : '/listings';
    case 'listing':
      return '/listings';
    case 'chat':
      return target_id ? `/chats?chat=${target_id}` : '/chats';
    case 'folder':
      return '/shared-files';
    case 'complaint':
      return target_id ? `/complaints?complaint=${target_id}` : '/complaints';
    case 'preferences':
      return '/preference-checklist';
    case 'payment':
      return '/packages';
    default:
      return '/dashboard';
  }
}

function staffPath({ target_kind, target_id, client_id }: Told): string {
  const client = client_id ? `/client-profiles/${client_id}` : '/dashboard';
  if (!target_id) return client;
  switch (target_kind) {
    case 'chat':
      return `/chats?chat=${target_id}&view=all`;
    case 'complaint':
      return `/complaints/${target_id}`;
    case 'folder':
      return `/client-folders/${target_id}`;
    case 'preferences':
      return `/client-preferences/${target_id}`;
    case 'onboarding':
      return '/incomplete-onboardings';
    case 'support_request':
      return '/support-requests';
    default:
      return client;
  }
}
