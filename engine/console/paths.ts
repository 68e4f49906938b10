import type { Identifier } from 'react-admin';

/** Addresses of the contract-made screens below the console's basename. */
export const listPath = (basename: string, segment: string): string => `${basename}/${segment}`;
export const createPath = (basename: string, segment: string): string => `${basename}/${segment}/create`;
export const recordPath = (basename: string, segment: string, id: Identifier): string => `${basename}/${segment}/${encodeURIComponent(id)}`;
export const editPath = (basename: string, segment: string, id: Identifier): string => `${recordPath(basename, segment, id)}/edit`;

/** The form of a new record, with some initial values. */
export const begunPath = (basename: string, segment: string, values: Readonly<Record<string, unknown>>): string =>
  `${createPath(basename, segment)}?${new URLSearchParams({ source: JSON.stringify(values) }).toString()}`;

/** A list narrowed to some filter, as the list keeps it in its address. */
export function filteredListPath(basename: string, segment: string, filter: Readonly<Record<string, unknown>>): string {
  return `${listPath(basename, segment)}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', page: '1' }).toString()}`;
}
