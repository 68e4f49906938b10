import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ContractProvider } from '../../../engine/console/ContractContext.tsx';
import { contractProvider } from '../../../engine/console/provider/provider.ts';
import { ResourceRoutes } from '../../../engine/console/ResourceRoutes.tsx';
import type { Deal, Role } from '../../../generated/api.ts';
import { resources } from '../../../generated/resources.ts';
import { apiBase } from '../../api/client.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { i18nProvider } from '../i18n.ts';
import { overrides } from '../overrides/index.ts';
import { messages } from './messages.ts';

withServer();
const role: Role = 'employee';

it('says of a deal that ended what was, and asks for nothing any more', async () => {
  const deal: Deal = { ...sampleOf('Deal'), id: 'd1', status: 'fell_through', contract: null, contract_total: null, slot_id: null };
  await signInAs({ role });
  server.use(http.get('*/api/deals/d1', () => HttpResponse.json(deal)));
  const provider = contractProvider(resources, { apiUrl: apiBase, token: () => 'token-1' });
  const router = createMemoryRouter(
    [
      {
        path: '/deals/*',
        element: (
          <AreaContext value={{ role, basename: '' }}>
            <CoreAdminContext
              dataProvider={provider}
              i18nProvider={i18nProvider}
              queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
              basename=""
            >
              <ContractProvider resources={resources} role={role} basename="" overrides={overrides}>
                <ResourceRoutes segment="deals" fallback={<p>Nothing here</p>} />
              </ContractProvider>
            </CoreAdminContext>
          </AreaContext>
        ),
      },
    ],
    { initialEntries: ['/deals/d1'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByText(messages.neverCame)).toBeDefined();
  expect(screen.getByText(messages.delivery.neverChosen)).toBeDefined();
  expect(screen.queryByRole('link', { name: messages.enterCheck })).toBeNull();
});
