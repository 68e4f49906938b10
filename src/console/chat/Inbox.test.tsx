import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Chat, Employee, Role } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { AreaContext } from '../../kit/area/area.ts';
import StaffChats from './StaffChats.tsx';

withServer();

let filters: unknown[];
let chats: Chat[];
let total: number;

beforeEach(() => {
  filters = [];
  chats = [];
  total = 0;
  const maria: Employee = { ...sampleOf('Employee'), id: 'e1', name: 'Maria Delgado' };
  server.use(
    http.get('*/api/chats', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      filters.push(JSON.parse(asked.get('filter') ?? '{}'));
      const [, last = 0]: number[] = JSON.parse(asked.get('range') ?? '[]');
      return HttpResponse.json(chats.slice(0, last + 1), { headers: { 'Content-Range': `chats 0-${last}/${total}` } });
    }),
    http.get('*/api/employees', () => HttpResponse.json([maria], { headers: { 'Content-Range': 'employees 0-0/1' } })),
  );
});

const open = async (role: Role, at = '/chats') => {
  await signInAs({ role });
  renderInConsole([{ path: '/chats', element: <AreaContext value={{ role, basename: '' }}>{<StaffChats />}</AreaContext> }], at);
  return screen.findByRole('region', { name: 'Inbox' });
};

it('shows an admin the chats of one advisor', async () => {
  const inbox = await open('admin');
  await within(inbox).findByRole('option', { name: 'Maria Delgado' });
  await userEvent.selectOptions(within(inbox).getByLabelText('Whose chats'), 'Maria Delgado');
  await waitFor(() => expect(filters.at(-1)).toEqual({ employee_status: 'needs_reply', employee_id: 'e1' }));
});

it('asks an advisor not whose chats, and takes nobody else’s from the address', async () => {
  const inbox = await open('employee', '/chats?advisor=e1');
  await waitFor(() => expect(filters).toEqual([{ employee_status: 'needs_reply' }]));
  expect(within(inbox).queryByLabelText('Whose chats')).toBeNull();
});

it('says what each empty view waits for, and leads on to all chats', async () => {
  const inbox = await open('employee', '/chats?view=desk');
  await within(inbox).findByText('No chats with the desk');
  await userEvent.click(within(inbox).getByRole('button', { name: 'All chats' }));
  await within(inbox).findByText('No chats yet');
  expect(within(inbox).queryByText('No one is waiting for an answer')).toBeNull();
});

it('brings more chats than the first hundred', async () => {
  chats = Array.from({ length: 130 }, (_, index) => ({ ...sampleOf('Chat'), id: `c${index}`, client_name: `Client ${index}` }));
  total = chats.length;
  const inbox = await open('employee', '/chats?view=all');
  await waitFor(() => expect(inbox.querySelectorAll('li')).toHaveLength(100));
  await userEvent.click(within(inbox).getByText('Show 30 more'));
  await waitFor(() => expect(inbox.querySelectorAll('li')).toHaveLength(130));
});

it('is searched over all chats with what was found in bold, and shows those from before again', async () => {
  chats = [{ ...sampleOf('Chat'), id: 'c1', found_text: '…where is the title of the car?' }];
  const inbox = await open('employee');
  await waitFor(() => expect(filters).toEqual([{ employee_status: 'needs_reply' }]));
  await userEvent.click(within(inbox).getByRole('button', { name: 'Search chats' }));
  await userEvent.type(within(inbox).getByRole('searchbox', { name: 'Search chats' }), 'title');
  await waitFor(() => expect(filters.at(-1)).toEqual({ q: 'title' }));
  expect((await within(inbox).findByText('title')).tagName).toBe('B');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(filters.at(-1)).toEqual({ employee_status: 'needs_reply' }));
});
