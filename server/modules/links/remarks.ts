// What a client and their guest think of the cars, and what the guest may decide (docs/rules.md, A second decision-maker).
import { and, desc, eq } from 'drizzle-orm';
import { mayDecide } from '../../../domain/guest.ts';
import type { LinkRemark, LinkStatus } from '../../../generated/api.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { forbidden } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { guests, linkRemarks, links, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { requireClient } from '../people/index.ts';
import { linkScope } from './scope.ts';

export const remarkHandlers = {
  listRemarks: async ({ db, actor, params }) => {
    await requireClient(db, actor, params.id);
    return remarks(db, and(eq(links.user_id, params.id), linkScope(actor)));
  },

  setRemark: async ({ db, actor, params, body }) => {
    const link = await findRow(db, links, params.id, linkScope(actor), { lock: true });
    const { mark } = body;
    const comment = body.comment?.trim() || null;
    const own = and(eq(linkRemarks.link_id, link.id), eq(linkRemarks.author_id, actor.id));
    const [before] = await db.select().from(linkRemarks).where(own);
    if (mark === null && comment === null) await db.delete(linkRemarks).where(own);
    else {
      await db
        .insert(linkRemarks)
        .values({ link_id: link.id, author_id: actor.id, mark, comment })
        .onConflictDoUpdate({ target: [linkRemarks.link_id, linkRemarks.author_id], set: { mark, comment } });
    }
    // What was written is an event; marks are tried and taken back, and only refetched.
    if (comment !== null && comment !== before?.comment) {
      await happened(db, { kind: 'link_remarked', actor, client_id: link.user_id, target: { kind: 'link', id: link.id }, title: link.title });
    } else await changed(db, { client_id: link.user_id, resources: ['links'] });
    return remarks(db, eq(linkRemarks.link_id, link.id));
  },
} satisfies Partial<HandlerMap>;

function remarks(db: Database, which: ReturnType<typeof and>): Promise<LinkRemark[]> {
  return db
    .select({
      link_id: linkRemarks.link_id,
      author_id: linkRemarks.author_id,
      author_name: users.name,
      mark: linkRemarks.mark,
      comment: linkRemarks.comment,
      updated_at: linkRemarks.updated_at,
    })
    .from(linkRemarks)
    .innerJoin(links, eq(links.id, linkRemarks.link_id))
    .innerJoin(users, eq(users.id, linkRemarks.author_id))
    .where(which)
    .orderBy(desc(linkRemarks.updated_at))
    .limit(1000);
}

/** @throws Problem 403 where the client has not allowed their guest this move */
export async function requireAllowed(db: Database, actor: Actor, from: LinkStatus, to: LinkStatus): Promise<void> {
  const [guest] = await db.select().from(guests).where(eq(guests.user_id, actor.id));
  if (!guest || !mayDecide(guest.decides, from, to)) throw forbidden('This decision is up to the person who invited you. Leave a mark or a comment for them.');
}
