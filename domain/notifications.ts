// Who is told what by which way, unless they chose otherwise; both stand in the contract (`NotificationKind`).
import type { NotificationKind, Role } from '../generated/api.ts';
import { notificationKindSets } from '../generated/enums.ts';

/** The kinds of notification somebody of this role may get, the most frequent first. */
export function notificationKindsOf(role: Role): readonly NotificationKind[] {
  return role === 'client' ? notificationKindSets.client : notificationKindSets.staff;
}

/** Kinds that are mailed unless the person chose otherwise. */
export const mailedByDefault: ReadonlySet<NotificationKind> = new Set(notificationKindSets.mailed);
