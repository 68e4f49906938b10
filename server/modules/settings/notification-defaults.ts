import { and, inArray, ne, sql } from 'drizzle-orm';
import type { NotificationDefaults, Role } from '../../../generated/api.ts';
import { roleValues } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { notificationDefaults } from '../../events/notification-defaults.ts';

/** How each role is notified, or the one asked for, and how many people chose for themselves. */
export async function defaultsOfRoles(db: Database, only?: Role): Promise<NotificationDefaults[]> {
  const asked = roleValues.filter((role) => only === undefined || role === only);
  const chosen = await db
    .select({ role: users.role, count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(inArray(users.role, asked), ne(users.status, 'closed'), sql`${users.notification_choices} <> '{}'::jsonb`))
    .groupBy(users.role);
  const defaults = await notificationDefaults(db);
  return asked.map((role) => ({ role, choices: defaults[role] ?? {}, changed_by: chosen.find((each) => each.role === role)?.count ?? 0 }));
}
