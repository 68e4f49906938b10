import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mayLeave } from '../../../engine/web/fixture/leave.ts';
import type { Message } from '../../../generated/api.ts';
import { forgetKept, openKept, whatWaits } from '../../kit/kept/kept.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../test/shell.tsx';
import { ChatThread } from './ChatThread.tsx';
import { stopSending } from './outbox/sender.ts';

withServer();

const id = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10';
const key = 'k'.repeat(43);
let kept: Message[] = [];
let reachable = true;
let calls = 0;

const messageOf = (seq: number, more: Partial<Message> = {}): Message => ({
  message_id: `01998a3e-6c1f-7d30-9f52-${String(seq).padStart(12, '0')}`,
  chat_id: id,
  seq,
  sender_id: null,
  sender_name: 'Maria Delgado',
  sender_role: 'employee',
  text: `message ${seq}`,
  attachments: [],
  sent_at: '2026-11-20T10:00:00.000Z',
  ...more,
});

beforeEach(() => {
  stopSending();
  kept = [messageOf(1)];
  reachable = true;
  calls = 0;
  server.use(
    http.get('*/api/auth/get/me/device-key', () => HttpResponse.json({ key })),
    http.get(`*/api/chats/${id}`, () =>
      HttpResponse.json({ chat: { ...sampleOf('Chat'), id, unread: 0, last_seq: kept.length }, messages: { items: kept, next: null }, threads: [] }),
    ),
    http.post<never, { message_id: string; text: string }>('*/api/chats/send', async ({ request }) => {
      calls += 1;
      if (!reachable) return HttpResponse.error();
      const { message_id, text } = await request.json();
      if (text === 'refused') return HttpResponse.json({ title: 'Refused', status: 422, detail: 'These words are not taken.' }, { status: 422 });
      const message = messageOf(kept.length + 1, { message_id, text, sender_role: 'client' });
      kept = [...kept, message];
      return HttpResponse.json(message, { status: 201 });
    }),
  );
});

const open = () => renderShell([{ path: '/', element: <ChatThread id={id} reader="client" Header={() => null} /> }], '/');
const box = () => screen.findByLabelText('Write a message');
async function write(text: string) {
  fireEvent.change(await box(), { target: { value: text } });
  const send = screen.getByRole('button', { name: 'Send' });
  await waitFor(() => expect(send).toHaveProperty('disabled', false));
  fireEvent.click(send);
}

it('of a chat that is not there says so, and asks nobody to try again', async () => {
  server.use(
    http.get(`*/api/chats/${id}`, () => HttpResponse.json({ title: 'Not found', status: 404, detail: 'We can’t find this record.' }, { status: 404 })),
  );
  open();
  expect(await screen.findByText('Chat not found')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByText(/Nothing you wrote is lost/)).toBeNull();
});

describe('a message', () => {
  it('that cannot be sent waits, survives a reload, and is sent once and in order when the connection is back', async () => {
    const person = await signInAs({ role: 'client' });
    reachable = false;
    const first = open();
    await write('one');
    await write('two');
    await waitFor(() => expect(screen.getAllByText('Waiting to send')).toHaveLength(2));
    expect(await whatWaits(person.id)).toBe(2);
    first.unmount();
    stopSending();

    open();
    await waitFor(() => expect(screen.getAllByText('Waiting to send')).toHaveLength(2));
    reachable = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
    expect(kept.map(({ text }) => text)).toEqual(['message 1', 'one', 'two']);
    expect(await whatWaits(person.id)).toBe(0);
  });

  it('that waits is told of while the device’s store is locked: after a reload without a network its writer does not write it twice', async () => {
    await signInAs({ role: 'client' });
    reachable = false;
    const first = open();
    await write('one');
    await screen.findByText('Waiting to send');
    first.unmount();
    stopSending();
    // A new page knows no key, and the server is out of reach.
    await signInAs({ role: 'client', id: '01900000-0000-7000-8000-000000000002' });
    const other = open();
    await openKept('01900000-0000-7000-8000-000000000002');
    other.unmount();
    server.use(http.get('*/api/auth/get/me/device-key', () => HttpResponse.error()));
    const person = await signInAs({ role: 'client' });
    open();
    expect(await screen.findByText('1 message waits on this device. We send it when you’re back online.')).toBeDefined();
    await forgetKept(person.id);
  });

  it('that is refused says why, lets the next one go first, and can be deleted', async () => {
    await signInAs({ role: 'client' });
    open();
    await write('refused');
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent. These words are not taken.');
    await write('next');
    await waitFor(() => expect(kept.map(({ text }) => text)).toEqual(['message 1', 'next']));
    expect(calls).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('refused')).toBeNull());
  });
});

