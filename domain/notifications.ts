// Default channels for each kind of notification; the contract has both (`NotificationKind`).
import type { NotificationKind, Role } from '../generated/api.ts';
import { notificationKindSets } from '../generated/enums.ts';
import * as roles from '../generated/roles.ts';

/** The kinds of notification this role may get, the most frequent first. */
export function notificationKindsOf(role: Role): readonly NotificationKind[] {
  return role === roles.client ? notificationKindSets.client : notificationKindSets.staff;
}

/** Kinds that are mailed unless the person chose otherwise. */
export const mailedByDefault: ReadonlySet<NotificationKind> = new Set(notificationKindSets.mailed);
