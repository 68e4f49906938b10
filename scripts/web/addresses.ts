// Which files an address of the web application is made of, as its own tables of routes say. Read by first-loads.ts, which answers every import with the
// name of the file: nothing of a screen runs here.
import { firstCallOf } from '../../engine/console/list/firstCall.ts';
import { ledBy, screenPaths, screens } from '../../engine/console/screens.ts';
import type { PageKind } from '../../engine/console/overrides.ts';
import { pages as recordPages } from '../../generated/pages.ts';
import { resourceIndex } from '../../generated/resource-index.ts';
import type { Door, FirstCall } from '../../domain/doors.ts';
import * as roles from '../../generated/roles.ts';
import { pages as consolePages } from '../../src/console/pages.ts';
import { firstCalls, pages as portalPages } from '../../src/portal/pages.ts';
import { pages as publicPages } from '../../src/public/pages.ts';

export type Load = () => Promise<unknown>;

/** An address below its area's prefix (`chats`, `coupons/:id`; a last segment with `?` may be left out), its screen, and what comes beside it. */
export interface Address {
  path: string;
  /** Whose it is, where it is not everybody's behind its door. */
  roles?: readonly string[];
  screen: Load;
  beside: readonly Load[];
  /** What the screen fetches in any case once it is drawn. */
  below?: readonly Load[];
  /** Whether people spend their day there: a list, from which they open the rest. */
  often?: boolean;
  /** What it reads first. */
  calls?: readonly FirstCall[];
}

const overridden = import.meta.glob('../../src/console/overrides/*/page.*.tsx');
const columns = Object.entries(import.meta.glob('../../src/console/overrides/*/column.*.tsx'));
/** The cells of a resource's list that are no made ones. */
const columnsOf = (segment: string): Load[] => columns.flatMap(([file, load]) => (file.startsWith(`../../src/console/overrides/${segment}/`) ? [load] : []));
const kinds = Object.keys(screens) as PageKind[];

const made = resourceIndex.flatMap((resource) =>
  kinds.flatMap<Address>((kind) => {
    const { segment, load } = resource;
    const whose = [...new Set(ledBy(resource, kind).flatMap((operation) => operation.roles))];
    if (whose.length === 0) return [];
    const replaced = overridden[`../../src/console/overrides/${segment}/page.${kind}.tsx`];
    return {
      roles: whose,
      path: [segment, screenPaths[kind]].filter(Boolean).join('/'),
      screen: replaced ?? screens[kind],
      often: kind === 'list',
      beside: [load, ...(kind === 'show' && recordPages[segment] ? [recordPages[segment]] : []), ...(kind === 'list' && !replaced ? columnsOf(segment) : [])],
      calls: kind === 'list' && !replaced ? firstCallOf(resource) : [],
    };
  }),
);

const follow: Load = () => import('../../src/kit/live/follow.ts');

/** What a door's frame fetches at every address once the first screen is drawn: it is moved at each first visit, too. */
export const afterwards: Readonly<Record<Door, readonly Load[]>> = {
  public: [],
  portal: [follow, () => import('../../src/portal/app/start.ts'), () => import('../../src/api/seen/recall.ts')],
  console: [follow],
};

export const addresses: Readonly<Record<Door, readonly Address[]>> = {
  public: Object.entries(publicPages).map(([segment, { load, withPackage }]) => ({
    path: withPackage ? `${segment}/:package_identifier?` : segment,
    screen: load,
    beside: [],
  })),
  portal: Object.entries(portalPages).map(([path, load]) => ({
    path,
    screen: load,
    beside: [],
    calls: (firstCalls[path] ?? []).map((called) => ({ path: called, roles: [roles.client] })),
  })),
  console: [
    ...consolePages.map<Address>(({ path, roles: whose, load, shows = path, lists, below = [], calls = [] }) => ({
      path,
      roles: whose,
      screen: load,
      beside: [...resourceIndex.flatMap((resource) => (resource.segment === shows ? [resource.load] : [])), ...(lists ? columnsOf(lists) : [])],
      below,
      calls: [...calls, ...resourceIndex.flatMap((resource) => (resource.segment === lists ? firstCallOf(resource) : []))],
    })),
    ...made,
  ],
};
