// Links out of a spreadsheet: a job adds them, some at a time, whether or not anybody looks on (docs/decisions.md).
import { and, eq } from 'drizzle-orm';
import { draftOfCells } from '../../../domain/link-sheet.ts';
import { checked } from '../../../engine/contract/field-errors.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { notFound, Problem } from '../../../engine/server/problem.ts';
import type { LeftOutLink } from '../../../generated/api.ts';
import { validateLinkDraft } from '../../../generated/validators/schemas/LinkDraft.js';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { linkSheets, users, type WaitingLink } from '../../db/schema.ts';
import type { Payload } from '../../outbox/kinds.ts';
import { letOthersIn } from '../../outbox/let-others-in.ts';
import { enqueue, type JobContext } from '../../outbox/outbox.ts';
import { gaveUp } from '../../outbox/sheet-jobs.ts';
import type { Services } from '../../services.ts';
import { requireClientToChange } from '../people/index.ts';
import { publishBatch } from './batches.ts';
import { addLinks, type IntakeRow } from './intake.ts';
import { sheetScope } from './sheet-scope.ts';

/** Links added in one transaction. */
const atOnce = 100;

type Run = typeof linkSheets.$inferSelect;

export interface NewRun {
  id: string;
  user_id: string;
  rows: readonly WaitingLink[];
  is_displayed: boolean;
  message: string | null;
}

/** Keeps the rows and begins; an id that has begun already is left as it is. @throws Problem 404 where that is another client's */
export async function beginRun(db: Database, services: Services, actor: Actor, run: NewRun): Promise<void> {
  const created_at = services.clock().toISOString();
  const values = { ...run, rows: [...run.rows], created_by: actor.id, state: 'running' as const, total: run.rows.length, created_at };
  const [begun] = await db.insert(linkSheets).values(values).onConflictDoNothing().returning({ id: linkSheets.id });
  if (begun) return enqueue(db, { kind: 'add_links', payload: { batch_id: run.id, from: 0 } });
  const known = await findRow(db, linkSheets, run.id, sheetScope(actor));
  if (known.user_id !== run.user_id) throw notFound();
}

/** Ends it; the rows that were not reached are left out with the others. @throws Problem 404 */
export async function stopRun(db: Database, actor: Actor, id: string): Promise<void> {
  const run = await findRow(db, linkSheets, id, sheetScope(actor), { lock: true });
  if (run.state === 'running') await stop(db, run, null);
}

const stop = (db: Database, { id, rows, done, left_out }: Run, problem: string | null) =>
  db
    .update(linkSheets)
    .set({ state: 'stopped', rows: [], left_out: [...left_out, ...rows.slice(done).map((row) => ({ ...row, errors: {} }))], message: null, problem })
    .where(eq(linkSheets.id, id));

/** @throws Problem 404 */
export async function leftOutOf(db: Database, actor: Actor, id: string): Promise<LeftOutLink[]> {
  return [...(await findRow(db, linkSheets, id, sheetScope(actor))).left_out];
}

/** @throws Problem 404 */
export async function forgetLeftOut(db: Database, actor: Actor, id: string): Promise<void> {
  await findRow(db, linkSheets, id, sheetScope(actor), { lock: true });
  await db.update(linkSheets).set({ left_out: [] }).where(eq(linkSheets.id, id));
}

/** Adds the next links of a spreadsheet, unless it is over; those after them are a job of their own, and so is showing them. Done twice, it does nothing. */
export async function addNextLinks({ batch_id, from }: Payload<'add_links'>, { db: outside, services }: JobContext): Promise<void> {
  await letOthersIn();
  try {
    await outside.transaction((db) => nextPart(db, services, batch_id, from));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // What the rules refuse now they refuse again: whoever sent the cars is told beside them.
    await failed(outside, { batch_id, from }, () => error.message);
  }
}

/** Its tries are used up: what is added stays and can be undone, and the other rows are left out. */
export const addLinksGivenUp = (payload: Payload<'add_links'>, { db }: JobContext): Promise<void> =>
  failed(db, payload, (isAdded) => gaveUp(isAdded ? 'publish them' : 'add the rest'));

/** Ends it with a problem, unless it has got on since. */
const failed = (outside: Database, { batch_id, from }: Payload<'add_links'>, problemOf: (isAdded: boolean) => string): Promise<void> =>
  outside.transaction(async (db) => {
    const [run] = await db.select().from(linkSheets).where(eq(linkSheets.id, batch_id)).for('update');
    if (run?.state !== 'running' || run.done !== from) return;
    const isAdded = from >= run.total;
    await (isAdded ? end : stop)(db, run, problemOf(isAdded));
  });

async function nextPart(db: Database, services: Services, batch_id: string, from: number): Promise<void> {
  const [run] = await db.select().from(linkSheets).where(eq(linkSheets.id, batch_id)).for('update');
  if (!run || run.state !== 'running' || run.done !== from) return;
  const { user_id, total } = run;
  const actor = await senderOf(db, run);
  if (from >= total) {
    if (run.is_displayed && run.created > 0) await publishBatch(db, services, actor, batch_id, run.message ?? undefined);
    await end(db, run, null);
    return;
  }
  const part = run.rows.slice(from, from + atOnce);
  const told = await addLinks(db, services, actor, { user_id, batch_id, rows: part.map(rowOf), is_displayed: false, is_preview: false });
  const left_out = part.flatMap((row, index): LeftOutLink[] => {
    const { outcome, errors = {} } = told.rows[index] ?? {};
    return outcome === 'created' ? [] : [{ ...row, errors }];
  });
  const done = from + part.length;
  await db
    .update(linkSheets)
    .set({ done, created: run.created + told.created, left_out: [...run.left_out, ...left_out] })
    .where(eq(linkSheets.id, batch_id));
  await enqueue(db, { kind: 'add_links', payload: { batch_id, from: done } });
}

const end = (db: Database, { id }: Run, problem: string | null) =>
  db.update(linkSheets).set({ state: 'done', rows: [], message: null, problem }).where(eq(linkSheets.id, id));

/** Whoever sent it, as far as they may still add links for the client. @throws Problem 404; 409 */
async function senderOf(db: Database, { created_by, user_id }: Run): Promise<Actor> {
  const [person] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.id, created_by), eq(users.status, 'active')));
  if (!person) throw notFound();
  const actor = { ...person, sessionId: '' };
  await requireClientToChange(db, actor, user_id);
  return actor;
}

function rowOf({ row, cells }: WaitingLink): IntakeRow {
  const { draft, errors } = draftOfCells(cells);
  return { row, draft, errors: { ...checked(validateLinkDraft, draft).errors, ...errors } };
}
