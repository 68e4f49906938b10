// A page below a record that is not there: it leads to the list, says nothing that is not known, and asks nobody to try again.
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { AreaContext } from '../kit/area/area.ts';
import { ContractScreens, renderInConsole } from '../test/console.tsx';
import { server, withServer } from '../test/server.ts';
import { signInAs } from '../test/shell.tsx';
import { ClientSubPage } from './client/ClientSubPage.tsx';
import ReviewPage from './deal-checks/ReviewPage.tsx';
import ContractCheckPage from './deals/check/ContractCheckPage.tsx';
import HandOverPage from './pages/HandOverPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'admin' }));

const addCars = (
  <ClientSubPage title={() => 'Add cars'} back={{ label: 'Links', tab: 'links' }} failed="The client did not load">
    {() => null}
  </ClientSubPage>
);

const pages: { path: string; at: string; element: ReactNode; title: string; list: { name: string; href: string } }[] = [
  {
    path: '/client-profiles/:client/add-links',
    at: '/client-profiles/nobody/add-links',
    element: addCars,
    title: 'Client not found',
    list: { name: 'All clients', href: '/client-profiles' },
  },
  {
    path: '/deals/:id/contract',
    at: '/deals/nobody/contract',
    element: <ContractCheckPage />,
    title: 'Deal not found',
    list: { name: 'All deals', href: '/deals' },
  },
  {
    path: '/deal-checks/:id/review',
    at: '/deal-checks/nobody/review',
    element: <ReviewPage />,
    title: 'Deal check not found',
    list: { name: 'All deal checks', href: '/deal-checks' },
  },
  {
    path: '/employees/:id/hand-over',
    at: '/employees/nobody/hand-over',
    element: <HandOverPage />,
    title: 'Advisor not found',
    list: { name: 'All advisors', href: '/employees' },
  },
];

it.each(pages)('$at leads to the list, and to nothing below the missing record', async ({ path, at, element, title, list }) => {
  server.use(http.get('*/api/*', () => HttpResponse.json({ title: 'Not found', status: 404, detail: 'We can’t find this record.' }, { status: 404 })));
  renderInConsole(
    [
      {
        path,
        element: (
          <AreaContext value={{ role: 'admin', basename: '' }}>
            <ContractScreens reader="admin">{element}</ContractScreens>
          </AreaContext>
        ),
      },
    ],
    at,
  );
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByText('It may have been removed, or it isn’t yours to see.')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[list.name, list.href]]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
