import { and, eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { clientFolders, storedFiles } from '../../db/schema.ts';
import { ofClients } from '../people/index.ts';

/** Folder scope: all (admin), those of own clients (advisor), own while it is displayed (client). */
export function folderScope(actor: Actor): SQL | undefined {
  const own = ofClients(actor, clientFolders.client_id);
  return actor.role === roles.client ? and(own, eq(clientFolders.is_displayed, true)) : own;
}

/** Which files of a folder: a client sees those shown. */
export function folderFileScope(actor: Pick<Actor, 'role'>, folderId: string): SQL | undefined {
  return and(eq(storedFiles.folder_id, folderId), actor.role === roles.client ? eq(storedFiles.is_shown, true) : undefined);
}
