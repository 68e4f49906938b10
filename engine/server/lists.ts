// Lists asked on somebody's behalf: whether one takes a filter and an order, and how many rows that finds for them.
import type { ResourceDescriptor } from '../contract/descriptor.ts';
import { groupingsOf } from '../contract/groupings.ts';
import type { OperationSpec } from './contract.ts';
import type { Actor, CallInfo, HandlerMap, Page } from './handler.ts';
import { groupsIn, type FoundGroups } from './groups.ts';
import { Problem } from './problem.ts';
import type { Database, Services } from './registered.ts';
import { readQuery } from './validate.ts';

/** What a list is asked for, in its own dialect. */
export interface ListWish {
  filter: Readonly<Record<string, unknown>>;
  sort?: readonly string[] | null | undefined;
}

/** Who asks, and with what. */
export interface ListCall {
  db: Database;
  actor: Actor;
  request: CallInfo;
  services: Services;
}

export interface Lists {
  /** Whether there is such a list and the role may read it. */
  has(resource: string, role: Actor['role']): boolean;
  /** The columns that a list's rows may show to a role. */
  columnsOf(resource: string, role: Actor['role']): readonly string[];
  /** The fields that a role can group its rows by. */
  groupingsOf(resource: string, role: Actor['role']): readonly string[];
  /** What the list says against the wish; undefined where it takes it. */
  refusalOf(resource: string, wish: ListWish): Problem | undefined;
  /** How many rows it finds, within the caller's own scope. @throws Problem where the list refuses the wish */
  count(resource: string, wish: ListWish, call: ListCall): Promise<{ total: number; capped: boolean }>;
  /** How many of them there are for each value of a field, within the same scope; `most` values are listed. @throws Problem where the list refuses the wish */
  groups(resource: string, wish: Pick<ListWish, 'filter'> & { by: string; most: number }, call: ListCall): Promise<FoundGroups>;
}

interface Known {
  resource: ResourceDescriptor;
  spec: OperationSpec;
  read: (context: object) => Promise<Page<Readonly<Record<string, unknown>>>>;
}

/** The lists that page, by their resource's name, answered by `handlers` as their own calls are. */
export function listsOf({
  resources,
  operations,
  handlers,
}: {
  resources: readonly ResourceDescriptor[];
  operations: readonly OperationSpec[];
  handlers: Partial<HandlerMap>;
}): Lists {
  const known = new Map(
    resources.flatMap((resource): [string, Known][] => {
      const spec = operations.find(({ id, paged }) => id === resource.list?.id && paged);
      const handler = spec && handlers[spec.id];
      // A list's handler takes what a list's call brings; which one it is, the contract says at run time.
      return spec && typeof handler === 'function' ? [[resource.name, { resource, spec, read: handler as Known['read'] }]] : [];
    }),
  );
  const queryOf = (spec: OperationSpec, { filter, sort }: ListWish) =>
    readQuery(spec, { filter: JSON.stringify(filter), ...(sort ? { sort: JSON.stringify(sort) } : {}) });
  const find = (name: string): Known => {
    const list = known.get(name);
    if (!list) throw new Error(`${name} has no list.`);
    return list;
  };
  /** The list's own handler, asked for as little as may be. */
  const firstRow = async (name: string, wish: ListWish, call: ListCall) => {
    const { spec, read } = find(name);
    return read({ ...call, params: {}, body: undefined, files: [], query: { ...queryOf(spec, wish), range: [0, 0] } });
  };
  return {
    has: (name, role) => known.get(name)?.spec.roles.includes(role) === true,

    columnsOf: (name, role) => {
      const { resource } = find(name);
      const readable = resource.fields.filter(({ read }) => !read || read.includes(role)).map((field) => field.name);
      return [...readable, ...resource.columns];
    },

    groupingsOf: (name, role) => groupingsOf(find(name).resource, role).map((field) => field.name),

    refusalOf: (name, wish) => {
      try {
        queryOf(find(name).spec, wish);
        return undefined;
      } catch (error) {
        if (error instanceof Problem) return error;
        throw error;
      }
    },

    count: async (name, wish, call) => {
      const page = await firstRow(name, wish, call);
      return { total: page.total, capped: page.capped === true };
    },

    groups: (name, { by, most, ...wish }, call) => groupsIn({ by, most }, () => firstRow(name, wish, call)),
  };
}
