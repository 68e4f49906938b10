// The second decision-maker: whom a client invites to decide with them (docs/rules.md, A second decision-maker).
import { eq } from 'drizzle-orm';
import type { Guest } from '../../../generated/api.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { findRow, insertRow, nextVersion } from '../../db/rows.ts';
import { guests, users } from '../../db/schema.ts';
import { templates } from '../../events/mail/index.ts';
import { changed } from '../../events/live.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { mailGuestInvitation } from '../credentials/index.ts';
import { requireClient } from '../people/index.ts';
import { emailOwner } from './accounts.ts';
import { closePerson } from './closing.ts';
import { guestNews } from './guest-news.ts';

type Row = typeof guests.$inferSelect;
/** An invitation goes out once an hour at most, in ms. */
const pause = 3_600_000;

const mine = (actor: Actor) => eq(guests.client_id, actor.id);

export const guestHandlers = {
  listGuests: async ({ db, actor, params }) => {
    await requireClient(db, actor, params.id);
    const rows = await db.select().from(guests).where(eq(guests.client_id, params.id));
    return Promise.all(rows.map((row) => shown(db, row)));
  },

  inviteGuest: async ({ db, actor, body, services }) => {
    const client = await findRow(db, users, actor.id, undefined, { lock: true });
    const [present] = await db.select().from(guests).where(mine(actor));
    if (present) throw conflict(`${present.first_name} already decides with you. Remove them first.`);
    const { email, first_name, last_name, decides } = body;
    if (email.toLowerCase() === client.email.toLowerCase()) throw invalid({ email: 'This is your own e-mail. Enter theirs.' });
    const owner = await emailOwner(db, email);
    const account = owner
      ? undefined
      : await insertRow(db, users, { email, first_name, last_name, role: roles.client, status: 'invited', guest_of: actor.id, time_zone: client.time_zone });
    const row = await insertRow(db, guests, {
      client_id: actor.id,
      user_id: account?.id ?? null,
      email,
      first_name,
      last_name,
      decides,
      invited_at: services.clock().toISOString(),
    });
    await mail(db, services, row, client);
    await guestNews(db, actor, 'guest_invited', row);
    return shown(db, row);
  },

  updateGuest: async ({ db, actor, params, body }) => {
    await findRow(db, guests, params.id, mine(actor), { lock: true });
    const [row] = await db
      .update(guests)
      .set({ decides: body.decides, ...nextVersion(guests) })
      .where(eq(guests.id, params.id))
      .returning();
    // On the guest's screens it is which moves they may make.
    await changed(db, { people: [actor.id, row?.user_id], resources: ['users'] });
    return shown(db, row ?? (await findRow(db, guests, params.id, mine(actor))));
  },

  sendGuestInvitation: async ({ db, actor, params, services }) => {
    const row = await findRow(db, guests, params.id, mine(actor), { lock: true });
    const view = await shown(db, row);
    if (view.status !== 'invited') throw conflict(`${row.first_name} has accepted the invitation.`);
    const now = services.clock();
    if (now.getTime() - Date.parse(row.invited_at) < pause)
      throw conflict('The invitation was sent less than an hour ago. Ask them to check their spam folder.');
    const [sent = row] = await db
      .update(guests)
      .set({ invited_at: now.toISOString(), ...nextVersion(guests) })
      .where(eq(guests.id, row.id))
      .returning();
    await mail(db, services, sent, await findRow(db, users, actor.id, undefined));
    return shown(db, sent);
  },

  removeGuest: async ({ db, actor, params, services }) => {
    const row = await findRow(db, guests, params.id, mine(actor), { lock: true });
    const view = await shown(db, row);
    const account = row.user_id === null ? undefined : await findRow(db, users, row.user_id, undefined, { lock: true });
    // Closing the account deletes the row, too, and says so.
    if (account) await closePerson(db, services, actor, account);
    else {
      await guestNews(db, actor, 'guest_removed', row);
      await db.delete(guests).where(eq(guests.id, row.id));
    }
    return view;
  },
} satisfies Partial<HandlerMap>;

/** The guest as the client and the firm see them. An e-mail with another account looks like an invitation nobody has opened. */
async function shown(db: Database, { id, user_id, email, first_name, last_name, decides, invited_at }: Row): Promise<Guest> {
  const [account] = user_id === null ? [] : await db.select().from(users).where(eq(users.id, user_id));
  const names = account ?? { email, first_name, last_name };
  return { id, email: names.email, first_name: names.first_name, last_name: names.last_name, decides, status: account?.status ?? 'invited', invited_at };
}

/** Of an e-mail that has another account, its owner alone is told. */
async function mail(db: Database, services: Services, row: Row, { name }: { name: string }): Promise<void> {
  const { user_id, email, first_name } = row;
  if (user_id === null) await enqueue(db, { kind: 'mail', payload: templates.guestTaken(email, { client_name: name }) });
  else await mailGuestInvitation(db, services, { id: user_id, email, first_name }, name);
}
