import { and, desc, eq } from 'drizzle-orm';
import { notifications } from '../../../server/db/schema.ts';
import { keepNotice } from '../../support/readings.ts';
import type { Caller, Cases, CaseWorld } from './case.ts';

const roleOf = (caller: Caller) => (caller === 'public' ? 'client' : caller);
const own = ({ users }: CaseWorld, caller: Caller) => ({ params: { a: users[roleOf(caller)], b: roleOf(caller) } });
const foreign = ({ users }: CaseWorld, caller: Caller) => ({ params: { a: users.otherClient, b: roleOf(caller) } });

export const notificationCases = {
  listNotifications: { succeeds: own, foreign },
  countNotifications: { succeeds: own, foreign },
  markNotificationRead: {
    succeeds: async ({ app, users }, caller) => {
      const person = { user_id: users[roleOf(caller)], role: roleOf(caller) };
      await keepNotice(app.db, person);
      const [row] = await app.db
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(eq(notifications.user_id, person.user_id), eq(notifications.role, person.role)))
        .orderBy(desc(notifications.id))
        .limit(1);
      return { body: { notification_id: row?.id ?? '' } };
    },
    foreign: 'names the notification in the body; tested with notifications',
  },
  markAllNotificationsRead: {
    succeeds: ({ users }, caller) => ({ body: { user_id: users[roleOf(caller)], role: roleOf(caller) } }),
    foreign: 'names the person in the body; tested with notifications',
  },
} satisfies Partial<Cases>;
