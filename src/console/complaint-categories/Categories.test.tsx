// What complaints can be about, as an admin keeps it: each change is saved at once; what complaints use says where they move first.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ComplaintCategory, Role } from '../../../generated/api.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { signInAs } from '../../test/shell.tsx';
import CategoriesSection from './CategoriesSection.tsx';
import ComplaintCategoriesPage from '../pages/ComplaintCategoriesPage.tsx';

withServer();

const at = '2026-11-21T10:00:00.000Z';
let categories: ComplaintCategory[];
let sent: unknown[];

beforeEach(() => {
  sent = [];
  categories = (
    [
      ['advisor', 'My advisor', 41],
      ['delay', 'Delay', 64],
      ['other', 'Other', 12],
      ['new', 'Paperwork', 0],
    ] as const
  ).map(([id, name, complaints], index) => ({ id, name, complaints, position: index + 1, created_at: at, updated_at: at, version: 1 }));
  server.use(
    http.get('*/api/complaint-categories', () => HttpResponse.json(categories, { headers: { 'Content-Range': 'complaint-categories 0-3/4' } })),
    http.post('*/api/complaint-categories', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ title: 'Not valid', status: 422, errors: { name: 'There’s already a category called Delay.' } }, { status: 422 });
    }),
    http.patch<{ id: string }, Partial<ComplaintCategory>>('*/api/complaint-categories/:id', async ({ params, request }) => {
      const body = await request.json();
      sent.push([params.id, body]);
      categories = categories
        .map((one) => (one.id === params.id ? { ...one, ...body, version: one.version + 1 } : one))
        .toSorted((one, other) => one.position - other.position);
      return HttpResponse.json(categories.find((one) => one.id === params.id));
    }),
    http.delete<{ id: string }>('*/api/complaint-categories/:id', ({ params, request }) => {
      sent.push([params.id, new URL(request.url).searchParams.get('move_to')]);
      const removed = categories.find((one) => one.id === params.id);
      categories = categories.filter((one) => one !== removed);
      return HttpResponse.json(removed);
    }),
  );
});

async function show(role: Role = 'admin') {
  await signInAs({ role });
  const element = <AreaContext value={{ role, basename: '' }}>{role === 'admin' ? <CategoriesSection /> : <ComplaintCategoriesPage />}</AreaContext>;
  renderInConsole([{ path: '/complaint-categories', element }], '/complaint-categories');
  await screen.findByRole('group', { name: /In the client’s form$/ });
}

const offered = () =>
  within(screen.getByRole('group', { name: /In the client’s form$/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('says how many complaints use each, and shows advisors only what clients choose from', async () => {
  await show('employee');
  expect(offered()).toEqual(['My advisor', 'Delay', 'Other', 'Paperwork']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks where the complaints move before a category in use goes, and strikes it out meanwhile', async () => {
  await show();
  expect(screen.getByText('64 complaints')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Other' }));
  expect(screen.getByText('In use by 12 complaints. Move them before you remove it.')).toBeDefined();
  expect(screen.getByRole('deletion').textContent).toBe('Other');
  // Not the category that advisors do not see, though it is the first.
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Move to' }).value).toBe('delay');
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('deletion')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Other' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Other' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move 12 and remove' }));
  expect(await screen.findByText('12 complaints moved to Delay. Category Other removed.')).toBeDefined();
  expect(sent).toEqual([['other', 'delay']]);
  await waitFor(() => expect(offered()).toEqual(['My advisor', 'Delay', 'Paperwork']));
});

it('removes at once what no complaint uses', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Paperwork' }));
  expect(await screen.findByText('Category Paperwork removed')).toBeDefined();
  expect(sent).toEqual([['new', null]]);
});

it('leads to the complaints that are kept from advisors, which never move together', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove My advisor' }));
  expect(screen.getByText('In use by 41 complaints that the client’s advisor can’t see. Change their categories before you remove it.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toContain('/complaints?');
  expect(screen.queryByRole('button', { name: /and remove$/ })).toBeNull();
});

it('is renamed in its row, with the version that was read; Escape leaves it as it was', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Rename Delay' }));
  await userEvent.keyboard('Slow{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename Delay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rename Delay' }));
  // What is there is selected, so that typing replaces it.
  await userEvent.keyboard('Waiting too long{Enter}');
  expect(await screen.findByText('Category renamed to Waiting too long')).toBeDefined();
  expect(sent).toEqual([['delay', { name: 'Waiting too long', version: 1 }]]);
  await waitFor(() => expect(offered()).toContain('Waiting too long'));
});

it('keeps what was typed where the name is taken', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.keyboard('delay{Enter}');
  expect(await screen.findByText('There’s already a category called Delay.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('delay');
  expect(sent).toEqual([{ name: 'delay' }]);
});
