import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from './queries.ts';

interface CategoryNameProps {
  /** The complaint's category, by key. */
  of: string;
  /** What follows it, such as when the complaint was opened. */
  then: string;
}

/** A complaint's category as admins call it, and what follows; that alone until the names are there. */
export function CategoryName({ of, then }: CategoryNameProps) {
  const { data } = useQuery(categoriesQuery);
  const name = data?.find(({ id }) => id === of)?.name;
  return name === undefined ? then : `${name}, ${then}`;
}
