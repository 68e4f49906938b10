import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { UrgentItem } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { AreaContext } from '../../kit/area/area.ts';
import { UrgentQueue } from './UrgentQueue.tsx';

withServer();
beforeEach(() => signInAs({ role: 'employee' }));

const open = () => renderInConsole([{ path: '/', element: <AreaContext value={{ role: 'employee', basename: '' }}>{<UrgentQueue />}</AreaContext> }], '/');
const item: UrgentItem = { ...sampleOf('UrgentItem'), user_id: 'c1', client_name: 'Hannah Okafor', kind: 'checklist_submitted', target_id: 'p1', count: 1 };

it('leads to the client by the name, and to the very thing that waits by its action', async () => {
  server.use(http.get('*/api/dashboard-listings/urgent', () => HttpResponse.json([item])));
  open();
  expect((await screen.findByRole('link', { name: 'Hannah Okafor' })).getAttribute('href')).toBe('/client-profiles/c1');
  expect(screen.getByRole('link', { name: 'Begin: Hannah Okafor' }).getAttribute('href')).toBe('/new-requests/c1');
});

it('says that what waits did not load, and comes back from it', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 409, detail: 'Not now' };
  server.use(http.get('*/api/dashboard-listings/urgent', () => HttpResponse.json(problem, { status: 409 })));
  open();
  await screen.findByText('Your to-dos did not load');
  expect(screen.queryByText('You’re all caught up')).toBeNull();
  server.use(http.get('*/api/dashboard-listings/urgent', () => HttpResponse.json([])));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You’re all caught up')).toBeDefined();
});
