// A category may be removed while a client writes: they are told at the field, and keep what they typed.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, signInAs } from '../../test/shell.tsx';
import LaunchComplaint from './LaunchComplaint.tsx';

withServer();

const gone = 'This category was removed. Choose another one.';
const category = (id: string, name: string) => ({
  id,
  name,
  position: 1,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
  version: 1,
});

it('offers what is left once the server refuses a category, and sends the rest as it was typed', async () => {
  let left = [category('delay', 'Waiting too long'), category('other', 'Something else')];
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/complaint-categories/all', () => HttpResponse.json(left)),
    http.post('*/api/complaints', async ({ request }) => {
      sent.push(await request.json());
      left = left.slice(1);
      return HttpResponse.json({ title: 'Not valid', status: 422, detail: 'Fix 1 field to continue.', errors: { category: gone } }, { status: 422 });
    }),
  );
  await signInAs({ role: 'client' });
  renderShell([{ path: '/', element: <AreaContext value={{ role: 'client', basename: '' }}>{<LaunchComplaint />}</AreaContext> }], '/');
  await screen.findByRole('option', { name: 'Waiting too long' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'delay');
  await userEvent.type(screen.getByRole('textbox', { name: /^Subject/ }), 'No answer');
  await userEvent.type(screen.getByRole('textbox', { name: /^What happened/ }), 'I wait since Monday.');
  await userEvent.click(screen.getByRole('button', { name: 'Send complaint' }));
  expect((await screen.findAllByText(gone)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Waiting too long' })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ }).value).toBe('No answer');
  // Sent again as it is, it is told before anything leaves.
  await userEvent.click(screen.getByRole('button', { name: 'Send complaint' }));
  expect((await screen.findAllByText(gone)).length).toBeGreaterThan(0);
  expect(sent).toHaveLength(1);
});

it('says that the categories did not load, and loads them when asked', async () => {
  let works = false;
  server.use(
    http.get('*/api/complaint-categories/all', () =>
      works ? HttpResponse.json([category('delay', 'Waiting too long')]) : new HttpResponse(null, { status: 404 }),
    ),
  );
  await signInAs({ role: 'client' });
  renderShell([{ path: '/', element: <AreaContext value={{ role: 'client', basename: '' }}>{<LaunchComplaint />}</AreaContext> }], '/');
  await screen.findByText('The categories did not load.');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Waiting too long' })).toBeDefined();
});
