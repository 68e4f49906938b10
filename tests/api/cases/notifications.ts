import { notifications } from '../../../server/db/schema.ts';
import type { Caller, Cases, CaseWorld } from './case.ts';

const roleOf = (caller: Caller) => (caller === 'public' ? 'client' : caller);
const own = ({ users }: CaseWorld, caller: Caller) => ({ params: { a: users[roleOf(caller)], b: roleOf(caller) } });
const foreign = ({ users }: CaseWorld, caller: Caller) => ({ params: { a: users.otherClient, b: roleOf(caller) } });

export const notificationCases = {
  listNotifications: { succeeds: own, foreign },
  countNotifications: { succeeds: own, foreign },
  markNotificationRead: {
    succeeds: async ({ app, users }, caller) => {
      const [row] = await app.db
        .insert(notifications)
        .values({ user_id: users[roleOf(caller)], role: roleOf(caller), kind: 'file_shared', words: 'A file was shared.' })
        .returning({ id: notifications.id });
      return { body: { notification_id: row?.id ?? '' } };
    },
    foreign: 'names the notification in the body; tested with notifications',
  },
  markAllNotificationsRead: {
    succeeds: ({ users }, caller) => ({ body: { user_id: users[roleOf(caller)], role: roleOf(caller) } }),
    foreign: 'names the person in the body; tested with notifications',
  },
} satisfies Partial<Cases>;
