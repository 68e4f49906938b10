import { and, eq, sql } from 'drizzle-orm';
import { uniqueFileName } from '../../../domain/file-names.ts';
import type { ClientFolder, FolderFile } from '../../../generated/api.ts';
import type { Actor, HandlerMap } from '../../contract/handler.ts';
import { forbidden, invalid } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow, updateRow } from '../../db/rows.ts';
import { clientFolders, storedFiles, users } from '../../db/schema.ts';
import { addressFor } from '../files/address.ts';
import { keepFile, removeBytesLater, takeIn } from '../files/store.ts';
import { notify } from '../notifications/notify.ts';
import { tellChange } from '../push/changes.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { aboutClient, requireClientToChange, staffOf } from '../users/clients.ts';
import { fileNamed, filesIn, folderPage, folderView } from './queries.ts';
import { folderScope } from './scope.ts';

/** Brief §7, Client folders; domain: folders. */
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
    await tellChange(db, { client_id: folder.client_id, resources: ['client-folders'] });
    return folderView(db, actor, params.id);
  },

  listFolderFiles: async ({ db, actor, params }) => {
    await findRow(db, clientFolders, params.id, folderScope(actor));
    return filesIn(db, actor, params.id);
  },

  uploadFolderFiles: {
    steps: async (context) => {
      const { actor, params, body, files, services } = context;
      const is_shown = actor.role === 'client' || (body.is_shown ?? false);
      return takeIn(context, files, {
        decide: (db) => findRow(db, clientFolders, params.id, folderScope(actor), { lock: true }),
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
            .set({ last_file_at: services.clock().toISOString(), version: sql`${clientFolders.version} + 1` })
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
    await tellChange(db, { client_id: folder.client_id, resources: ['client-folders'] });
    return folderView(db, actor, params.id);
  },

  updateFileVisibility: async ({ db, actor, params, body }) => {
    const folder = await findRow(db, clientFolders, params.id, folderScope(actor), { lock: true });
    const file = await fileNamed(db, actor, folder.id, body.file_name);
    await updateRow(db, storedFiles, file.id, { is_shown: body.is_shown }, eq(storedFiles.folder_id, folder.id));
    await tellChange(db, { client_id: folder.client_id, resources: ['client-folders'] });
    if (body.is_shown && !file.is_shown) {
      await recordTimeline(db, {
        client_id: folder.client_id,
        actor_id: actor.id,
        kind: 'file_shared',
        target: { kind: 'folder', id: folder.id },
        words: `File shared: ${file.file_name}.`,
        internal: !folder.is_displayed,
      });
      if (folder.is_displayed) await tellOfShared(db, actor, folder, [file.file_name]);
    }
    return fileNamed(db, actor, folder.id, body.file_name);
  },

  deleteFolderFile: async ({ db, actor, params, body }) => {
    const folder = await findRow(db, clientFolders, params.id, folderScope(actor), { lock: true });
    const file = await fileNamed(db, actor, folder.id, body.file_name);
    if (actor.role === 'client' && file.uploaded_by !== actor.id) throw forbidden('You can remove the files you uploaded yourself.');
    const [row] = await db
      .delete(storedFiles)
      .where(and(eq(storedFiles.id, file.id), eq(storedFiles.folder_id, folder.id)))
      .returning();
    if (row) await removeBytesLater(db, row);
    await recordTimeline(db, {
      client_id: folder.client_id,
      actor_id: actor.id,
      kind: 'file_removed',
      target: { kind: 'folder', id: folder.id },
      words: `File removed: ${file.file_name}.`,
      internal: !file.is_shown,
    });
    return file;
  },

  getFolderArchive: async ({ db, actor, params, services }) => {
    const folder = await findRow(db, clientFolders, params.id, folderScope(actor));
    return { ...addressFor(services, { id: folder.id, what: 'archive', person: actor.id }), file_name: `${folder.name}.zip`, content_type: 'application/zip' };
  },
} satisfies Partial<HandlerMap>;

type Folder = Pick<ClientFolder, 'id' | 'client_id' | 'is_displayed'>;

async function recordUpload(db: Database, actor: Actor, folder: Folder, names: readonly FolderFile['file_name'][], shown: boolean): Promise<void> {
  const target = { kind: 'folder', id: folder.id } as const;
  const words = names.length === 1 ? `File uploaded: ${names[0] ?? ''}.` : `${names.length} files uploaded.`;
  await recordTimeline(db, { client_id: folder.client_id, actor_id: actor.id, kind: 'file_uploaded', target, words, internal: !shown });
  if (actor.role === 'client') {
    const said = await aboutClient(db, folder.client_id, words);
    for (const staff of await staffOf(db, folder.client_id)) {
      await notify(db, { user_id: staff.id, role: staff.role, kind: 'file_uploaded', target, client_id: folder.client_id, words: said });
    }
  } else if (shown && folder.is_displayed) {
    await tellOfShared(db, actor, folder, names);
  }
}

async function tellOfShared(db: Database, actor: Actor, folder: Folder, names: readonly string[]): Promise<void> {
  const [staff] = await db.select({ first_name: users.first_name }).from(users).where(eq(users.id, actor.id));
  const what = names.length === 1 ? (names[0] ?? 'a file') : `${names.length} files`;
  const words = `${staff?.first_name ?? 'Your advisor'} shared ${what} with you.`;
  await notify(db, {
    user_id: folder.client_id,
    role: 'client',
    kind: 'file_shared',
    target: { kind: 'folder', id: folder.id },
    client_id: folder.client_id,
    words,
  });
}
