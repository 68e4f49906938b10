import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Chat } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf } from '../../test/shell.tsx';
import { ClientMove } from './ClientMove.tsx';

withServer();

const chat: Chat = { ...sampleOf('Chat'), id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', client_status: 'waiting_on_advisor' };
const open = (shown: Chat) => renderShell([{ path: '/chats', element: <ClientMove chat={shown} /> }], '/chats');

it('says that nothing more is needed, and takes it back', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/chats/update-status-client/:id', async ({ request, params }) => {
      sent.push([params['id'], JSON.parse(await request.text())]);
      return HttpResponse.json(chat);
    }),
  );
  open(chat);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as resolved' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => sent)
    .toEqual([
      [chat.id, { status: 'up_to_date' }],
      [chat.id, { status: 'waiting_on_advisor' }],
    ]);
});

it('is not offered to a client who waits for nothing', () => {
  open({ ...chat, client_status: 'up_to_date' });
  expect(screen.queryByRole('button', { name: 'Mark as resolved' })).toBeNull();
});
