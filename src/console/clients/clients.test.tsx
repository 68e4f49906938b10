import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderResource } from '../../test/resource.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import '../overrides/client-profiles/page.list.tsx';

withServer();

const asked: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get('*/api/users/clients/count', ({ request }) => HttpResponse.json({ count: new URL(request.url).searchParams.has('in_progress') ? 14 : 38 })),
    http.get('*/api/users/detail', ({ request }) => {
      asked.push(JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}'));
      return HttpResponse.json([{ ...sampleOf('User'), name: 'Hannah Okafor' }], { headers: { 'Content-Range': 'users 0-0/1' } });
    }),
  );
});

it('an advisor’s list begins with those whose work is not over, and shows all of them where asked', async () => {
  signInAs({ role: 'employee' });
  renderResource('client-profiles', 'employee');
  await screen.findByText('Hannah Okafor');
  expect(asked[0]).toEqual({ role: 'client', in_progress: true });
  expect((await screen.findByRole('button', { name: 'Active 14' })).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'All 38' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ role: 'client' }));
  await userEvent.click(screen.getByRole('button', { name: 'Active 14' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ role: 'client', in_progress: true }));
});

it('an admin’s begins with all clients', async () => {
  signInAs({ role: 'admin' });
  renderResource('client-profiles', 'admin');
  await screen.findByText('Hannah Okafor');
  expect(asked[0]).toEqual({ role: 'client' });
  expect(screen.queryByRole('button', { name: /^Active/ })).toBeNull();
});
