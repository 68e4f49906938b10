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

/** Which columns a list shows in which order (null: the contract's own), and how high its rows are. */
export interface ListLook {
  columns: readonly string[] | null;
  density: 'regular' | 'compact';
}

/** What a view is saved with. */
export type ViewWish = Pick<SavedView, 'name' | 'is_shared' | 'filter' | 'sort' | 'columns' | 'density'>;

/** How many rows a view finds for the reader; null where its list does not take it any more. */
export interface ViewCount {
  id: string;
  count: number | null;
  is_capped: boolean;
}

/** Where views are kept, by the resource of their list. Whoever uses the screens brings it. */
export interface ViewStore {
  /** Under which keys what is read is kept. */
  keys: (resource: string) => { list: QueryKey; counts: QueryKey };
  list: (resource: string) => Promise<readonly SavedView[]>;
  counts: (resource: string) => Promise<readonly ViewCount[]>;
  create: (resource: string, view: ViewWish) => Promise<SavedView>;
  update: (view: SavedView, changes: Partial<ViewWish>) => Promise<SavedView>;
  remove: (view: SavedView) => Promise<unknown>;
}
