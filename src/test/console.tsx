import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import { ContractProvider } from '../../engine/console/ContractContext.tsx';
import type { ViewStore } from '../../engine/console/list/viewStore.ts';
import { contractProvider } from '../../engine/console/provider/provider.ts';
import type { PublicSettings, Role } from '../../generated/api.ts';
import { resources } from '../../generated/resources.ts';
import { apiBase } from '../api/client.ts';
import { session } from '../api/session.ts';
import { overrides } from '../console/overrides/index.ts';
import { i18nProvider } from '../console/i18n.ts';
import { Bridge } from '../console/ConsoleRouter.tsx';
import { renderInShell } from './shell.tsx';

const here = (
  <Bridge isElsewhere={() => false}>
    <Outlet />
  </Bridge>
);

const provider = contractProvider(resources, { apiUrl: apiBase, token: () => session.get()?.token });

/** What the contract's screens stand in, around a part of a page that has such a screen in it. */
export function ContractScreens({ reader, views, children }: { reader: Role; views?: ViewStore; children: ReactNode }) {
  return (
    <CoreAdminContext dataProvider={provider} i18nProvider={i18nProvider} queryClient={useQueryClient()} basename="">
      <ContractProvider resources={resources} role={reader} basename="" overrides={overrides} {...(views ? { views: async () => views } : {})}>
        {children}
      </ContractProvider>
    </CoreAdminContext>
  );
}

/** Renders routes as the console has them, inside everything the shell gives a screen, at `path` of the browser. */
export function renderInConsole(routes: RouteObject[], path: string, settings?: PublicSettings) {
  window.history.replaceState(null, '', path);
  return renderInShell(<RouterProvider router={createBrowserRouter([{ element: here, children: routes }])} />, settings);
}
