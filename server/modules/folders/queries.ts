// Reading folders and what lies in them.
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ClientFolder, FolderFile, Role } from '../../../generated/api.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { invalid, notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { clientFolders, storedFiles, users } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { ofPerson } from '../people/index.ts';
import { folderFileScope, folderScope } from './scope.ts';

interface FolderQuery {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

// Names are written out: in a select list the query builder drops a column's table, and the inner one would be meant.
const allFiles = sql<number>`(select count(*)::int from stored_files as inside where inside.folder_id = client_folders.id)`;
const shownFiles = sql<number>`(select count(*)::int from stored_files as inside where inside.folder_id = client_folders.id and inside.is_shown)`;

/** One page of folders; the figures are of the files the actor may see. */
export async function folderPage(db: Database, actor: Actor, query: FolderQuery, also?: SQL): Promise<Page<ClientFolder>> {
  const file_count = actor.role === roles.client ? shownFiles : allFiles;
  return listRows(db, clientFolders, {
    scope: and(folderScope(actor), also),
    filter: query.filter,
    sort: query.sort,
    range: query.range,
    search: [textOf(clientFolders), ofPerson(clientFolders.client_id)],
    columns: { file_count },
    extra: { file_count: file_count.as('file_count') },
    defaultSort: ['name', 'ASC'],
  });
}

/** One folder as the actor sees it. @throws Problem 404 */
export async function folderView(db: Database, actor: Actor, id: string): Promise<ClientFolder> {
  const page = await folderPage(db, actor, { filter: { id }, range: [0, 0] });
  const [folder] = page.rows;
  if (!folder) throw notFound();
  return folder;
}

/** A record elsewhere names a file of a client's folder. @throws Problem 422 for one of another folder, or one the actor does not see */
export async function requireFolderFile(db: Database, actor: Actor, clientId: string, fileId: string): Promise<void> {
  const [folder] = await db
    .select({ id: clientFolders.id })
    .from(clientFolders)
    .where(and(eq(clientFolders.client_id, clientId), folderScope(actor)));
  const files = folder ? await db.$count(storedFiles, and(eq(storedFiles.id, fileId), folderFileScope(actor, folder.id))) : 0;
  if (files === 0) throw invalid({ file_id: 'Choose a file from the folder.' });
}

const fileColumns = {
  id: storedFiles.id,
  folder_id: sql<string>`${storedFiles.folder_id}`,
  file_name: storedFiles.file_name,
  content_type: storedFiles.content_type,
  size: storedFiles.size,
  has_preview: storedFiles.has_preview,
  is_shown: storedFiles.is_shown,
  uploaded_by: storedFiles.uploaded_by,
  uploaded_by_name: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`,
  uploaded_by_role: sql<Role | null>`${users.role}`,
  created_at: storedFiles.created_at,
  updated_at: storedFiles.updated_at,
  version: storedFiles.version,
};

/** The most files a folder lists. */
const mostFiles = 1000;

/** The files of a folder the role may see, newest first. */
export function filesIn(db: Database, actor: Pick<Actor, 'role'>, folderId: string, also?: SQL): Promise<FolderFile[]> {
  return db
    .select(fileColumns)
    .from(storedFiles)
    .leftJoin(users, eq(users.id, storedFiles.uploaded_by))
    .where(and(folderFileScope(actor, folderId), also))
    .orderBy(desc(storedFiles.id))
    .limit(mostFiles);
}

/** One file of a folder by its name. @throws Problem 404 */
export async function fileNamed(db: Database, actor: Actor, folderId: string, name: string): Promise<FolderFile> {
  const [file] = await filesIn(db, actor, folderId, sql`lower(${storedFiles.file_name}) = lower(${name})`);
  if (!file) throw notFound('There is no such file in this folder.');
  return file;
}
