import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { NotificationDefaults, Role } from '../../../generated/api.ts';
import { roleValues } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { notifications, users } from '../../db/schema.ts';
import { notificationDefaults } from '../../events/notification-defaults.ts';

/** How each role is notified, or the one asked for, and how many people chose for themselves. */
export async function defaultsOfRoles(db: Database, now: Date, only?: Role): Promise<NotificationDefaults[]> {
  const asked = roleValues.filter((role) => only === undefined || role === only);
  const chosen = await db
    .select({ role: users.role, count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(inArray(users.role, asked), ne(users.status, 'closed'), sql`${users.notification_choices} <> '{}'::jsonb`))
    .groupBy(users.role);
  const defaults = await notificationDefaults(db);
  const weekly = await perWeek(db, now);
  return asked.map((role) => ({
    role,
    choices: defaults[role] ?? {},
    changed_by: chosen.find((each) => each.role === role)?.count ?? 0,
    per_week: weekly.get(role) ?? 0,
  }));
}

/** What is averaged over, in weeks. */
const weeks = 4;

/** Notifications a person of each role got in a week, of those who can sign in, with one decimal. */
async function perWeek(db: Database, now: Date): Promise<ReadonlyMap<Role, number>> {
  const since = new Date(now.getTime() - weeks * 7 * 24 * 3_600_000).toISOString();
  const people = await db
    .select({ role: users.role, count: sql<number>`count(*)::int` })
    .from(users)
    .where(eq(users.status, 'active'))
    .groupBy(users.role);
  const got = await db
    .select({ role: notifications.role, count: sql<number>`count(*)::int` })
    .from(notifications)
    .innerJoin(users, and(eq(users.id, notifications.user_id), eq(users.role, notifications.role), eq(users.status, 'active')))
    .where(gt(notifications.created_at, since))
    .groupBy(notifications.role);
  const countOf = new Map(got.map(({ role, count }) => [role, count]));
  return new Map(people.map(({ role, count }) => [role, Math.round(((countOf.get(role) ?? 0) / count / weeks) * 10) / 10]));
}
