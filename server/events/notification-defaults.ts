// How each role is notified where the firm differs from what we ship: one row of the settings, read with every notice.
import { eq } from 'drizzle-orm';
import { changedDefaults, type NotificationDefaults } from '../../domain/notifications.ts';
import type { NotificationChoices, Role } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { forgetKept, keptUntilChanged } from '../db/kept.ts';
import { savedNow } from '../db/rows.ts';
import { settings } from '../db/schema.ts';

const rowName = 'notification_defaults';

/** By role; a role that is not there is as we ship it. */
export const notificationDefaults = keptUntilChanged(
  settings,
  async (db): Promise<NotificationDefaults> => {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, rowName));
    return keptIn(row?.value);
  },
  { inTransactions: true },
);

/** Changes the kinds and ways given; two admins who change different ones at once both have theirs. */
export async function changeNotificationDefaults(db: Database, role: Role, change: NotificationChoices): Promise<void> {
  await db.insert(settings).values({ name: rowName, value: {} }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, rowName)).for('update');
  const now = keptIn(row?.value);
  const value: NotificationDefaults = { ...now, [role]: changedDefaults(now[role] ?? {}, change) };
  await db
    .update(settings)
    .set({ value, ...savedNow() })
    .where(eq(settings.name, rowName));
  forgetKept(db, settings);
}

/** Only this file writes the row, so it has the shape of the contract. */
function keptIn(value: unknown): NotificationDefaults {
  return typeof value === 'object' && value !== null ? value : {};
}
