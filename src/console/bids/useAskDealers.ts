import { useNavigate } from 'react-router';
import type { Dealer, Link, User, UserPreferences } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { pageOf } from '../../api/query.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { taxRulesQuery } from '../client/worksheet/queries.ts';
import { requestFor } from './askDealers.ts';

/** Opens the form of a price request for a link, filled in. Nothing is made before it is saved, nothing sent before it is confirmed. */
export function useAskDealers(): (link: Link) => Promise<void> {
  const to = useAreaPath();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (link) => {
    try {
      const [client, checklists, rules] = await Promise.all([
        dataOf<User>(api.GET('/users/{id}', { params: { path: { id: link.user_id } } })),
        pageOf<UserPreferences>(api.GET('/user-preferences', { params: { query: { filter: { user_id: link.user_id }, range: [0, 0] } } })),
        queries.fetchQuery(taxRulesQuery),
      ]);
      const near = client.zip ?? undefined;
      const filter = { ...(link.make ? { make: link.make } : {}), ...(near ? { near } : {}) };
      const dealers = await pageOf<Dealer>(api.GET('/dealers', { params: { query: { filter, range: [0, 9] } } }));
      const source = requestFor({ link, client, checklist: checklists.rows[0], rules, dealers: dealers.rows, now: new Date() });
      await navigate(to(`/bid-requests/create?source=${encodeURIComponent(JSON.stringify(source))}`));
    } catch (error) {
      toast.error(reasonOf(error));
    }
  };
}
