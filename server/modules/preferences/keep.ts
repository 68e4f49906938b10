// Saves a client's choices: one checklist per client and package, and no one overwrites changes they have not seen.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { checklistProgress } from '../../../domain/checklist.ts';
import type { ChecklistSelections, TradeIn } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { invalid, notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow, nextVersion, stale } from '../../db/rows.ts';
import { packages, storedFiles, userPreferences, users } from '../../db/schema.ts';
import { changed } from '../../events/live.ts';
import { clientMoved } from '../links/index.ts';
import { requireClient, requireClientOrPool, requireClientToChange } from '../people/index.ts';
import { preferencesView } from './queries.ts';
import { preferencesToChange } from './scope.ts';

export type ChecklistRow = typeof userPreferences.$inferSelect;

/**
 * The client's checklist for the package; the first view creates it, with the wishes of an earlier package or else with the ZIP of the account.
 * @throws Problem 404 for a client out of scope or a missing package
 */
export async function checklistOf(db: Database, actor: Actor, userId: string, packageId: string): Promise<ChecklistRow> {
  await requireClientOrPool(db, actor, userId);
  const of = and(eq(userPreferences.user_id, userId), eq(userPreferences.package_id, packageId));
  const [known] = await db.select().from(userPreferences).where(of);
  if (known) return known;
  // In the pool an advisor reads an existing checklist; reading creates none.
  await requireClient(db, actor, userId);
  const [bought] = await db.select({ id: packages.id }).from(packages).where(eq(packages.id, packageId));
  if (!bought) throw notFound();
  const [earlier] = await db.select().from(userPreferences).where(eq(userPreferences.user_id, userId)).orderBy(desc(userPreferences.id)).limit(1);
  const { selections, trade_in, progress } = earlier ?? (await beginning(db, userId));
  await db.insert(userPreferences).values({ user_id: userId, package_id: packageId, selections, trade_in, progress }).onConflictDoNothing();
  const [begun] = await db.select().from(userPreferences).where(of);
  if (!begun) throw notFound();
  return begun;
}

/** The initial values of a first checklist: no one is asked twice for their sign-up answers. */
async function beginning(db: Database, userId: string): Promise<Pick<ChecklistRow, 'selections' | 'trade_in' | 'progress'>> {
  const [client] = await db.select({ zip: users.zip }).from(users).where(eq(users.id, userId));
  const selections: ChecklistSelections = client?.zip ? { logistics: { zip: client.zip } } : {};
  return { selections, trade_in: {}, progress: checklistProgress(selections, {}) };
}

/**
 * The same checklist, locked for a change made on `version`.
 * @throws Problem 409 with the current checklist (`current`) when it changed since
 */
export async function checklistToChange(db: Database, actor: Actor, userId: string, packageId: string, version: number | undefined): Promise<ChecklistRow> {
  await requireClientToChange(db, actor, userId);
  const { id } = await checklistOf(db, actor, userId, packageId);
  const row = await findRow(db, userPreferences, id, preferencesToChange(actor), { lock: true });
  if (version !== undefined && version !== row.version) {
    throw await stale(db, row, await preferencesView(db, actor, id), version);
  }
  return row;
}

export interface ChecklistChange {
  selections?: ChecklistSelections;
  trade_in?: TradeIn;
}

/** Keeps the change and how far the checklist now is. @throws Problem 422 on photos that are not the client's */
export async function keepChecklist(
  db: Database,
  row: ChecklistRow,
  { selections = row.selections, trade_in = row.trade_in }: ChecklistChange,
  now: Date,
): Promise<void> {
  await takeUpPhotos(db, row, trade_in.photo_ids ?? [], now);
  const [kept] = await db
    .update(userPreferences)
    .set({ selections, trade_in, progress: checklistProgress(selections, trade_in), ...nextVersion(userPreferences) })
    .where(eq(userPreferences.id, row.id))
    .returning({ was_newest: wasNewest(row) });
  // The ZIP of the checklist changed last is where the client wants the car.
  if (selections.logistics?.zip !== row.selections.logistics?.zip || !kept?.was_newest) await clientMoved(db, row.user_id);
  // The client's own browser knows what it saves while they type.
  await changed(db, { client_id: row.user_id, resources: ['user-preferences'], internal: true });
}

/** Whether no other checklist of the client was changed after this one. */
const wasNewest = ({ id, user_id, updated_at }: ChecklistRow) =>
  sql<boolean>`not exists (select 1 from user_preferences as other where other.user_id = ${user_id} and other.id <> ${id} and other.updated_at > ${updated_at}::timestamptz)`;

async function takeUpPhotos(db: Database, row: ChecklistRow, ids: readonly string[], now: Date): Promise<void> {
  const before = row.trade_in.photo_ids ?? [];
  const added = ids.filter((id) => !before.includes(id));
  if (added.length === 0) return;
  const taken = await db
    .update(storedFiles)
    .set({ claimed_at: now.toISOString(), client_id: row.user_id })
    .where(
      and(
        inArray(storedFiles.id, added),
        eq(storedFiles.purpose, 'trade_in'),
        sql`(${storedFiles.client_id} is null or ${storedFiles.client_id} = ${row.user_id})`,
      ),
    )
    .returning({ id: storedFiles.id });
  if (taken.length !== added.length) throw invalid({ 'trade_in.photo_ids': 'A photo is no longer there. Upload it again.' });
}
