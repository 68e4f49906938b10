import type { HandlerMap } from '../../../engine/server/handler.ts';
import { recentHits, searchHits } from './search.ts';
import { settingHits } from './settings.ts';

export const searchHandlers = {
  searchAll: async ({ db, actor, query, services }) => {
    if (query.q === undefined) return { ...(await recentHits(db, actor, query.recent ?? [])), settings: [] };
    return { ...(await searchHits(db, actor, query.q)), settings: await settingHits(db, services.config, actor, query.q) };
  },
} satisfies Partial<HandlerMap>;
