import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Role } from '../../../generated/api.ts';
import { resources } from '../../../generated/resources.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { ContractProvider } from '../../../engine/console/ContractContext.tsx';
import { noOverrides } from '../../../engine/console/overrides.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { AdvisorTabs } from './AdvisorTabs.tsx';

withServer();

const role: Role = 'admin';

const page = (rows: readonly object[], total = rows.length, from = 0) =>
  HttpResponse.json(rows, { headers: { 'Content-Range': `rows ${from}-${from + rows.length - 1}/${total}` } });

beforeEach(async () => {
  await signInAs({ role });
});

const open = (search: string) =>
  renderInConsole(
    [
      {
        path: '/employees/e1',
        element: (
          <AreaContext value={{ role, basename: '' }}>
            <ContractProvider resources={resources} role={role} basename="" overrides={noOverrides}>
              <AdvisorTabs employee={{ ...sampleOf('Employee'), id: 'e1', status: 'active', load: 3 }} />
            </ContractProvider>
          </AreaContext>
        ),
      },
    ],
    `/employees/e1${search}`,
  );

it('shows the advisor’s lines of the work table page by page, each leading to its client', async () => {
  const user = userEvent.setup({ delay: null });
  const asked: (string | null)[] = [];
  const line = { ...sampleOf('DashboardListing'), id: 'd1', user_id: 'c1', client_name: 'Hannah Okafor', step_in_process: 'searching', links: 7 };
  server.use(
    http.get('*/api/employees/e1/dashboard-listings', ({ request }) => {
      const range = new URL(request.url).searchParams.get('range');
      asked.push(range);
      return range === '[0,24]' ? page([line], 26) : page([{ ...line, id: 'd2', client_name: 'Last Of All' }], 26, 25);
    }),
  );
  open('?tab=work');
  const row = within(await screen.findByRole('row', { name: /Hannah Okafor/ }));
  expect(row.getByRole('link', { name: 'Hannah Okafor' }).getAttribute('href')).toBe('/client-profiles/c1');
  expect(row.getByText('Searching')).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Step in process' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'Last Of All' })).toBeDefined();
  expect(asked).toEqual(['[0,24]', '[25,49]']);
  expect(new URLSearchParams(window.location.search).toString()).toBe('tab=work&page=2');
  await user.click(screen.getByRole('tab', { name: 'Complaints' }));
  await waitFor(() => expect(new URLSearchParams(window.location.search).toString()).toBe('tab=complaints'));
});

it('leads from a chat into the inbox and from a complaint to its page, and does not say whose they are', async () => {
  const user = userEvent.setup({ delay: null });
  server.use(
    http.get('*/api/chats/employee/e1', () =>
      page([{ ...sampleOf('Chat'), id: 'ch1', client_name: 'Samuel Reyes', kind: 'advisor', last_text: 'Thank you!', employee_status: 'resolved' }]),
    ),
    http.get('*/api/complaints/e1/assigned-to', () => page([{ ...sampleOf('Complaint'), id: 'k1', subject: 'The price rose', status: 'in_progress' }])),
  );
  open('?tab=chats');
  expect((await screen.findByRole('link', { name: 'Samuel Reyes' })).getAttribute('href')).toBe('/chats?chat=ch1&view=all');
  expect(screen.getByText('Thank you!')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Complaints' }));
  expect((await screen.findByRole('link', { name: 'The price rose' })).getAttribute('href')).toBe('/complaints/k1');
  expect(screen.queryByRole('columnheader', { name: 'Assigned to' })).toBeNull();
});

it('says at the tab how many clients they have', async () => {
  server.use(http.get('*/api/employees/e1/clients', () => page([])));
  open('?tab=clients');
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Clients 3');
  expect(await screen.findByRole('button', { name: 'Assign clients' })).toBeDefined();
});

it('says what is not there yet, and offers another try when a call fails', async () => {
  const user = userEvent.setup({ delay: null });
  let working = false;
  server.use(
    http.get('*/api/employees/e1/clients-preferences', () => page([])),
    http.get('*/api/employees/e1/client-folders', () =>
      working
        ? page([{ ...sampleOf('ClientFolder'), id: 'f1', name: 'Hannah Okafor' }])
        : HttpResponse.json({ type: 'about:blank', title: 'No', status: 503, detail: 'The desk is closed.' }, { status: 503 }),
    ),
  );
  open('?tab=checklists');
  expect(await screen.findByText('No checklists yet')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Folders' }));
  expect(await screen.findByText('Folders did not load')).toBeDefined();
  expect(screen.getByText('The desk is closed.')).toBeDefined();
  working = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('link', { name: 'Hannah Okafor' })).getAttribute('href')).toBe('/client-folders/f1');
});
