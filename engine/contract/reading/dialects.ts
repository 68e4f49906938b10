// The words in which a document says by keys of ours what it is for, and how a list is asked for.

/** What can be done to a resource. */
export const actionWords = ['list', 'show', 'create', 'update', 'delete', 'action', 'reading', 'file', 'session'] as const;
/** How a list gives its next page: `link` by the address that its answer names, `none` where it comes whole. */
export const pagerKinds = ['range', 'page', 'offset', 'cursor', 'link', 'none'] as const;
/** How an order is written: `-name`, `name:desc`, `name desc`, a second parameter, `["name","DESC"]`. */
export const sortStyles = ['minus', 'colon', 'space', 'pair', 'json'] as const;
/** How a filter of several values is written: `a=1&a=2`, `a=1,2`, `a[]=1&a[]=2`, `a=[1,2]`. */
export const filterStyles = ['repeated', 'comma', 'brackets', 'json'] as const;

export type PagerKind = (typeof pagerKinds)[number];
export type SortStyle = (typeof sortStyles)[number];
export type FilterStyle = (typeof filterStyles)[number];

/** How a list is asked for, as far as the document says it; the rest is inferred. `none` where inferring sees one and there is none. */
export interface SaidDialect {
  pager?: { as?: PagerKind; parameter?: string; size?: string; first?: number };
  sort?: { as?: SortStyle | 'none'; parameter?: string; direction?: string };
  filter?: { as?: FilterStyle | 'none'; parameters?: string[] };
  /** A parameter, or `none`. */
  search?: string;
}

/** By keys of ours. The call's own win over the path's. */
export interface Said extends SaidDialect {
  collection?: string;
  action?: (typeof actionWords)[number];
  parent?: string;
  identity?: string;
}
