// Showing links to their clients, and taking them back from their view.
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { nextVersion, outOfScope } from '../../db/rows.ts';
import { links, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { requireRoom } from '../packages/index.ts';
import { keepOfLink } from './history.ts';
import type { LinkRow } from './queries.ts';
import { linkScope } from './scope.ts';

/** The rows meant, all of them in scope and held until the end of the transaction. @throws Problem 404 */
export async function linksInScope(db: Database, actor: Actor, ids: readonly string[]): Promise<LinkRow[]> {
  const scope = linkScope(actor);
  const rows = await db
    .select()
    .from(links)
    .where(and(inArray(links.id, [...ids]), scope))
    .orderBy(links.id)
    .for('update');
  if (rows.length !== new Set(ids).size) throw await outOfScope(db, links, ids, scope, 'One of these links no longer exists.');
  return rows;
}

/** Publishes those that are not published yet; each client is notified once, with the message if there is one. @throws Problem 409 beyond what a client's package includes */
export async function publish(db: Database, services: Services, actor: Actor, rows: readonly LinkRow[], message?: string): Promise<void> {
  const held = rows.filter((row) => !row.is_displayed);
  if (held.length === 0) return;
  const clientIds = [...new Set(held.map((row) => row.user_id))].toSorted();
  for (const clientId of clientIds) {
    // Links published before count already, and so are not added again.
    const wanted = held.filter((row) => row.user_id === clientId && row.published_at === null && row.status !== 'unavailable').length;
    await requireRoom(db, actor, { clientId, what: 'links', wanted });
  }
  const now = services.clock();
  await setShown(db, held, now.toISOString());
  for (const row of held) await keepOfLink(db, actor, row, 'link_published', {});
  for (const clientId of clientIds)
    await keepPublished(
      db,
      actor,
      clientId,
      held.filter((row) => row.user_id === clientId),
      now,
      message,
    );
}

/**
 * Shows a link that another act brings to the client: whoever acts has counted it against the package, and tells the client.
 * @param link locked
 * @returns the link as it is then
 */
export async function showLink(db: Database, services: Services, actor: Actor, link: LinkRow): Promise<LinkRow> {
  if (link.is_displayed) return link;
  const [shown] = await setShown(db, [link], services.clock().toISOString());
  if (!shown) throw notFound();
  await keepOfLink(db, actor, shown, 'link_published', {});
  return shown;
}

/** Rows that their clients see from now on, and since when each client has seen one. @param now ISO instant */
async function setShown(db: Database, rows: readonly LinkRow[], now: string): Promise<LinkRow[]> {
  const shown = await setDisplayed(db, rows, { is_displayed: true, published_at: sql`coalesce(${links.published_at}, ${now}::timestamptz)` });
  const clientIds = [...new Set(rows.map((row) => row.user_id))];
  await db
    .update(users)
    .set({ first_link_at: now })
    .where(and(inArray(users.id, clientIds), isNull(users.first_link_at)));
  const quoted = rows.filter(({ worksheet_count }) => worksheet_count > 0).map((row) => row.user_id);
  if (quoted.length > 0) await sawWorksheet(db, quoted, now);
  return shown;
}

/** Since when each of these clients has seen a worksheet: the refund ladder's last rung (docs/rules.md, Refunds). @param now ISO instant */
export async function sawWorksheet(db: Database, clientIds: readonly string[], now: string): Promise<void> {
  await db
    .update(users)
    .set({ first_worksheet_at: now })
    .where(and(inArray(users.id, [...clientIds]), isNull(users.first_worksheet_at)));
}

/** Takes them back from their clients' view. */
export async function hide(db: Database, actor: Actor, rows: readonly LinkRow[]): Promise<void> {
  const shown = rows.filter((row) => row.is_displayed);
  if (shown.length === 0) return;
  await setDisplayed(db, shown, { is_displayed: false });
  for (const row of shown) {
    await happened(db, { kind: 'link_hidden', actor, client_id: row.user_id, target: { kind: 'link', id: row.id }, internal: true, title: row.title });
  }
}

async function setDisplayed(db: Database, rows: readonly LinkRow[], values: Record<string, unknown>): Promise<LinkRow[]> {
  return db
    .update(links)
    .set({ ...values, ...nextVersion(links) })
    .where(
      inArray(
        links.id,
        rows.map((row) => row.id),
      ),
    )
    .returning();
}

async function keepPublished(db: Database, actor: Actor, clientId: string, rows: readonly LinkRow[], now: Date, message?: string): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const only = rows.length === 1 ? first : undefined;
  // Several are looked at in the list, one by itself.
  const target = { kind: 'link', id: only?.id ?? null } as const;
  const facts = { count: rows.length, ...(only ? { title: only.title } : {}), ...(message ? { message } : {}) };
  await happened(db, { kind: 'links_published', actor, at: now, client_id: clientId, target, ...facts });
}
