import type { HandlerMap } from '../../../engine/server/handler.ts';
import { recentHits, searchHits } from './search.ts';

export const searchHandlers = {
  searchAll: ({ db, actor, query }) => {
    if (query.q !== undefined) return searchHits(db, actor, query.q);
    return recentHits(db, actor, query.recent ?? []);
  },
} satisfies Partial<HandlerMap>;
