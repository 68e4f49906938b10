import { eq } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { base } from '../columns.ts';
import { personal } from '../personal.ts';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/** Devices that are told when there is something new. Each ends with the session it was added in, however that ends. */
export const pushDevices = pgTable(
  'push_devices',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where the browser's push service takes messages for it. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
  },
  (table) => [index('push_devices_of_user').on(table.user_id), index('push_devices_of_session').on(table.session_id)],
);
personal(pushDevices, {
  of: ({ id }) => eq(pushDevices.user_id, id),
  becomes: 'removed',
  copy: { leftOut: 'an address and keys of a browser, which mean nothing outside of it; the session it belongs to is in the copy' },
});
