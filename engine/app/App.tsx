import { QueryClient } from '@tanstack/react-query';
import SearchOff from '@mui/icons-material/SearchOffRounded';
import { useMemo, useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider, Routes } from 'react-router';
import { ContractProvider } from '../console/ContractContext.tsx';
import type { Overrides } from '../console/overrides.ts';
import { contractProvider } from '../console/provider/provider.ts';
import { ResourceRoutes } from '../console/ResourceRoutes.tsx';
import type { ResourceDescriptor } from '../contract/descriptor.ts';
import { withSummary } from '../contract/summary.ts';
import { EmptyState } from '../web/states.tsx';
import { StaffDensity } from '../web/theme/Density.tsx';
import { Toaster } from '../web/toast/Toaster.tsx';
import { ConnectionPage } from './ConnectionPage.tsx';
import { connectionSegment, operationsSegment, type ConsoleOf } from './console.ts';
import { FindRecord } from './FindRecord.tsx';
import { Frame } from './Frame.tsx';
import { i18nProvider } from './i18n.ts';
import { messages } from './messages.ts';
import { OperationsPage } from './OperationsPage.tsx';

/** Whoever has the address may call: the API itself decides, by what signs the calls. */
const caller = { role: '' };
const store = memoryStore({ locale: i18nProvider.getLocale() });

/** The operations on no screen, as one resource without records: its actions are their forms. */
function operationsOf({ operations }: ConsoleOf): ResourceDescriptor {
  return withSummary({
    name: operationsSegment,
    segment: operationsSegment,
    label: messages.operations,
    singular: messages.operations,
    entity: operationsSegment,
    recordLabel: 'id',
    actions: operations.map(({ action }) => action),
    fields: [],
    filters: [],
    sortable: [],
    columns: [],
    hidden: [],
    groups: [],
    createFields: [],
    updateFields: [],
  });
}

/** A console over one document: its resources in the menu, everything else under Operations. */
export function App({ about, overrides }: { about: ConsoleOf; overrides: Overrides }) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Screens about={about} overrides={overrides} /> }]));
  return <RouterProvider router={router} />;
}

function Screens({ about, overrides }: { about: ConsoleOf; overrides: Overrides }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }));
  const { resources, provider, pageOf } = useMemo(() => {
    const all = [...about.resources, operationsOf(about)];
    return {
      resources: all,
      provider: contractProvider(all, { apiUrl: `${window.location.origin}/api`, token: () => undefined }),
      pageOf: (segment: string) => Promise.resolve(about.pages[segment]),
    };
  }, [about]);
  const first = about.first ?? about.resources.find(({ list }) => list)?.segment ?? operationsSegment;
  const nothing = (
    <EmptyState isPage icon={<SearchOff />} title={messages.notFound}>
      {messages.notFoundExplained}
    </EmptyState>
  );
  return (
    <CoreAdminContext dataProvider={provider} i18nProvider={i18nProvider} store={store} queryClient={queries} basename="">
      <ContractProvider {...caller} resources={resources} basename="" overrides={overrides} pageOf={pageOf} loading={messages.loading}>
        <StaffDensity />
        <Frame about={about}>
          <Routes>
            <Route index element={<Navigate to={`/${first}`} replace />} />
            <Route path={operationsSegment} element={<OperationsPage about={about} />} />
            <Route path={connectionSegment} element={<ConnectionPage about={about} />} />
            {about.resources.map((resource) => (
              <Route
                key={resource.segment}
                path={`${resource.segment}/*`}
                element={<ResourceRoutes segment={resource.segment} fallback={resource.list ? nothing : <FindRecord resource={resource} />} />}
              />
            ))}
            <Route path="*" element={nothing} />
          </Routes>
        </Frame>
        <Toaster />
      </ContractProvider>
    </CoreAdminContext>
  );
}
