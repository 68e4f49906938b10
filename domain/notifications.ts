// Default channels for each kind of notification; the contract has those we ship (`NotificationKind`), a firm may have its own by role.
import type { NotificationChoice, NotificationChoices, NotificationKind, Role } from '../generated/api.ts';
import { notificationKindSets } from '../generated/enums.ts';
import * as roles from '../generated/roles.ts';

/** The kinds of notification this role may get, the most frequent first. */
export function notificationKindsOf(role: Role): readonly NotificationKind[] {
  return role === roles.client ? notificationKindSets.client : notificationKindSets.staff;
}

/** Kinds that are mailed unless the firm or the person chose otherwise. */
const mailedByDefault: ReadonlySet<NotificationKind> = new Set(notificationKindSets.mailed);

/** Beside the bell, where everything is. */
export type NotificationWay = keyof NotificationChoice;

/** What a firm chose for each role, where it differs from what we ship. */
export type NotificationDefaults = Readonly<Partial<Record<Role, NotificationChoices>>>;

/** Whether this kind comes by this way: as the person chose, else as the firm did for their role, else as we ship it. */
export function comesBy(way: NotificationWay, kind: NotificationKind, choices: NotificationChoices, firms: NotificationChoices = {}): boolean {
  return choices[kind]?.[way] ?? firms[kind]?.[way] ?? (way === 'push' || mailedByDefault.has(kind));
}

/** The defaults after a change, kind by kind and way by way; what is again as we ship it is no difference. */
export function changedDefaults(firms: NotificationChoices, change: NotificationChoices): NotificationChoices {
  const merged: NotificationChoices = {};
  for (const kind of new Set([...kindsIn(firms), ...kindsIn(change)])) {
    const chosen = { ...firms[kind], ...change[kind] };
    const differing = (['mail', 'push'] as const).flatMap((way) =>
      chosen[way] === undefined || chosen[way] === comesBy(way, kind, {}) ? [] : [[way, chosen[way]] as const],
    );
    if (differing.length > 0) merged[kind] = Object.fromEntries(differing);
  }
  return merged;
}

export function kindsIn(choices: NotificationChoices): NotificationKind[] {
  const known: ReadonlySet<string> = new Set<string>([...notificationKindSets.client, ...notificationKindSets.staff]);
  return Object.keys(choices).filter((kind): kind is NotificationKind => known.has(kind));
}
