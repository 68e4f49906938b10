import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import type { PublicSettings } from '../../generated/api.ts';
import { Bridge } from '../console/ConsoleRouter.tsx';
import { renderInShell } from './shell.tsx';

const here = (
  <Bridge isElsewhere={() => false}>
    <Outlet />
  </Bridge>
);

/** Renders routes as the console has them, inside everything the shell gives a screen, at `path` of the browser. */
export function renderInConsole(routes: RouteObject[], path: string, settings?: PublicSettings) {
  window.history.replaceState(null, '', path);
  return renderInShell(<RouterProvider router={createBrowserRouter([{ element: here, children: routes }])} />, settings);
}
