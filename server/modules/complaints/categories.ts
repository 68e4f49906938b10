// What complaints can be about: categories that admins name, order and remove. A complaint keeps the key of its category, whatever it is called.
import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { categoryGone, categoryInUse, categoryKept, mayMoveTogether, mostComplaintCategories, movedTo } from '../../../domain/complaints.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { ComplaintCategory } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { keptUntilChanged } from '../../db/kept.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, nextVersion, updateRow } from '../../db/rows.ts';
import { complaintCategories, complaints } from '../../db/schema.ts';
import { readRows } from '../../db/selection.ts';
import { keepAll } from '../../events/happened.ts';
import { keptRecords } from '../../events/kept-records.ts';

const kept = keptRecords(complaintCategories, 'complaint-categories');

type CategoryRow = typeof complaintCategories.$inferSelect;

const inOrder = sql`from ${complaintCategories} order by ${complaintCategories.position}, ${complaintCategories.id} limit 1000`;
/** Whoever writes or reads a complaint asks for them, and they change a few times a year. */
const categoriesNow = keptUntilChanged(complaintCategories, (db) => readRows(db, complaintCategories, {}, inOrder));

/** All complaints are read once, however many categories there are: asked of each category, PostgreSQL reads them all for each. */
const used = sql`left join (select ${complaints.category}, count(*)::int as complaints from ${complaints} group by ${complaints.category}) as used on used.category = ${complaintCategories.id}`;

/** docs/rules.md, Complaints: everyone reads the categories, admins keep them. */
export const categoryHandlers = {
  listComplaintCategories: ({ db, actor, query }) =>
    listRows(db, complaintCategories, {
      scope: undefined,
      ...query,
      search: [complaintCategories.name],
      defaultSort: ['position', 'ASC'],
      ...(actor.role === roles.admin ? { joins: used, extra: { complaints: sql<number>`coalesce(used.complaints, 0)` } } : {}),
    }),

  listAllComplaintCategories: ({ db }) => categoriesNow(db),

  getComplaintCategory: async ({ db, actor, params }) => viewOf(db, actor, await findRow(db, complaintCategories, params.id, undefined)),

  createComplaintCategory: async ({ db, actor, body }) => {
    const { name, position } = body;
    const all = await lockAll(db);
    if (all.length >= mostComplaintCategories) throw conflict(`There can be ${mostComplaintCategories} categories at most. Remove one first.`);
    await mustBeFree(db, name);
    const row = await insertRow(db, complaintCategories, { name, position: all.length + 1 });
    await putInOrder(db, [...all, row], { id: row.id, position });
    await kept(db, actor, 'made', row.id);
    return viewOf(db, actor, await findRow(db, complaintCategories, row.id, undefined));
  },

  updateComplaintCategory: async ({ db, actor, params: { id }, body }) => {
    const { position, ...changes } = body;
    const { name } = changes;
    const all = await lockAll(db);
    await findRow(db, complaintCategories, id, undefined);
    if (name !== undefined) await mustBeFree(db, name, id);
    await updateRow(db, complaintCategories, id, changes, undefined);
    if (position !== undefined) await putInOrder(db, all, { id, position });
    await kept(db, actor, 'changed', id);
    return viewOf(db, actor, await findRow(db, complaintCategories, id, undefined));
  },

  deleteComplaintCategory: async ({ db, actor, params: { id }, query: { move_to } }) => {
    // Whoever writes a complaint with one of them holds it: what they write is counted and moved, or refused.
    const all = await lockAll(db, sql`for update`);
    const view = await viewOf(db, actor, await findRow(db, complaintCategories, id, undefined));
    if (all.length === 1) throw conflict('Clients need at least one category. Add another one before you remove this one.');
    await moveComplaints(db, actor, view, all, move_to);
    await kept(db, actor, 'removed', id);
    const row = await deleteRow(db, complaintCategories, id, undefined);
    await putInOrder(
      db,
      all.filter((one) => one.id !== id),
    );
    return { ...view, ...row };
  },
} satisfies Partial<HandlerMap>;

