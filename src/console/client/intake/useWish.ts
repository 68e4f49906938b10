import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { otdEstimate, ruleFor } from '../../../../domain/otd-estimate.ts';
import { homeState } from '../../../../domain/zip-state.ts';
import type { User } from '../../../../generated/api.ts';
import { useFeeMedians } from '../../../features/links/queries.ts';
import { checklistOf } from '../queries.ts';
import { taxRulesQuery } from '../worksheet/queries.ts';
import type { Wish } from './columns.tsx';

/** What cars are held against: the client's checklist, and the taxes and fees of where they live. Undefined until the checklist has come, and without one. */
export function useWish(client: User): Wish | undefined {
  const selections = useQuery(checklistOf(client.id)).data?.selections;
  const rules = useQuery(taxRulesQuery).data;
  const state = homeState(client.zip, selections);
  const medians = useFeeMedians(state);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return useMemo(() => {
    if (!selections) return undefined;
    const rule = ruleFor(state, rules ?? [], today);
    return { selections, aboutOf: rule && ((price) => otdEstimate(price, rule, medians).total_otd) };
  }, [selections, rules, state, medians, today]);
}
