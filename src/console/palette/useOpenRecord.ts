import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { isOffered } from '../../../engine/console/actions/moves.ts';
import { useContract } from '../../../engine/console/ContractContext.tsx';
import { descriptorIn } from '../../../engine/console/descriptors.ts';
import { recordName } from '../../../engine/console/fields/recordName.ts';
import { idAt } from '../../../engine/console/search/hit.ts';
import { actsOnOne } from '../../../engine/contract/record-acts.ts';
import { found } from '../../../generated/found.ts';

/** The record that the page below the palette shows. */
export interface OpenRecord {
  segment: string;
  id: string;
  /** Undefined while the page fetches it. */
  name: string | undefined;
  /** Whether this act, by its operation, is offered on it as it is now. */
  offers: (operation: string) => boolean;
}

/** What lies over a page, such as a car over its client's, is what is meant. */
const places = found.toSorted((one, other) => Number(other.at.includes('?')) - Number(one.at.includes('?')));

/** The record that is open, read from the address: as searches lead to it, or on its own screen; undefined where none is. */
export function useOpenRecord(): OpenRecord | undefined {
  const { basename, resources, role } = useContract();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const path = pathname.slice(basename.length);
  const asked = new URLSearchParams(search);
  const hit = places.flatMap((kind) => {
    const id = kind.segment === undefined ? undefined : idAt(kind, path, asked);
    return id === undefined ? [] : [{ segment: kind.segment, id }];
  })[0];
  const [own, id, ...rest] = path.split('/').filter(Boolean);
  const at = hit ?? (own !== undefined && id !== undefined && rest.length === 0 ? { segment: own, id } : undefined);
  const resource = resources.find(({ segment }) => segment === at?.segment);
  if (!at || !resource) return undefined;
  const record = queries
    .getQueriesData<RaRecord>({ predicate: ({ queryKey }) => String(queryKey[0]) === resource.segment && queryKey[1] === 'getOne' })
    .map(([, data]) => data)
    .find((data) => data !== undefined && String(data.id) === at.id);
  const known = descriptorIn(resource);
  return {
    segment: resource.segment,
    id: at.id,
    name: record && recordName(resource, record),
    offers: (operation) => {
      const action = known && actsOnOne(known).find(({ id: of }) => of === operation);
      return !action || !record || isOffered(action, role, record);
    },
  };
}
