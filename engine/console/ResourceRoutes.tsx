import { Suspense, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { matchRoutes, Route, Routes } from 'react-router';
import { useAllows, useContract, useDescriptorAhead, useSummary } from './ContractContext.tsx';
import { descriptorAhead, type KnownResource } from './descriptors.ts';
import type { Overrides, PageKind } from './overrides.ts';
import type { LazyScreen } from '../web/lazy-screen.tsx';
import { lazyPage } from '../web/late/lazyPage.tsx';
import { Described } from './Described.tsx';
import { ledBy, screenPaths, screens } from './screens.ts';

const made: Readonly<Record<PageKind, LazyScreen<object>>> = {
  list: lazyPage(screens.list),
  show: lazyPage(screens.show),
  create: lazyPage(screens.create),
  edit: lazyPage(screens.edit),
};

const kinds = Object.entries(screenPaths).map(([kind, path]) => ({ id: kind as PageKind, path }));

/** Fetches what a resource's screen is drawn with. @param rest where it is, below the resource's segment */
export async function resourceAhead(resource: KnownResource, rest: string, overrides: Overrides): Promise<void> {
  const kind = matchRoutes(kinds, `/${rest}`)?.[0]?.route.id;
  if (kind === undefined) return;
  const { segment } = resource;
  const own = overrides.page(segment, kind);
  const columns = kind === 'list' && !own ? overrides.columnsAhead?.(segment) : undefined;
  await Promise.all([(own ?? made[kind]).ahead?.(), descriptorAhead(resource), columns]);
}

/** The screens of one resource that the contract and the role allow: list, create, show at `:id`, edit at `:id/edit`. */
export function ResourceRoutes({ segment, fallback }: { segment: string; fallback: ReactNode }) {
  const resource = useSummary(segment);
  // The screen's code and the resource's descriptor come side by side.
  useDescriptorAhead(segment);
  const { overrides, loading } = useContract();
  const allows = useAllows();
  if (!resource) return fallback;
  const screen = (kind: PageKind) => {
    const Page = overrides.page(segment, kind) ?? made[kind];
    return <Page key={`${segment}-${kind}`} />;
  };
  return (
    <ResourceContextProvider value={segment}>
      <Suspense fallback={loading}>
        <Described segment={segment}>
          <Routes>
            {kinds.map(({ id, path }) => ledBy(resource, id).some(allows) && <Route key={id} path={path} element={screen(id)} />)}
            <Route path="*" element={fallback} />
          </Routes>
        </Described>
      </Suspense>
    </ResourceContextProvider>
  );
}
