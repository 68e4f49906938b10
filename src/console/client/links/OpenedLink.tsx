import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { Link } from '../../../../generated/api.ts';
import { isNotThere } from '../../../../engine/web/problem.ts';
import { linkQuery } from '../../../features/links/queries.ts';
import type { Pace } from '../../../kit/live/live.ts';
import { linksIn } from './rows.ts';

interface OpenedLinkProps {
  id: string;
  clientId: string;
  every: Pace;
  children: (link: Link) => ReactNode;
}

/** The link that the address names: as its row has it until it is read by its id, which finds one that is on another page too. */
export function OpenedLink({ id, clientId, every, children }: OpenedLinkProps) {
  const { data: rows } = useListContext();
  const { data, error } = useQuery({ ...linkQuery(id), refetchInterval: every });
  const link = data ?? linksIn(rows).find((row) => row.id === id);
  return link?.user_id === clientId && !isNotThere(error) ? children(link) : null;
}
