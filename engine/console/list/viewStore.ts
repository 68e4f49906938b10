import type { QueryKey } from '@tanstack/react-query';

/** A list as somebody wants to see it again. */
export interface SavedView extends ListLook {
  id: string;
  name: string;
  is_shared: boolean;
  is_own: boolean;
  owner_name: string | null;
  filter: Readonly<Record<string, unknown>>;
  sort: readonly string[] | null;
  version: number;
}

/** Which columns a list shows in which order (null: the contract's own), by which field its rows are grouped, and how high they are. */
export interface ListLook {
  columns: readonly string[] | null;
  group_by: string | null;
  density: 'regular' | 'compact';
}

/** What a view is saved with. */
export type ViewWish = Pick<SavedView, 'name' | 'is_shared' | 'filter' | 'sort' | keyof ListLook>;

/** How many rows a view finds for the reader; null where its list does not take it any more. */
export interface ViewCount {
  id: string;
  count: number | null;
  is_capped: boolean;
}

/** The values of a field in the rows of a list, each with how many rows have it, the largest first. */
export interface ListGroups {
  groups: readonly { value: string | boolean | null; count: number }[];
  /** How many groups are not listed. */
  others: number;
  /** More rows than are counted: no group is listed. */
  is_capped: boolean;
}

/** Where views are kept, by the resource of their list. Whoever uses the screens brings it. */
export interface ViewStore {
  /** Under which keys what is read is kept. */
  keys: (resource: string) => { list: QueryKey; counts: QueryKey };
  list: (resource: string) => Promise<readonly SavedView[]>;
  counts: (resource: string) => Promise<readonly ViewCount[]>;
  /** Of the rows that the filter finds for the reader. */
  groups: (resource: string, wish: { by: string; filter: Readonly<Record<string, unknown>> }) => Promise<ListGroups>;
  create: (resource: string, view: ViewWish) => Promise<SavedView>;
  update: (view: SavedView, changes: Partial<ViewWish>) => Promise<SavedView>;
  remove: (view: SavedView) => Promise<unknown>;
}
