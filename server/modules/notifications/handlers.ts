import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Role, Notification } from '../../../generated/api.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import { countUpTo, totalCap } from '../../db/list.ts';
import { findRow, updateRow } from '../../db/rows.ts';
import type { Database } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';
import { notificationsOf } from '../../events/views.ts';
import { changed } from '../../events/live.ts';

const own = (actor: Actor) => and(eq(notifications.user_id, actor.id), eq(notifications.role, actor.role));

async function viewOf(db: Database, actor: Actor, id: string): Promise<Notification> {
  const [view] = await notificationsOf(db, actor, eq(notifications.id, id), 1);
  if (!view) throw notFound();
  return view;
}

/** The caller's own id and role only; anyone else's answers 404 (docs/rules.md, The brief's calls). */
function requireOwn(actor: Actor, userId: string, role: Role): void {
  if (userId !== actor.id || role !== actor.role) throw notFound();
}

/** docs/brief.md, section 7, Notifications. */
export const notificationHandlers = {
  listNotifications: async ({ db, actor, params, query }) => {
    requireOwn(actor, params.a, params.b);
    const limit = query.limit ?? 20;
    const rows = await notificationsOf(
      db,
      actor,
      and(query.before ? lt(notifications.id, query.before) : undefined, query.unread ? isNull(notifications.read_at) : undefined),
      limit + 1,
    );
    const items = rows.slice(0, limit);
    return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  },

  countNotifications: async ({ db, actor, params }) => {
    requireOwn(actor, params.a, params.b);
    return { count: await countUpTo(db, notifications, and(own(actor), isNull(notifications.read_at)), totalCap + 1) };
  },

  markNotificationRead: async ({ db, actor, body, services }) => {
    const row = await findRow(db, notifications, body.notification_id, own(actor), { lock: true });
    if (row.read_at !== null) return viewOf(db, actor, row.id);
    await changed(db, { people: [actor.id], resources: ['notifications'] });
    await updateRow(db, notifications, row.id, { read_at: services.clock().toISOString() }, own(actor));
    return viewOf(db, actor, row.id);
  },

  markAllNotificationsRead: async ({ db, actor, body, services }) => {
    requireOwn(actor, body.user_id, body.role);
    const marked = await db
      .update(notifications)
      .set({ read_at: services.clock().toISOString() })
      .where(and(own(actor), isNull(notifications.read_at)))
      .returning({ id: notifications.id });
    if (marked.length > 0) await changed(db, { people: [actor.id], resources: ['notifications'] });
    return { count: marked.length };
  },
} satisfies Partial<HandlerMap>;
