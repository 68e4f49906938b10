import { Suspense, type ComponentType, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { useAllows, useContract, useDescriptorAhead, useSummary } from './ContractContext.tsx';
import type { PageKind } from './overrides.ts';
import { lazyScreen } from '../web/lazy-screen.tsx';
import { screenPaths, screens } from './screens.ts';

const made: Readonly<Record<PageKind, ComponentType>> = {
  list: lazyScreen(screens.list),
  show: lazyScreen(screens.show),
  create: lazyScreen(screens.create),
  edit: lazyScreen(screens.edit),
};

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
        <Routes>
          {allows(resource.list) && <Route index element={screen('list')} />}
          {allows(resource.create) && <Route path={screenPaths.create} element={screen('create')} />}
          {(allows(resource.show) || allows(resource.list)) && <Route path={screenPaths.show} element={screen('show')} />}
          {allows(resource.update) && <Route path={screenPaths.edit} element={screen('edit')} />}
          <Route path="*" element={fallback} />
        </Routes>
      </Suspense>
    </ResourceContextProvider>
  );
}
