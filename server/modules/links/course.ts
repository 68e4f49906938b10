// Moving a link on: the contract's transitions decide, compare-and-set writes, and the people concerned are notified.
import { and, eq } from 'drizzle-orm';
import { stateSentence } from '../../../engine/contract/state-sentences.ts';
import { openMoves } from '../../../engine/contract/transitions.ts';
import type { LinkReason, LinkStatus } from '../../../generated/api.ts';
import { linkStatusLabels } from '../../../generated/enums.ts';
import { linkStatusSentences } from '../../../generated/state-sentences.ts';
import { linkStatusTransitions } from '../../../generated/transitions.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { wayOut } from '../../../engine/server/moves.ts';
import { conflict, notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { links } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { requireRoom } from '../packages/index.ts';
import { clientAndDay } from '../people/index.ts';
import { dealFollows } from './deal-of-link.ts';
import { carNamed } from './named.ts';
import type { LinkRow } from './queries.ts';
import { nextVersion } from '../../db/rows.ts';

export interface Move {
  to: LinkStatus;
  reason?: LinkReason;
  remark?: string;
  /** Cents, for the history. */
  amount?: number;
  /** Whatever it belongs to tells the client. */
  quietly?: boolean;
  /** Cents: the out-the-door price the client wants, where they negotiate again. */
  target_total?: number | null;
  /** Columns that change with the move. */
  set?: Partial<typeof links.$inferInsert>;
}

/**
 * Moves the link as read, writes its event and the work table, and notifies the other side.
 * @param row as read: if it was moved meanwhile, nothing is overwritten
 * @throws Problem 409 with `state` and `moves` if the move is no longer open; with `limit` if the package does not include it
 */
export async function moveLink(db: Database, services: Services, actor: Actor, row: LinkRow, move: Move): Promise<LinkRow> {
  const now = services.clock();
  const { to, reason } = move;
  if (to === 'otd_requested' && row.worksheet_count === 0) await requireRoom(db, actor, { clientId: row.user_id, what: 'otd_prices', wanted: 1 });
  const [moved] = await db
    .update(links)
    .set({
      ...move.set,
      status: to,
      status_since: now.toISOString(),
      previous_status: previousOf(row.status, to),
      rejected_stage: to === 'rejected' ? row.status : to === 'unavailable' ? row.rejected_stage : null,
      reason: reason ?? null,
      // What was wished for stands until the next price is decided on.
      ...(to === 'otd_requested' ? { target_total: move.target_total ?? null } : {}),
      ...nextVersion(links),
    })
    .where(and(eq(links.id, row.id), eq(links.status, row.status)))
    .returning();
  if (!moved) throw await overtaken(db, actor, row.id, now);
  await dealFollows(db, actor, moved, { from: row.status, to, ...(move.remark ? { remark: move.remark } : {}) }, now.toISOString());
  // A link the client does not see causes no notification to them either.
  await happened(db, {
    kind: 'link_moved',
    actor,
    at: now,
    client_id: row.user_id,
    target: { kind: 'link', id: row.id },
    internal: !row.is_displayed,
    from: row.status,
    to,
    reason: reason ?? null,
    amount: move.amount ?? null,
    title: carNamed(row),
    remark: move.remark ?? null,
    ...(move.target_total ? { target_total: move.target_total } : {}),
    ...(move.quietly ? { told: true } : {}),
  });
  return moved;
}

/** What can be gone back to. With an accepted car its deal fell through, and a rejection's reason made way for that of the car. */
function previousOf(from: LinkStatus, to: LinkStatus): LinkStatus | null {
  if (to === 'rejected') return from;
  return to === 'unavailable' && from !== 'accepted' && from !== 'rejected' ? from : null;
}

function currentStateOf(row: LinkRow) {
  return { state: row.status, previous: row.previous_status, since: row.status_since };
}

/** Two at once: the second is told its current state. */
async function overtaken(db: Database, actor: Actor, id: string, now: Date) {
  const [row] = await db.select().from(links).where(eq(links.id, id));
  if (!row) return notFound();
  const moves = openMoves(linkStatusTransitions, currentStateOf(row), actor.role, now).map(({ to, label }) => ({
    to,
    label: label ?? linkStatusLabels[to as LinkStatus],
  }));
  const said = stateSentence(linkStatusSentences[row.status], actor.role, await clientAndDay(db, row.user_id, row.status_since));
  return conflict(`This just changed. ${said} ${wayOut(moves.map(({ label }) => label))}`, { state: row.status, moves });
}
