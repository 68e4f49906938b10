// Views of lists: kept for whoever saved them, shared where they say so (docs/rules.md, Lists).
import { and, asc, eq } from 'drizzle-orm';
import type { SavedView } from '../../../generated/api.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import type { ListCall, Lists } from '../../../engine/server/lists.ts';
import { badRequest, conflict, invalid, notFound, Problem } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { deleteRow, findRow, stale, updateRow } from '../../db/rows.ts';
import { savedViews, users } from '../../db/schema.ts';
import { ownViewScope, viewScope } from './scope.ts';

/** So many views of one list are counted at once; whoever has more finds the others without a number. */
const mostCounted = 30;
/** One person's views of one list. */
const mostOwn = 100;
/** So many groups of a list are told one by one. */
const mostGroups = 100;

type ViewRow = typeof savedViews.$inferSelect;

/** The operations of saved views, over the lists of the contract. */
export function viewHandlers(lists: Lists) {
  return {
    listSavedViews: ({ db, actor, query }) => viewsOf(db, lists, actor, query.list),

    countSavedViews: async ({ db, actor, query, request, services }) => {
      const views = (await viewsOf(db, lists, actor, query.list)).slice(0, mostCounted);
      return Promise.all(views.map(async (view) => ({ id: view.id, ...(await counted(lists, view, { db, actor, request, services })) })));
    },

    groupList: async ({ db, actor, query: { list, by, filter = {} }, request, services }) => {
      if (!lists.has(list, actor.role)) throw notFound('There is no such list.');
      const refusal = lists.refusalOf(list, { filter });
      if (refusal) throw refusal;
      if (!lists.groupingsOf(list, actor.role).includes(by)) throw badRequest(`Rows are not grouped by ${by}.`, { by: `Rows are not grouped by ${by}.` });
      const { isCapped, ...found } = await lists.groups(list, { filter, by, most: mostGroups }, { db, actor, request, services });
      return { ...found, is_capped: isCapped };
    },

    createSavedView: async ({ db, actor, body }) => {
      const { list, name, is_shared = false, filter = {}, sort = null, columns = null, group_by = null, density = 'regular' } = body;
      if (!lists.has(list, actor.role)) throw invalid({ list: 'There is no such list.' });
      mustBeTaken(lists, actor, list, { filter, sort, columns, group_by });
      const own = await db.$count(savedViews, and(eq(savedViews.owner_id, actor.id), eq(savedViews.list, list)));
      if (own >= mostOwn) throw conflict(`You have ${mostOwn} views of this list. Delete one first.`);
      const [row] = await db
        .insert(savedViews)
        .values({ list, name: name.trim(), is_shared, filter, sort, columns, group_by, density, owner_id: actor.id })
        .onConflictDoNothing()
        .returning();
      if (!row) throw invalid({ name: 'You have a view with this name.' });
      return viewOf(db, actor, row);
    },

    updateSavedView: async ({ db, actor, params, body }) => {
      const row = await findRow(db, savedViews, params.id, ownViewScope(actor), { lock: true });
      const { version, name, ...changes } = body;
      if (version !== undefined && version !== row.version) throw await stale(db, row, await viewOf(db, actor, row), version);
      mustBeTaken(lists, actor, row.list, { ...row, ...changes });
      const wanted = name?.trim();
      const twin = and(eq(savedViews.owner_id, row.owner_id), eq(savedViews.list, row.list), eq(savedViews.name, wanted ?? ''));
      if (wanted !== undefined && wanted !== row.name && (await db.$count(savedViews, twin)) > 0) throw invalid({ name: 'You have a view with this name.' });
      const now = await updateRow(db, savedViews, row.id, { ...changes, ...(wanted === undefined ? {} : { name: wanted }) }, ownViewScope(actor));
      return viewOf(db, actor, now);
    },

    deleteSavedView: async ({ db, actor, params }) => viewOf(db, actor, await deleteRow(db, savedViews, params.id, ownViewScope(actor))),
  } satisfies Partial<HandlerMap>;
}

/** The views of a list that somebody sees. @throws Problem 404 for a list that is not theirs to read */
async function viewsOf(db: Database, lists: Lists, actor: Actor, list: string): Promise<SavedView[]> {
  if (!lists.has(list, actor.role)) throw notFound('There is no such list.');
  const rows = await db
    .select({ view: savedViews, owner: users.name })
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.owner_id))
    .where(and(eq(savedViews.list, list), viewScope(actor)))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
    .limit(1_000);
  return rows.map(({ view, owner }) => shown(actor, view, owner));
}

async function viewOf(db: Database, actor: Actor, row: ViewRow): Promise<SavedView> {
  const [owner] = await db.select({ name: users.name }).from(users).where(eq(users.id, row.owner_id));
  return shown(actor, row, owner?.name ?? null);
}

function shown(actor: Actor, { owner_id, ...view }: ViewRow, owner_name: string | null): SavedView {
  return { ...view, is_own: owner_id === actor.id, owner_name };
}

/** @throws Problem 422 where the list takes no such filter, order, columns or groups */
function mustBeTaken(
  lists: Lists,
  actor: Actor,
  list: string,
  { filter, sort, columns, group_by }: Pick<ViewRow, 'filter' | 'sort' | 'columns' | 'group_by'>,
): void {
  const refusal = lists.refusalOf(list, { filter, sort });
  if (refusal) throw invalid(refusal.errors ?? {}, refusal.detail);
  const known = lists.columnsOf(list, actor.role);
  const unknown = (columns ?? []).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw invalid({ columns: `There is no column ${unknown.join(', ')}.` });
  if (group_by !== null && !lists.groupingsOf(list, actor.role).includes(group_by)) throw invalid({ group_by: `Rows are not grouped by ${group_by}.` });
}

/** A view that was shared by somebody with other rights, or is older than the list's filter, finds nothing that could be counted. */
async function counted(lists: Lists, { list, filter }: SavedView, call: ListCall): Promise<{ count: number | null; is_capped: boolean }> {
  try {
    const { total, capped } = await lists.count(list, { filter }, call);
    return { count: total, is_capped: capped };
  } catch (error) {
    if (error instanceof Problem) return { count: null, is_capped: false };
    throw error;
  }
}
