import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ContractProvider } from '../../../engine/console/ContractContext.tsx';
import { contractProvider } from '../../../engine/console/provider/provider.ts';
import { ResourceRoutes } from '../../../engine/console/ResourceRoutes.tsx';
import type { BidInvitation, BidRequest, Role } from '../../../generated/api.ts';
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

const ids = ['01998a3e-6c1f-7d30-9f52-3d1c5b7a9e11', '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e12'] as const;
const names = ['Keller Toyota', 'Northgate Toyota'] as const;
const request: BidRequest = { ...sampleOf('BidRequest'), id: 'r1', status: 'open', answered: 2 };
const [sample] = sampleOf('ClientBids').bids;
const dealers: BidInvitation[] = ids.map((dealer_id, index) => ({
  ...sampleOf('BidInvitation'),
  dealer_id,
  dealer_name: names[index] ?? '',
  bids: sample ? [{ ...sample.bid, id: `b${index}`, missing: [], comparable_otd: 3_900_000 + index }] : [],
}));

it('publishes the prices that are chosen on the desk, and asks for them no second time', async () => {
  await signInAs({ role });
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/bid-requests/r1', () => HttpResponse.json(request)),
    http.get('*/api/bid-requests/r1/dealers', () => HttpResponse.json(dealers)),
    http.get('*/api/dealers', () =>
      HttpResponse.json(
        ids.map((id, index) => ({ ...sampleOf('Dealer'), id, name: names[index] })),
        { headers: { 'Content-Range': 'dealers 0-1/2' } },
      ),
    ),
    http.post('*/api/bid-requests/r1/publish', async ({ request: call }) => {
      sent.push(await call.json());
      return HttpResponse.json(request);
    }),
  );
  const provider = contractProvider(resources, { apiUrl: apiBase, token: () => 'token-1' });
  const router = createMemoryRouter(
    [
      {
        path: '/bid-requests/*',
        element: (
          <AreaContext value={{ role, basename: '' }}>
            <CoreAdminContext
              dataProvider={provider}
              i18nProvider={i18nProvider}
              queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
              basename=""
            >
              <ContractProvider resources={resources} role={role} basename="" overrides={overrides}>
                <ResourceRoutes segment="bid-requests" fallback={<p>Nothing here</p>} />
              </ContractProvider>
            </CoreAdminContext>
          </AreaContext>
        ),
      },
    ],
    { initialEntries: ['/bid-requests/r1'] },
  );
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: messages.choose(names[1]) }, { timeout: 15_000 }));
  await user.click(screen.getByRole('button', { name: messages.publish(1) }));
  const form = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  expect(await form.findByText(names[1])).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Publish prices' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ dealer_ids: [ids[1]] })]));
});
