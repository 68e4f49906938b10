import { and, eq } from 'drizzle-orm';
import { uniqueFileName } from '../../../engine/server/file-names.ts';
import type { ClientFolder, FolderFile } from '../../../generated/api.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { forbidden, invalid } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { findRow, nextVersion, updateRow } from '../../db/rows.ts';
import { clientFolders, storedFiles } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { addressFor, keepFile, removeBytesLater, takeIn } from '../files/index.ts';
import { requireClientToChange } from '../people/index.ts';
import { fileNamed, filesIn, folderPage, folderView } from './queries.ts';
import { folderScope } from './scope.ts';

/** docs/brief.md, section 7, Client folders; docs/rules.md, Folders. */
export const folderHandlers = {
  listClientFolders: ({ db, actor, query }) => folderPage(db, actor, query),

  getClientFolder: ({ db, actor, params }) => folderView(db, actor, params.id),

  createClientFolder: async ({ db, actor, body }) => {
    await requireClientToChange(db, actor, body.client_id);
    const [row] = await db.insert(clientFolders).values(body).onConflictDoNothing().returning({ id: clientFolders.id });
    if (!row) throw invalid({ client_id: 'This client already has a folder.' });
    return folderView(db, actor, row.id);
  },

  updateClientFolder: async ({ db, actor, params, body }) => {
    const folder = await findRow(db, clientFolders, params.id, folderScope(actor), { lock: true });
    if (body.client_id !== undefined && body.client_id !== folder.client_id) throw invalid({ client_id: 'A folder stays with its client.' });
    await updateRow(db, clientFolders, params.id, body, folderScope(actor));
    await folderChanged(db, actor, folder);
    return folderView(db, actor, params.id);
  },

  listFolderFiles: async ({ db, actor, params }) => {
    await findRow(db, clientFolders, params.id, folderScope(actor));
    return filesIn(db, actor, params.id);
  },

  uploadFolderFiles: {
    steps: async (context) => {
      const { actor, params, body, files, services } = context;
      const is_shown = actor.role === roles.client || (body.is_shown ?? false);
      return takeIn(context, files, {
        purpose: 'folder',
        decide: (db) => findRow(db, clientFolders, params.id, folderScope(actor), { toChange: true }),
        settle: async (db, incoming) => {
          // The lock on the folder keeps its names unique also when two people upload at once.
          const folder = await findRow(db, clientFolders, params.id, folderScope(actor), { lock: true });
          const present = await db.select({ name: storedFiles.file_name }).from(storedFiles).where(eq(storedFiles.folder_id, folder.id));
          const names = present.map((each) => each.name);
          for (const file of incoming) {
            const file_name = uniqueFileName(file.file_name, names);
            names.push(file_name);
            await keepFile(
              db,
              { ...file, file_name },
              { purpose: 'folder', uploaded_by: actor.id, client_id: folder.client_id, folder_id: folder.id, is_shown },
            );
          }
          const added = names.slice(present.length);
          await db
            .update(clientFolders)
            .set({ last_file_at: services.clock().toISOString(), ...nextVersion(clientFolders) })
            .where(eq(clientFolders.id, folder.id));
          await recordUpload(db, actor, folder, added, is_shown);
          const all = await filesIn(db, actor, folder.id);
          return all.filter((file) => added.includes(file.file_name));
        },
      });
    },
  },

  updateFolderDisplay: async ({ db, actor, params, body }) => {
    const folder = await updateRow(db, clientFolders, params.id, body, folderScope(actor));
    await folderChanged(db, actor, folder);
    return folderView(db, actor, params.id);
  },

  updateFileVisibility: async ({ db, actor, params, body }) => {
    const folder = await findRow(db, clientFolders, params.id, folderScope(actor), { lock: true });
    const file = await fileNamed(db, actor, folder.id, body.file_name);
    await updateRow(db, storedFiles, file.id, { is_shown: body.is_shown }, eq(storedFiles.folder_id, folder.id));
    await folderChanged(db, actor, folder);
    if (body.is_shown && !file.is_shown) {
      await happened(db, { kind: 'file_shared', ...aboutFolder(actor, folder), internal: !folder.is_displayed, count: 1, file_name: file.file_name });
    }
    return fileNamed(db, actor, folder.id, body.file_name);
  },

  deleteFolderFile: async ({ db, actor, params, body }) => {
    const folder = await findRow(db, clientFolders, params.id, folderScope(actor), { lock: true });
    const file = await fileNamed(db, actor, folder.id, body.file_name);
    if (actor.role === roles.client && file.uploaded_by !== actor.id) throw forbidden('You can remove the files you uploaded yourself.');
    const [row] = await db
      .delete(storedFiles)
      .where(and(eq(storedFiles.id, file.id), eq(storedFiles.folder_id, folder.id)))
      .returning();
    if (row) await removeBytesLater(db, row);
    await happened(db, { kind: 'file_removed', ...aboutFolder(actor, folder), internal: !file.is_shown, file_name: file.file_name });
    return file;
  },

  getFolderArchive: async ({ db, actor, params, services }) => {
    const folder = await findRow(db, clientFolders, params.id, folderScope(actor));
    return { ...addressFor(services, { id: folder.id, what: 'archive', person: actor.id }), file_name: `${folder.name}.zip`, content_type: 'application/zip' };
  },
} satisfies Partial<HandlerMap>;

async function folderChanged(db: Database, actor: Actor, { id, client_id }: Folder): Promise<void> {
  await happened(db, { kind: 'record_changed', actor, client_id, resource: 'client-folders', change: 'changed', record_id: id });
}

type Folder = Pick<ClientFolder, 'id' | 'client_id' | 'is_displayed'>;

async function recordUpload(db: Database, actor: Actor, folder: Folder, names: readonly FolderFile['file_name'][], shown: boolean): Promise<void> {
  // What staff put where the client sees it is shared with them at once.
  const kind = actor.role !== roles.client && shown && folder.is_displayed ? 'file_shared' : 'file_uploaded';
  const [first] = names;
  const file_name = names.length === 1 && first !== undefined ? { file_name: first } : {};
  await happened(db, { kind, ...aboutFolder(actor, folder), internal: !shown, count: names.length, ...file_name });
}

function aboutFolder(actor: Actor, folder: Folder) {
  return { actor, client_id: folder.client_id, target: { kind: 'folder', id: folder.id } as const };
}
