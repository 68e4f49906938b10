import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { resources } from '../../../../generated/resources.ts';
import { AreaContext } from '../../../kit/area/area.ts';
import { ContractProvider } from '../../../../engine/console/ContractContext.tsx';
import { noOverrides } from '../../../../engine/console/overrides.ts';
import { server, withServer } from '../../../test/server.ts';
import { renderInConsole } from '../../../test/console.tsx';
import { sampleOf, signInAs } from '../../../test/shell.tsx';
import { ClientsPanel } from './ClientsPanel.tsx';

withServer();

let sent: { to: string; clients: unknown }[];
let asked: (string | null)[];
const client = (id: string, name: string) => ({ ...sampleOf('User'), id, name, role: 'client', status: 'active', advisor_id: 'e1' });
const page = (rows: readonly object[]) => HttpResponse.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length - 1}/${rows.length}` } });

beforeEach(async () => {
  await signInAs({ role: 'admin' });
  sent = [];
  asked = [];
  const zoe = { ...sampleOf('Employee'), id: 'e2', name: 'Zoe Okonkwo', load: 12, capacity: 15, away_until: '2026-11-28' };
  const take = (path: string) =>
    http.patch(path, async ({ request, params }) => {
      const { clients }: { clients: unknown } = JSON.parse(await request.text());
      sent.push({ to: String(params['id']), clients });
      return HttpResponse.json(zoe);
    });
  server.use(
    http.get('*/api/employees/e1/clients', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('filter'));
      return page([client('c1', 'Hannah Okafor'), client('c2', 'Victor Lind')]);
    }),
    http.get('*/api/employees/active', () => HttpResponse.json([{ ...zoe, id: 'e1', name: 'Maria Delgado' }, zoe])),
    take('*/api/employees/update/:id'),
    take('*/api/employees/remove-clients/:id'),
  );
});

function open() {
  const employee = { id: 'e1', name: 'Maria Delgado', load: 2, beside: '2 of 15 clients', isActive: true };
  const panel = <ClientsPanel employee={employee} clientPath={(id) => `/clients/${id}`} onChanged={() => {}} />;
  const contract = { resources, role: 'admin', basename: '', overrides: noOverrides } as const;
  renderInConsole(
    [
      {
        path: '/',
        element: (
          <AreaContext value={{ role: 'admin', basename: '' }}>
            <ContractProvider {...contract}>{panel}</ContractProvider>
          </AreaContext>
        ),
      },
    ],
    '/',
  );
  return userEvent.setup({ delay: null });
}

it('begins with the clients in progress, and shows all on demand', async () => {
  const user = open();
  expect((await screen.findByRole('button', { name: 'In progress 2' })).getAttribute('aria-pressed')).toBe('true');
  await screen.findByText('Hannah Okafor');
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(asked.map((filter) => JSON.parse(filter ?? '{}'))).toEqual([{ in_progress: true }, {}]));
});

it('says how full and how long away whoever could take over is, and gives them back at Undo', async () => {
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Hannah Okafor' }));
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Move to' });
  await waitFor(() => expect(within(choice).getByRole('option', { name: 'Zoe Okonkwo (12 of 15 clients · Away until Nov 28, 2026)' })).toBeDefined());
  expect(within(choice).queryByRole('option', { name: /Maria/ })).toBeNull();
  await user.selectOptions(choice, 'e2');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { to: 'e2', clients: ['c1'] },
      { to: 'e1', clients: ['c1'] },
    ]),
  );
});

it('counts what was done, not what cannot be shown and stayed as it was', async () => {
  const left = { headers: { 'X-Unshowable': '/clients/1' } };
  server.use(
    http.patch('*/api/employees/remove-clients/:id', () => HttpResponse.json({ ...sampleOf('Employee'), id: 'e1' }, left)),
    http.patch('*/api/employees/update/:id', () => HttpResponse.json({ ...sampleOf('Employee'), id: 'e2' }, left)),
  );
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all clients shown' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Hannah Okafor has no advisor now')).toBeDefined();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all clients shown' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Move to' }), 'e2');
  expect(await screen.findByText('1 client assigned to Zoe Okonkwo')).toBeDefined();
});

it('asks by name before clients are left with nobody', async () => {
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all clients shown' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave 2 clients without an advisor?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Hannah Okafor', 'Victor Lind']);
  expect(question.getByText('No one answers them until an advisor takes over.')).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent).toEqual([{ to: 'e1', clients: ['c1', 'c2'] }]));
  expect(await screen.findByText('2 clients have no advisor now')).toBeDefined();
});
