import type { ViewStore } from '../../engine/console/list/viewStore.ts';
import { api, dataOf } from '../api/client.ts';

/** Views of lists as the server keeps them. */
export const views: ViewStore = {
  keys: (list) => ({ list: ['/saved-views', list], counts: ['/saved-views/counts', list] }),
  list: (list) => dataOf(api.GET('/saved-views', { params: { query: { list } } })),
  counts: (list) => dataOf(api.GET('/saved-views/counts', { params: { query: { list } } })),
  groups: (list, { by, filter }) => dataOf(api.GET('/list-groups', { params: { query: { list, by, filter } } })),
  create: (list, { sort, columns, ...view }) =>
    dataOf(api.POST('/saved-views', { body: { ...view, list, sort: sort && [...sort], columns: columns && [...columns] } })),
  update: ({ id, version }, { sort, columns, ...changes }) =>
    dataOf(
      api.PATCH('/saved-views/{id}', {
        params: { path: { id } },
        body: {
          ...changes,
          version,
          ...(sort === undefined ? {} : { sort: sort && [...sort] }),
          ...(columns === undefined ? {} : { columns: columns && [...columns] }),
        },
      }),
    ),
  remove: ({ id }) => dataOf(api.DELETE('/saved-views/{id}', { params: { path: { id } } })),
};
