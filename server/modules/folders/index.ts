// What other modules may use of folders.
export { folderArchive } from './archive.ts';
export { ensureFolder, ensureFolders } from './ensure.ts';
export { folderHandlers } from './handlers.ts';
export { folderPage, requireFolderFile } from './queries.ts';
export { folderScope } from './scope.ts';
