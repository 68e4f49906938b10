// How one operation of somebody else's API is called by a console that speaks our dialect: what the bridge (engine/bridge) needs to translate it.
import type { Encoding, ScalarType } from '../reading/form.ts';
import type { Order, Pager } from '../inferring/lists.ts';
import type { Concurrency, RefusalPlaces } from '../reading/dialects.ts';

/** A value of a call and where it goes. */
export interface WireValue {
  /** What the console's form or filter calls it. */
  field: string;
  /** What the API calls it. */
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie' | 'body';
  /** How a query value is written: JSON text, `a[b]=c`, several values as `a=1,2`, `a[]=1&a[]=2` or `a=1&a=2`. */
  written: 'json' | 'deepObject' | 'comma' | 'brackets' | 'plain';
  required: boolean;
  /** Sent where nobody gave a value and the API wants one: its default, or all that it could be. */
  fallback?: unknown;
}

/** Where a list's rows are and how others are asked for. */
export interface WireList {
  envelope: readonly string[];
  pager: Pager;
  /** The number of the first page; pages of some APIs begin at 0. */
  firstPage: number;
  /** The most rows that one call may ask for, where the document says so. */
  mostRows?: number;
  search?: string;
  sort?: Order & { parameter: string };
}

/** The key of a record: the property that holds it, and what it is. */
export interface WireKey {
  property?: string;
  type: ScalarType;
}

/** A record whose values stand apart from its key, as JSON:API has them. */
export interface WireApart {
  /** What stands beside the values. */
  beside: readonly string[];
  /** What kind of record it is, where the API is told. */
  type?: string;
}

/** One operation. */
export interface Wire {
  /** Its name in the console's addresses: `/op/<key>`. */
  key: string;
  method: string;
  path: string;
  /** `list` answers rows, `record` one of them, `other` whatever it says. */
  answers: 'list' | 'record' | 'other' | 'file';
  /** The parameters of the path that name a record, from the outermost; the last is the record's own where `ownKey`. */
  keys: readonly string[];
  ownKey: boolean;
  /** How many of the keys a list takes from its filter of the parent. */
  parentFilter?: string;
  values: readonly WireValue[];
  list?: WireList;
  record?: WireKey;
  /** The names that lead to the record in the answer. */
  envelope: readonly string[];
  /** What shows a record: the names of its values, as the document has them; none where it leaves them open. */
  shows?: readonly string[];
  /** Of records whose values stand apart. */
  apart?: WireApart;
  /** The names that lead to rows in the answer, of a list or of a plain operation that answers with some. */
  rows?: readonly string[];
  body?: {
    encoding: Encoding;
    mediaType: string;
    /** The body is a list, a text or a file, and this field of the form holds it whole. */
    whole?: string;
    /** The names that lead to the record in the body. */
    envelope: readonly string[];
    apart?: WireApart;
    /** The property of the body that says which record, where the path does not. */
    key?: string;
  };
  /** A PUT replaces the record: what did not change is read by this operation first. */
  readFirst?: string;
  /** How a change of what another has changed since is refused, and the operation that tells what there is by now. */
  guard?: Concurrency & { shown?: string };
  /** Where its refusals say what is wrong. */
  refusals?: RefusalPlaces;
  /** Names of the record's properties that the console calls otherwise: theirs → ours. */
  renamed: Readonly<Record<string, string>>;
  /** Ways to sign in, by name: any one of the inner lists does. */
  security: readonly (readonly string[])[];
}
