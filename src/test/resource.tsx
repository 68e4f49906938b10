import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ContractProvider } from '../../engine/console/ContractContext.tsx';
import type { ViewStore } from '../../engine/console/list/viewStore.ts';
import { contractProvider } from '../../engine/console/provider/provider.ts';
import { ResourceRoutes } from '../../engine/console/ResourceRoutes.tsx';
import type { Role } from '../../generated/api.ts';
import { pageOf } from '../../generated/pages.ts';
import { resources } from '../../generated/resources.ts';
import { apiBase } from '../api/client.ts';
import { SessionProvider } from '../api/session.ts';
import { i18nProvider } from '../console/i18n.ts';
import { overrides } from '../console/overrides/index.ts';
import { AreaContext } from '../kit/area/area.ts';

/**
 * Renders the screens of one resource that the contract makes, with what replaces their parts, for somebody of a role.
 * @param at below the resource's address: '' is its list
 * @param views what keeps views and counts groups; without it neither is offered
 * @returns where they are
 */
export function renderResource(segment: string, role: Role, at = '', views?: ViewStore): ReturnType<typeof createMemoryRouter> {
  const provider = contractProvider(resources, { apiUrl: apiBase, token: () => 'token-1' });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <AreaContext value={{ role, basename: '' }}>
      <CoreAdminContext dataProvider={provider} i18nProvider={i18nProvider} queryClient={queries} basename="">
        <ContractProvider
          resources={resources}
          role={role}
          basename=""
          overrides={overrides}
          pageOf={async (name) => pageOf(name)}
          {...(views && { views: async () => views })}
        >
          <ResourceRoutes segment={segment} fallback={<p>Nothing here</p>} />
        </ContractProvider>
      </CoreAdminContext>
    </AreaContext>
  );
  const routes = [
    { path: `/${segment}/*`, element },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/${segment}${at}`] });
  render(
    <SessionProvider>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  return router;
}
