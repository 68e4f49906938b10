import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fewestListed } from '../../../domain/reach.ts';
import type { ChecklistSelections, SearchReach } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

/** Asked once the answers rest for so long, in ms. */
const restsFor = 500;

/** What the answers mean for the search, as they are a moment later; undefined while nothing is known, and where too few cars are listed to say anything. */
export function useReach(selections: ChecklistSelections): SearchReach | undefined {
  const [asked, setAsked] = useState(selections);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(selections), restsFor);
    return () => clearTimeout(timer);
  }, [selections]);
  const { data } = useQuery({
    ...apiQuery<SearchReach>(['/user-preferences/reach', JSON.stringify(asked)], (signal) =>
      api.GET('/user-preferences/reach', { params: { query: { selections: asked } }, signal }),
    ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // What is refused as an answer is told at its field; here it counts for nothing.
    retry: false,
  });
  return data && data.listed >= fewestListed ? data : undefined;
}

/** How many cars an answer leaves; undefined where nothing is known, and where no answer would leave one: all of them noughts say nothing. */
export function countOf(reach: SearchReach | undefined, field: string, value: string): number | undefined {
  const choices = reach?.choices.filter((choice) => choice.field === field) ?? [];
  return choices.length === 0 ? undefined : (choices.find((choice) => choice.value === value)?.count ?? 0);
}
