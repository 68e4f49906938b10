// Who is told what by which way, unless they chose otherwise.
import type { NotificationKind, Role } from '../generated/api.ts';

const ofClients: readonly NotificationKind[] = [
  'links_published',
  'research_posted',
  'otd_received',
  'link_unavailable',
  'message_new',
  'file_shared',
  'checklist_changes_requested',
  'advisor_assigned',
  'complaint_updated',
  'payment_succeeded',
  'payment_failed',
  'otd_accepted',
];

const ofStaff: readonly NotificationKind[] = [
  'checklist_submitted',
  'link_choice_made',
  'otd_accepted',
  'message_new',
  'file_uploaded',
  're_engage_due',
  'advisor_assigned',
  'complaint_opened',
  'complaint_updated',
  'payment_succeeded',
  'payment_failed',
  'onboarding_resumed',
  'account_suspended',
];

/** The kinds of notification somebody of this role may get, the most frequent first. */
export function notificationKindsOf(role: Role): readonly NotificationKind[] {
  return role === 'client' ? ofClients : ofStaff;
}

/** Kinds that are mailed unless the person chose otherwise: where it is somebody's turn, or money moved. The rest waits in the list. */
export const mailedByDefault: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'payment_succeeded',
  'payment_failed',
  'checklist_changes_requested',
  'advisor_assigned',
  'links_published',
  'research_posted',
  'otd_received',
  'complaint_updated',
]);
