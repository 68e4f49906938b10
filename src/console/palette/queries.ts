import { useQuery } from '@tanstack/react-query';
import type { FoundDescriptor } from '../../../engine/contract/found-descriptor.ts';
import { useDebounced } from '../../../engine/console/inputs/useDebounced.ts';
import { found } from '../../../generated/found.ts';
import type { SearchHit, SettingHit } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { recent } from './recent.ts';

/** A hit with what the contract says of its kind. */
export type Hit = SearchHit & { of: FoundDescriptor; segment: string | undefined };

const kinds = new Map(found.map((kind) => [kind.kind, kind]));

interface Found {
  hits: readonly Hit[];
  settings: readonly SettingHit[];
  /** Kinds of which there is more. */
  more: readonly FoundDescriptor[];
  isSearching: boolean;
  hasFailed: boolean;
}

/** What is found for these words; for none, what was opened last. What was found for other words is never answered. */
export function useFound(text: string): Found {
  const q = useDebounced(text, 150);
  const refs = recent.all();
  const isAsked = q.length > 1 || (q === '' && refs.length > 0);
  const asked = q === '' ? { recent: [...refs] } : { q: q.slice(0, 100) };
  const query = useQuery({
    ...apiQuery(['/search', asked], (signal) => api.GET('/search', { params: { query: asked }, signal })),
    enabled: isAsked,
    staleTime: 0,
  });
  const isCurrent = q === text && isAsked;
  const hits = (isCurrent ? (query.data?.hits ?? []) : []).flatMap((hit): Hit[] => {
    const of = kinds.get(hit.kind);
    return of ? [{ ...hit, of, segment: of.segment }] : [];
  });
  return {
    hits,
    settings: isCurrent ? (query.data?.settings ?? []) : [],
    more: isCurrent ? (query.data?.more ?? []).flatMap((kind) => kinds.get(kind) ?? []) : [],
    isSearching: (isAsked && query.isFetching) || q !== text,
    hasFailed: isCurrent && query.isError,
  };
}
