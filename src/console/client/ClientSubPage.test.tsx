import { screen, waitFor } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { AreaContext } from '../../kit/area/area.ts';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { ClientSubPage } from './ClientSubPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'employee' }));

const refused = () => HttpResponse.json({ title: 'No', status: 409 }, { status: 409, headers: { 'content-type': 'application/problem+json' } });

function Again() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.invalidateQueries()}>
      Again
    </button>
  );
}

function open() {
  const element = (
    <AreaContext value={{ role: 'employee', basename: '' }}>
      <ClientSubPage title={(client) => (client ? `Cars for ${client.name}` : 'Cars')} back={{ label: 'Links' }} failed="The client did not load">
        {() => <Again />}
      </ClientSubPage>
    </AreaContext>
  );
  renderInConsole([{ path: '/client-profiles/:client/cars', element }], '/client-profiles/c1/cars');
}

it('has its heading at once, and keeps it where a later call fails', async () => {
  server.use(http.get('*/api/users/c1', () => HttpResponse.json({ ...sampleOf('User'), id: 'c1', name: 'Hannah Okafor' })));
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cars');
  const again = await screen.findByRole('button', { name: 'Again' });
  let hasFailed = false;
  server.use(
    http.get('*/api/users/c1', () => {
      hasFailed = true;
      return refused();
    }),
  );
  again.click();
  await waitFor(() => expect(hasFailed).toBe(true));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Cars for Hannah Okafor');
});

it('says so where the client does not come', async () => {
  server.use(http.get('*/api/users/c1', refused));
  open();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The client did not load'));
});

it('does not ask to try again where there is no such client', async () => {
  server.use(
    http.get('*/api/users/c1', () =>
      HttpResponse.json({ title: 'Not found', status: 404 }, { status: 404, headers: { 'content-type': 'application/problem+json' } }),
    ),
  );
  open();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Client not found'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
