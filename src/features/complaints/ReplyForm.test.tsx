// Replying to a complaint: a refusal loses nothing, a draft comes back, and a second note stays a note.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Role } from '../../../generated/api.ts';
import { draftsInMemory } from '../../../engine/web/fixture/drafts.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf } from '../../test/shell.tsx';
import { ReplyForm } from './ReplyForm.tsx';

withServer();
const { kept, keep: keepDrafts } = draftsInMemory();

const complaint = { ...sampleOf('Complaint'), id: 'c-1', status: 'in_progress' } as const;
const open = (reader: Role) => renderShell([{ path: '/', element: <ReplyForm complaint={complaint} reader={reader} /> }], '/');

it('shows a refusal at the text, keeps it, and sends it corrected', async () => {
  const user = userEvent.setup({ delay: null });
  const sent: unknown[] = [];
  const refusal = { title: 'Unprocessable', status: 422, detail: 'Fix the fields.', errors: { text: 'Leave the number out.' } };
  server.use(
    http.post('*/api/complaints/c-1/replies', async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1 ? HttpResponse.json(refusal, { status: 422 }) : HttpResponse.json(complaint, { status: 201 });
    }),
  );
  open('client');
  const text = screen.getByLabelText<HTMLTextAreaElement>('Your reply');
  await user.type(text, ' Call me ');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Leave the number out.')).toBeDefined();
  expect(text.value).toBe(' Call me ');
  expect(text.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(text.value).toBe(''));
  expect(sent[1]).toEqual({ text: 'Call me', attachment_ids: [] });
});

it('brings back what was typed before, and starts empty once it is sent, the next note still a note', async () => {
  const user = userEvent.setup({ delay: null });
  kept.set('reply c-1', { text: 'Ask the dealer', is_internal: true });
  keepDrafts();
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/complaints/c-1/replies', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(complaint, { status: 201 });
    }),
  );
  open('employee');
  expect(await screen.findByText('Restored what you typed.')).toBeDefined();
  const text = screen.getByLabelText<HTMLTextAreaElement>('Reply or note');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(text.value).toBe(''));
  expect(sent).toEqual([{ text: 'Ask the dealer', attachment_ids: [], is_internal: true }]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Staff only' }).checked).toBe(true);
  await waitFor(() => expect(kept.size).toBe(0));
  await user.type(text, 'They called');
  await waitFor(() => expect(kept.get('reply c-1')).toEqual({ text: 'They called', is_internal: true }));
});
