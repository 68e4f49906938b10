// The words in which a document says by keys of ours what it is for, and how it is asked for and answers.
import type { PlacedText } from './files.ts';

/** What can be done to a resource. */
export const actionWords = ['list', 'show', 'create', 'update', 'delete', 'action', 'reading', 'file', 'session'] as const;
/** How a list gives its next page: `link` by the address that its answer names, `none` where it comes whole. */
export const pagerKinds = ['range', 'page', 'offset', 'cursor', 'link', 'none'] as const;
/** How an order is written: `-name`, `name:desc`, `name desc`, a second parameter, `["name","DESC"]`. */
export const sortStyles = ['minus', 'colon', 'space', 'pair', 'json'] as const;
/** How a filter of several values is written: `a=1&a=2`, `a=1,2`, `a[]=1&a[]=2`, `a=[1,2]`. */
export const filterStyles = ['repeated', 'comma', 'brackets', 'json'] as const;

/** How an API keeps somebody from writing over what another has written since: by a mark of the answer (`ETag`, `If-Match`), by a property that counts, or not at all. */
export const concurrencyWords = ['etag', 'version', 'none'] as const;

export interface Concurrency {
  as: (typeof concurrencyWords)[number];
  /** Of a version: the property that counts. */
  property?: string;
}

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

/** Where a refusal says what is wrong: names that lead to a sentence (`error.message`), to what is wrong with single values, and in each of those to its name and sentence. */
export interface RefusalPlaces {
  message?: string;
  fields?: string;
  name?: string;
  says?: string;
}
export const refusalPlaces = ['message', 'fields', 'name', 'says'] as const satisfies readonly (keyof RefusalPlaces)[];

/** By keys of ours. The call's own win over the path's, one by one. */
export interface Said extends SaidDialect {
  collection?: string;
  action?: (typeof actionWords)[number];
  errors?: RefusalPlaces;
  concurrency?: { as?: (typeof concurrencyWords)[number]; property?: PlacedText };
  parent?: PlacedText;
  identity?: PlacedText;
}
