import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { DashboardListing } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { AreaContext } from '../area/area.ts';
import { setFormatting } from '../ui/formatting.ts';
import { renderShell, sampleOf } from '../../test/shell.tsx';
import { WorkTable } from './WorkTable.tsx';

withServer();

let row: DashboardListing;
let asked: URL[];
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  setFormatting({ locale: 'en-US', timeZone: 'America/New_York' });
  asked = [];
  sent = [];
  row = {
    ...sampleOf('DashboardListing'),
    client_name: 'Hannah Okafor',
    step_in_process: 'links_sent',
    note_status: 'to_do',
    date_to_re_engage: '2026-11-18',
    re_engage: 'overdue',
  };
  const save = (name: string, field: keyof DashboardListing) =>
    http.patch(`*/api/${name}/:id`, async ({ request }) => {
      const body: Partial<DashboardListing> = JSON.parse(await request.text());
      sent.push({ path: name, body });
      row = { ...row, [field]: body[field] };
      return HttpResponse.json(row);
    });
  server.use(
    http.get('*/api/dashboard-listings/all', ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json([row], { headers: { 'content-range': 'dashboard-listings 0-0/1' } });
    }),
    save('update-step-in-process', 'step_in_process'),
    save('update-note-status', 'note_status'),
    save('update-re-engage-date', 'date_to_re_engage'),
  );
});

const area = { role: 'employee', basename: '' } as const;

const open = (at = '/dashboard') =>
  renderShell(
    [
      {
        path: '/dashboard',
        element: (
          <AreaContext value={area}>
            <WorkTable />
          </AreaContext>
        ),
      },
    ],
    at,
  );

it('moves a client to another step in place, at once, and takes it back', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Step of Hannah Okafor: Links sent' }));
  const menu = await screen.findByRole('menu', { name: 'Move Hannah Okafor to' });
  expect(within(menu).getByRole('menuitemradio', { name: 'Links sent' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Negotiating' }));
  await screen.findByRole('button', { name: 'Step of Hannah Okafor: Negotiating' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Step of Hannah Okafor: Links sent' });
  expect(sent.map(({ body }) => body)).toEqual([{ step_in_process: 'negotiating' }, { step_in_process: 'links_sent' }]);
});

it('says which date is overdue, and saves another one with Enter, none with Escape', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Re-engage date of Hannah Okafor: Nov 18.*, overdue$/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /^Re-engage date of Hannah Okafor/ }));
  const field = screen.getByLabelText('Re-engage date of Hannah Okafor');
  await userEvent.clear(field);
  await userEvent.type(field, '2026-12-01');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: /Dec 1/ });
  expect(sent).toEqual([{ path: 'update-re-engage-date', body: { date_to_re_engage: '2026-12-01' } }]);
});

it('shows the rows behind a figure', async () => {
  open('/dashboard?view=decide');
  expect((await screen.findByRole('button', { name: /^Decisions/ })).getAttribute('aria-pressed')).toBe('true');
  expect(asked[0]?.searchParams.get('filter')).toBe('{"to_decide_gte":1}');
});