describe('a draft', () => {
  it('survives a reload, and leaves with its person', async () => {
    const person = await signInAs({ role: 'client' });
    const first = open();
    // As a reader does who begins to write a moment after the chat has opened: the device's store is open by then.
    await openKept(person.id);
    fireEvent.change(await box(), { target: { value: 'half a thought' } });
    expect(mayLeave()).toBe(false);
    first.unmount();
    await waitFor(() => expect(mayLeave()).toBe(true));
    const second = open();
    await waitFor(async () => expect(await box()).toHaveProperty('value', 'half a thought'));
    second.unmount();
    await forgetKept(person.id);

    await signInAs({ role: 'client', id: '01900000-0000-7000-8000-000000000002' });
    const third = open();
    await openKept('01900000-0000-7000-8000-000000000002');
    expect(await box()).toHaveProperty('value', '');
    third.unmount();
    await signInAs({ role: 'client' });
    open();
    expect(await box()).toHaveProperty('value', '');
  });
});

describe('a conversation', () => {
  /** jsdom has no layout: the list is 2000 px high and shows 500 of them, and each message is where the test says. */
  function scrolledUp(): HTMLElement {
    const log = screen.getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 2000 }, clientHeight: { value: 500 } });
    log.scrollTop = 300;
    fireEvent.scroll(log);
    return log;
  }

  it('shows one’s own message though its writer reads further up, and does not count it as new', async () => {
    await signInAs({ role: 'client' });
    open();
    await screen.findByText('message 1');
    const log = scrolledUp();
    await write('my own');
    await waitFor(() => expect(log.scrollTop).toBe(2000));
    await waitFor(() => expect(kept).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /new message/ })).toBeNull();
  });

  it('keeps what is read in its place when older messages come before it', async () => {
    kept = [messageOf(3), messageOf(4)];
    server.use(
      http.get(`*/api/chats/${id}`, () => HttpResponse.json({ chat: { ...sampleOf('Chat'), id, unread: 0 }, messages: { items: kept, next: 3 }, threads: [] })),
      http.get(`*/api/chats/${id}/messages`, () => HttpResponse.json({ items: [messageOf(1), messageOf(2)], next: null })),
    );
    await signInAs({ role: 'client' });
    open();
    await screen.findByText('message 3');
    const log = scrolledUp();
    // Each message is 100 px high, and what has been scrolled by lies above.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      const index = [...log.querySelectorAll('[data-seq]')].indexOf(this);
      return new DOMRect(0, this === log ? 0 : index * 100 + 350 - log.scrollTop, 300, 100);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
    await screen.findByText('message 1');
    expect(log.scrollTop).toBe(500);
  });

  it('marks what is new, and shows a picture as one', async () => {
    const picture = { ...sampleOf('StoredFile'), id: 'f1', file_name: 'car.jpg', content_type: 'image/jpeg', has_preview: true };
    kept = [messageOf(1), messageOf(2, { attachments: [picture] })];
    server.use(
      http.get(`*/api/chats/${id}`, () =>
        HttpResponse.json({ chat: { ...sampleOf('Chat'), id, unread: 1, client_read_seq: 1 }, messages: { items: kept, next: null }, threads: [] }),
      ),
      http.get('*/api/files/f1/address', () =>
        HttpResponse.json({ url: '/picture.jpg', file_name: 'car.jpg', expires_at: new Date(Date.now() + 3_600_000).toISOString() }),
      ),
    );
    await signInAs({ role: 'client' });
    open();
    const divider = await screen.findByRole('separator', { name: 'New' });
    expect(divider.compareDocumentPosition(screen.getByText('message 2'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await screen.findByRole('button', { name: 'Open car.jpg' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open car.jpg' }).querySelector('img')?.getAttribute('src')).toBe('/picture.jpg'));
  });
});

describe('for staff', () => {
  const note = { ...sampleOf('ChatNote'), chat_id: id, after_seq: 1, text: 'They will move on price.', author_name: 'Oliver Brandt' };
  const staff = {
    Tools: () => <button type="button">Replies</button>,
    NoteComposer: () => <p>Note composer</p>,
    Note: ({ note: { text } }: { note: { text: string } }) => <p role="note">{text}</p>,
    unready: (text: string) => (text.includes('{') ? 'Fill it in.' : undefined),
  };
  beforeEach(async () => {
    await signInAs({ role: 'employee' });
    server.use(
      http.get(`*/api/chats/${id}`, () =>
        HttpResponse.json({
          chat: { ...sampleOf('Chat'), id, client_name: 'Hannah Okafor', unread: 0, last_seq: kept.length },
          messages: { items: kept, notes: [note], next: null },
          threads: [],
        }),
      ),
    );
    renderShell([{ path: '/', element: <ChatThread id={id} reader="employee" Header={() => null} staff={staff} /> }], '/');
  });

  it('notes stand between the messages, and are written in a place of their own', async () => {
    const shown = await screen.findByRole('note');
    expect(shown.textContent).toBe(note.text);
    expect(shown.compareDocumentPosition(screen.getByText('message 1'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.getByRole('button', { name: 'To Hannah' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Staff note' }));
    expect(await screen.findByText('Note composer')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  });

  it('a reply with a field that is not filled in stays', async () => {
    await write('Hi {car}');
    await screen.findByText('Fill it in.');
    expect(await box()).toHaveProperty('value', 'Hi {car}');
    expect(calls).toBe(0);
  });
});
