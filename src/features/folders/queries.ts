import { queryOptions } from '@tanstack/react-query';
import type { ClientFolder, FolderFile } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery, pageOf } from '../../api/query.ts';

export const folderKeys = {
  all: ['/client-folders'] as const,
  ofClient: (id: string) => ['/client-folders', 'of', id] as const,
  files: (id: string) => ['/client-folders/{id}/files', id] as const,
};

/** The folder of one client, if it is there and may be seen. */
export const folderOf = (clientId: string) =>
  queryOptions({
    queryKey: folderKeys.ofClient(clientId),
    queryFn: async ({ signal }): Promise<ClientFolder | null> => {
      const page = await pageOf<ClientFolder>(api.GET('/client-folders', { params: { query: { filter: { client_id: clientId }, range: [0, 0] } }, signal }));
      return page.rows[0] ?? null;
    },
  });

/** The files of a folder the reader may see, newest first. */
export const filesOf = (folderId: string) =>
  apiQuery<FolderFile[]>(folderKeys.files(folderId), (signal) => api.GET('/client-folders/{id}/files', { params: { path: { id: folderId } }, signal }));
