import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Chat, DashboardListing } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { AreaContext } from '../../kit/area/area.ts';
import { ClientAside } from './ClientAside.tsx';

withServer();

const chat: Chat = { ...sampleOf('Chat'), client_id: 'c1', client_name: 'Tomas' };
const page = (rows: readonly object[]) => HttpResponse.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length}/${rows.length}` } });

beforeEach(async () => {
  await signInAs({ role: 'employee' });
  server.use(http.get('*/api/user-preferences', () => page([])));
});

const show = () =>
  renderInConsole(
    [
      {
        path: '/',
        element: (
          <AreaContext value={{ role: 'employee', basename: '' }}>
            <ClientAside chat={chat} />
          </AreaContext>
        ),
      },
    ],
    '/',
  );

it('says beside a conversation how far the work is, and leads to what is to be decided', async () => {
  const row: DashboardListing = { ...sampleOf('DashboardListing'), step_in_process: 'links_sent', date_to_re_engage: null, links: 12, to_decide: 5 };
  server.use(http.get('*/api/dashboard-listings/all', () => page([row])));
  show();
  const aside = await screen.findByRole('complementary', { name: 'About the client' });
  await within(aside).findByText('Links sent');
  expect(within(aside).getByRole('link', { name: '12, 5 to decide' }).getAttribute('href')).toBe('/client-profiles/c1?tab=links');
  expect(within(aside).queryByText('Follow-up')).toBeNull();
});

it('keeps the brief where the work table knows no such client', async () => {
  server.use(http.get('*/api/dashboard-listings/all', () => page([])));
  show();
  await screen.findByText('No checklist yet.');
  expect(screen.queryByText('Where they are')).toBeNull();
});
