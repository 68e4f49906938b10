import { firstCallOf, rowsAhead } from '../../engine/console/list/firstCall.ts';
import { resourceAhead } from '../../engine/console/ResourceRoutes.tsx';
import { descriptorAhead } from '../../engine/console/descriptors.ts';
import { lazyPage } from '../../engine/web/late/lazyPage.tsx';
import { addressAt } from '../../domain/addresses.ts';
import type { Role } from '../../generated/api.ts';
import { resourceIndex } from '../../generated/resource-index.ts';
import { queries } from '../api/QueriesProvider.tsx';
import { overrides } from './overrides/index.ts';
import { pages } from './pages.ts';
import { provider } from './provider.ts';

const screens = pages.map((page) => ({ ...page, Screen: lazyPage(page.load) }));

/** The pages of a role that are no contract-made screens. */
export const screensOf = (role: string) => screens.filter(({ roles }) => roles.some((one) => one === role));

const resourceAt = (segment: string | undefined) => resourceIndex.find((resource) => resource.segment === segment);

/** How long a list's rows are waited for once all else is there, in ms: what comes later comes into the list. */
const longest = 300;

/** The rows that a list shows first, where its address asks for nothing else (the page has begun their call: firstCallOf). */
function firstRows(segment: string | undefined, role: Role): Promise<void> | undefined {
  const resource = resourceAt(segment);
  if (!resource || window.location.search !== '') return undefined;
  return firstCallOf(resource).some(({ roles }) => roles.includes(role)) ? rowsAhead(resource, queries, provider) : undefined;
}

/** Fetches what an address of a role's console is drawn with. @param path below the area's prefix */
export async function consoleAhead(path: string, { role }: { role: Role }): Promise<void> {
  const own = addressAt(screensOf(role), path);
  const [segment, ...rest] = path.split('/').filter(Boolean);
  const resource = resourceAt(own ? (own.shows ?? own.path) : segment);
  const lists = own ? own.lists : rest.length === 0 && !overrides.page(segment ?? '', 'list') ? segment : undefined;
  const rows = firstRows(lists, role);
  if (own) await Promise.all([own.Screen.ahead(), resource && descriptorAhead(resource), lists && overrides.columnsAhead?.(lists)]);
  else if (resource) await resourceAhead(resource, rest.join('/'), overrides);
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, longest))]);
}
