import { inArray } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { links } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { mustBeRemovable } from './findings.ts';
import { discardUnused, fileIdsOf } from './photos.ts';
import type { LinkRow } from './queries.ts';

/** Removes links with the photos that nothing else has. @throws Problem 409 for one that was bought or has a price */
export async function removeLinks(db: Database, actor: Actor, rows: readonly LinkRow[]): Promise<void> {
  mustBeRemovable(rows);
  const ids = rows.map((row) => row.id);
  const files = await fileIdsOf(db, 'link_id', ids);
  for (const { id, user_id, is_displayed } of rows)
    await happened(db, { kind: 'record_changed', actor, client_id: user_id, internal: !is_displayed, resource: 'links', change: 'removed', record_id: id });
  await db.delete(links).where(inArray(links.id, ids));
  await discardUnused(db, files);
}
