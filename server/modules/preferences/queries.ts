// Reading checklists.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { UserPreferences } from '../../../generated/api.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { storedFiles, userPreferences } from '../../db/schema.ts';
import { filesById } from '../files/index.ts';
import { ofPerson } from '../people/index.ts';
import { preferencesScope } from './scope.ts';

export interface PreferencesQuery {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

/** Whose a checklist is. */
const client = sql`left join users as person on person.id = user_preferences.user_id`;
const wishes = sql`${userPreferences.selections}::text`;
const tradeIn = sql`${userPreferences.trade_in}::text`;

/** One page of the checklists the actor may see; the search looks into the client's name and every wish. */
export async function preferencesPage(db: Database, actor: Actor, query: PreferencesQuery, also?: SQL): Promise<Page<UserPreferences>> {
  const page = await listRows(db, userPreferences, {
    scope: and(preferencesScope(actor), also),
    filter: query.filter,
    sort: query.sort,
    range: query.range,
    search: [ofPerson(userPreferences.user_id), wishes, tradeIn],
    joins: client,
    extra: { client_name: sql<string>`person.name` },
    defaultSort: ['updated_at', 'DESC'],
  });
  const photos = await filesById(
    db,
    page.rows.flatMap((row) => row.trade_in.photo_ids ?? []),
    eq(storedFiles.purpose, 'trade_in'),
  );
  const rows = page.rows.map((row) => ({ ...row, trade_in_photos: photos.filter((photo) => row.trade_in.photo_ids?.includes(photo.id)) }));
  return { ...page, rows };
}

/** One checklist as the contract shows it. @throws Problem 404 */
export async function preferencesView(db: Database, actor: Actor, id: string): Promise<UserPreferences> {
  const page = await preferencesPage(db, actor, { filter: { id }, range: [0, 0] });
  const [checklist] = page.rows;
  if (!checklist) throw notFound();
  return checklist;
}
