import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import * as roles from '../../../generated/roles.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInShell, signInAs } from '../../test/shell.tsx';
import { Updates } from './Updates.tsx';

withServer();

const entry = {
  id: 'one',
  client_id: 'c',
  kind: 'checklist_submitted',
  words: 'Checklist submitted',
  actor_name: null,
  target_kind: null,
  target_id: null,
  created_at: '2026-11-01T09:00:00Z',
};

it('what there is of updates stays when earlier ones do not come', async () => {
  await signInAs({ role: roles.client });
  server.use(
    http.get('*/api/timeline/:id', ({ request }) =>
      new URL(request.url).searchParams.has('before')
        ? HttpResponse.json({ title: 'x', status: 404, detail: 'Gone.' }, { status: 404 })
        : HttpResponse.json({ items: [entry], next: 'before-that' }),
    ),
  );
  renderInShell(<Updates />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier updates' }));
  expect(await screen.findByText('The earlier updates did not load.')).toBeDefined();
  expect(screen.getByText('Checklist submitted')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