/** What the categories are called, by key. */
export async function complaintCategoryNames(db: Database): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await categoriesNow(db)).map(({ id, name }) => [id, name]));
}

/** Holds the category for a complaint until the transaction ends. @throws Problem 422 where there is none of this key (any more) */
export async function requireCategory(db: Database, id: string): Promise<void> {
  const [row] = await db.select({ id: complaintCategories.id }).from(complaintCategories).where(eq(complaintCategories.id, id)).for('key share');
  if (!row) throw invalid({ category: categoryGone });
}

async function viewOf(db: Database, actor: Actor, row: CategoryRow): Promise<ComplaintCategory> {
  return actor.role === roles.admin ? { ...row, complaints: await db.$count(complaints, eq(complaints.category, row.id)) } : row;
}

/** All of them in order; one admin changes them at a time. Who only names one in a complaint waits for a removal alone. */
async function lockAll(db: Database, strength: SQL = sql`for no key update`): Promise<CategoryRow[]> {
  await readRows(db, complaintCategories, {}, sql`from ${complaintCategories} order by ${complaintCategories.id} ${strength}`);
  // Read anew: who held them before may have added one.
  return db.select().from(complaintCategories).orderBy(asc(complaintCategories.position), asc(complaintCategories.id));
}

/** @throws Problem 422 where another category has the name, in capitals or not */
async function mustBeFree(db: Database, name: string, id = ''): Promise<void> {
  const same = sql`lower(btrim(${complaintCategories.name})) = lower(btrim(${name}))`;
  const [other] = await db
    .select({ name: complaintCategories.name })
    .from(complaintCategories)
    .where(and(same, ne(complaintCategories.id, id)));
  if (other) throw invalid({ name: `There’s already a category called ${other.name.trim()}.` });
}

/** Numbers them from 1, one of them at a position. Whose number alone changes is not saved anew: nobody edited it. */
async function putInOrder(db: Database, all: readonly CategoryRow[], moved?: { id: string; position: number | undefined }): Promise<void> {
  const keys = all.map((one) => one.id);
  const order = moved ? movedTo(keys, moved.id, moved.position ?? keys.length) : keys;
  for (const one of all) {
    const place = order.indexOf(one.id) + 1;
    if (place !== one.position)
      await db.update(complaintCategories).set({ position: place, updated_at: one.updated_at }).where(eq(complaintCategories.id, one.id));
  }
}

/** @throws Problem 409 where complaints use it and there is nowhere to move them, 422 for a category that is none */
async function moveComplaints(db: Database, actor: Actor, from: ComplaintCategory, all: readonly CategoryRow[], moveTo: string | undefined): Promise<void> {
  const count = await db.$count(complaints, eq(complaints.category, from.id));
  if (count === 0) return;
  if (!mayMoveTogether(from.id)) {
    throw conflict(categoryKept(count));
  }
  if (moveTo === undefined) throw conflict(categoryInUse(count));
  const to = all.find((one) => one.id === moveTo && one.id !== from.id);
  if (!to) throw invalid({ move_to: 'Choose another category.' });
  await db
    .update(complaints)
    // Nothing happened to a complaint that its reader would look for as the latest.
    .set({ category: to.id, ...nextVersion(complaints), updated_at: sql`${complaints.updated_at}` })
    .where(eq(complaints.category, from.id));
  // The category is gone afterwards, so that the audit keeps what it was called and where its complaints went.
  const changes = [
    { field: 'complaints', from: count, to: 0 },
    { field: 'name', from: from.name, to: to.name },
  ];
  await keepAll(db, [
    {
      kind: 'record_edited',
      actor,
      client_id: null,
      internal: true,
      resource: 'complaint-categories',
      record_id: from.id,
      fields: changes.map(({ field }) => field),
      changes: JSON.stringify(changes),
    },
  ]);
}
