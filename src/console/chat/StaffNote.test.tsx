import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ChatNote, Role } from '../../../generated/api.ts';
import { ChatThread } from '../../features/chat/ChatThread.tsx';
import { AreaContext } from '../../kit/area/area.ts';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { staffParts } from './staffParts.ts';

withServer();

const id = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e01';
const message = { ...sampleOf('Message'), chat_id: id, seq: 1, text: 'Hello.' };
let notes: ChatNote[];
let mayEdit: boolean;

beforeEach(() => {
  mayEdit = true;
  server.use(
    http.get(`*/api/chats/${id}`, () =>
      HttpResponse.json({
        chat: { ...sampleOf('Chat'), id, client_name: 'Hannah Okafor', unread: 0, last_seq: 1 },
        messages: { items: [message], notes, next: null },
        threads: [],
      }),
    ),
    http.patch<{ note: string }, { text: string }>(`*/api/chats/${id}/notes/:note`, async ({ request, params }) => {
      if (!mayEdit) return HttpResponse.json({ type: 'about:blank', title: 'Not found', status: 404, detail: 'This note was deleted.' }, { status: 404 });
      const { text } = await request.json();
      notes = notes.map((note) => (note.note_id === params.note ? { ...note, text, edited_at: '2026-11-21T10:00:00.000Z' } : note));
      return HttpResponse.json(notes.find((note) => note.note_id === params.note));
    }),
    http.delete<{ note: string }>(`*/api/chats/${id}/notes/:note`, ({ params }) => {
      const gone = notes.find((note) => note.note_id === params.note);
      notes = notes.filter((note) => note !== gone);
      return HttpResponse.json(gone);
    }),
  );
});

async function open(writer: 'own' | 'colleague', role: Role = 'employee') {
  const user = await signInAs({ role });
  notes = [
    {
      ...sampleOf('ChatNote'),
      chat_id: id,
      after_seq: 1,
      author_id: writer === 'own' ? user.id : '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e77',
      author_name: 'Oliver Brandt',
      text: 'They will move on price.',
      edited_at: null,
    },
  ];
  const thread = <ChatThread id={id} reader={role} Header={() => null} staff={staffParts} />;
  renderInConsole([{ path: '/chats', element: <AreaContext value={{ role, basename: '' }}>{thread}</AreaContext> }], '/chats');
  return screen.findByRole('note', { name: 'Staff note' });
}

it('a note stands between the messages with who wrote it; a colleague’s is read only', async () => {
  expect(await open('colleague', 'admin')).toHaveProperty('textContent', expect.stringMatching(/^Staff note, Oliver Brandt, .*They will move on price\.$/));
  expect(screen.queryByRole('button', { name: 'Edit note' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete note' })).toBeNull();
});

it('one’s own is edited where it stands, by keyboard, and says so', async () => {
  await open('own');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit note' }));
  const box = await screen.findByRole('textbox', { name: 'Staff note' });
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Staff note' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit note' })));
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Staff note' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Staff note' }), 'They will not move.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.getByRole('note').textContent).toMatch(/, editedThey will not move\.$/));
  expect(screen.queryByText('They will move on price.')).toBeNull();
});

it('what the server refuses keeps what was typed, with the reason', async () => {
  await open('own');
  mayEdit = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Edit note' }));
  await screen.findByRole('textbox', { name: 'Staff note' });
  await userEvent.keyboard(' Maybe.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('This note was deleted.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Staff note' })).toHaveProperty('value', 'They will move on price. Maybe.');
});

it('one’s own is deleted after a question, and nothing of it stays', async () => {
  await open('own');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
  await screen.findByText('Delete this note?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete note' }).at(-1) ?? expect.unreachable());
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(notes).toEqual([]);
});
