// The order links are listed in, apart from what may be chosen on them: forms need only the latter.
import type { Link } from '../../../generated/api.ts';

/** Links by category in the order they come; those without one come last. */
export function byCategory(links: readonly Link[]): { category: string | null; links: Link[] }[] {
  const names = [...new Set(links.map((link) => link.category))].toSorted((a, b) => Number(a === null) - Number(b === null));
  return names.map((category) => ({ category, links: links.filter((link) => link.category === category) }));
}

export const sorts = ['fit', 'price', 'newest', 'distance'] as const;
export type LinkSort = (typeof sorts)[number];

const isSort = (value: string | null): value is LinkSort => sorts.some((name) => name === value);

/** The order that an address asks for in `sort`: the list's and, on a car's page, that of the list it was opened from. */
export function sortIn(address: URLSearchParams): LinkSort {
  const asked = address.get('sort');
  return isSort(asked) ? asked : 'fit';
}

/** What keeps that order in another address; nothing where it is the usual one. */
export const sortQuery = (sort: LinkSort): string => (sort === 'fit' ? '' : `?sort=${sort}`);

/** Links as the list shows them, one under the other: by category, in the order chosen within each. */
export const asListed = (links: readonly Link[], sort: LinkSort): Link[] => byCategory(inOrder(links, sort)).flatMap((group) => group.links);

/** In the order chosen; links without the figure come last. */
export function inOrder(links: readonly Link[], sort: LinkSort): Link[] {
  const last = Number.POSITIVE_INFINITY;
  const figures: Record<LinkSort, (link: Link) => number> = {
    fit: (link) => -(link.fit?.score ?? -1),
    price: (link) => link.total_otd ?? link.price ?? last,
    newest: (link) => -Date.parse(link.published_at ?? link.created_at),
    distance: (link) => link.distance ?? last,
  };
  return links.toSorted((one, other) => figures[sort](one) - figures[sort](other) || one.title.localeCompare(other.title));
}
