import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Role } from '../../../generated/api.ts';
import { exampleRule, shownWorksheet } from '../../../tests/support/worksheets.ts';
import { draftsInMemory } from '../../../engine/web/fixture/drafts.ts';
import { renderResource } from '../../test/resource.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';

withServer();
const drafts = draftsInMemory();
const role: Role = 'admin';
beforeEach(() => signInAs({ role }));

/** The admin's contract-made screens of one resource, with what replaces their parts. */
function open(segment: string, below = '') {
  renderResource(segment, role, below);
  return userEvent.setup({ delay: null });
}

const list = (rows: readonly object[]) => HttpResponse.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length - 1}/${rows.length}` } });
const offer = { ...sampleOf('Package'), package_identifier: 'guided-search', name: 'Guided Search' };

it('shows above an answer what was written last, and keeps the answer of a form that was closed by mistake', async () => {
  drafts.keep();
  const request = { ...sampleOf('SupportRequest'), id: 's1', name: 'Nora Quill', message: 'My coupon does not work.', status: 'in_progress' };
  const entry = { ...sampleOf('SupportEntry'), author_name: 'Nora Quill', status: null };
  server.use(
    http.get('*/api/support-requests', () => list([request])),
    http.get('*/api/support-requests/:id', () => HttpResponse.json(request)),
    http.get('*/api/support-requests/:id/timeline', () =>
      HttpResponse.json({
        items: [
          { ...entry, id: 'e1', kind: 'answer', text: 'Which coupon is it?' },
          { ...entry, id: 'e2', kind: 'written_back', text: 'It is BLACKFRIDAY.' },
        ],
      }),
    ),
  );
  const user = open('support-requests', '/s1?act=answer');
  const form = within(await screen.findByRole('dialog', { name: 'Answer' }));
  expect(await within(await form.findByRole('region', { name: 'Nora Quill wrote' })).findByText('It is BLACKFRIDAY.')).toBeDefined();
  await user.type(form.getByRole('textbox', { name: 'Answer' }), 'It ended on Friday.');
  await waitFor(() => expect(drafts.kept.get('answerSupportRequest s1')).toEqual({ typed: { text: 'It ended on Friday.' } }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByDisplayValue('It ended on Friday.')).toBeDefined();
});

it('names the package that was paid for', async () => {
  server.use(
    http.get('*/api/payments', () => list([{ ...sampleOf('Payment'), id: 'p1', package_identifier: 'guided-search' }])),
    http.get('*/api/packages', () => list([offer])),
  );
  open('payments');
  expect(await screen.findByText('Guided Search')).toBeDefined();
});

it('asks again for the packages of a coupon where they did not load', async () => {
  server.use(http.get('*/api/packages', () => HttpResponse.json({ title: 'Down' }, { status: 400 })));
  const user = open('coupons', '/create');
  const message = await screen.findByText('The packages did not load. We keep your selection.');
  server.use(http.get('*/api/packages', () => list([offer])));
  await user.click(within(message.parentElement?.parentElement ?? document.body).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Guided Search' })).toBeDefined();
});

it('sends the files chosen for a complaint along with it, and waits until they have arrived', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/complaint-categories', () => list([{ ...sampleOf('ComplaintCategory'), id: 'price', name: 'Price' }])),
    http.post('*/api/files', async () => {
      await arrived;
      return HttpResponse.json({ ...sampleOf('StoredFile'), id: 'f1', file_name: 'quote.pdf' }, { status: 201 });
    }),
    http.post('*/api/complaints', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...sampleOf('Complaint'), id: 'k1' }, { status: 201 });
    }),
  );
  const user = open('complaints', '/create');
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'The price rose');
  await user.type(screen.getByRole('textbox', { name: 'What happened' }), 'By 400 dollars since Monday.');
  await user.click(screen.getByRole('combobox', { name: 'Category' }));
  await user.click(await screen.findByRole('option', { name: 'Price' }));
  const files = await screen.findByRole('group', { name: 'Attachments' });
  const input = files.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  await user.upload(input, new File(['x'], 'quote.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Create complaint' }));
  expect(await within(files).findByText('Wait for the uploads to finish, or remove the files.')).toBeDefined();
  expect(sent).toEqual([]);
  arrive();
  await waitFor(() => expect(within(files).queryByText('Wait for the uploads to finish, or remove the files.')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Create complaint' }));
  await waitFor(() => expect(sent).toMatchObject([{ subject: 'The price rose', category: 'price', attachment_ids: ['f1'] }]));
});

it('puts the photos of a listing in order and takes one out, and leaves them alone where nobody does', async () => {
  const photos = ['p1', 'p2', 'p3'].map((id) => ({ id, url: `/${id}.jpg`, preview_url: `/${id}-small.jpg` }));
  const listing = { ...sampleOf('Listing'), id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', photos };
  const sent: (readonly [string, unknown][])[] = [];
  server.use(
    http.get('*/api/listings/:id', () => HttpResponse.json(listing)),
    http.patch('*/api/listings/:id', async ({ request }) => {
      sent.push([...(await request.formData())].filter(([name]) => name !== 'version'));
      return HttpResponse.json(listing);
    }),
  );
  const user = open('listings', `/${listing.id}/edit`);
  const trim = await screen.findByRole('textbox', { name: 'Trim' });
  await user.clear(trim);
  await user.type(trim, 'XSE');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([[['trim', 'XSE']]]));

  // Saved, it shows the record; its form is opened once more.
  cleanup();
  open('listings', `/${listing.id}/edit`);
  await user.click(await screen.findByRole('button', { name: 'Move Photo 3 earlier' }));
  await user.click(screen.getByRole('button', { name: 'Remove Photo 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[1]).toContainEqual(['photo_order', '["p3","p2"]']));
});

it('shows beside a worksheet how its price adds up', async () => {
  const sheet = { ...sampleOf('OtdWorksheet'), id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', ...shownWorksheet({ selling_price: 3_000_000 }, exampleRule) };
  server.use(
    http.get('*/api/otd-worksheets', () => list([sheet])),
    http.get('*/api/otd-worksheets/:id', () => HttpResponse.json(sheet)),
  );
  open('otd-worksheets', `/${sheet.id}`);
  const aside = within(await screen.findByRole('region', { name: 'How the price adds up' }));
  expect((await aside.findByText('Out the Door')).nextElementSibling?.textContent).toBe('$32,250.00');
  expect(aside.getByText('Example rule')).toBeDefined();
});

it.each([
  ['the refund where something is due', 29_950, 'Refund…'],
  ['declining where nothing is', 0, 'Decline'],
])('a refund request puts first %s, and repeats no reason', async (_name, entitled, first) => {
  const request = {
    ...sampleOf('RefundRequest'),
    id: 'r1',
    status: 'requested',
    entitled,
    answer_by: '2099-01-01T15:00:00.000Z',
    reason: 'I bought from a friend.',
  };
  server.use(
    http.get('*/api/refund-requests/r1', () => HttpResponse.json(request)),
    http.get('*/api/refund-requests', () => list([request])),
    http.get('*/api/payments/:id', () => HttpResponse.json(sampleOf('Payment'))),
  );
  open('refund-requests', '/r1');
  const next = await screen.findByRole('region', { name: 'Next' });
  await within(next).findByRole('button', { name: 'Refund…' });
  await within(next).findByRole('button', { name: first });
  const filled = within(next)
    .getAllByRole('button')
    .filter(({ className }) => className.includes('contained'));
  expect(filled.map(({ textContent }) => textContent)).toEqual([first]);
  expect(screen.getByRole('button', { name: 'Decline' })).toBeDefined();
  expect(screen.getAllByText('I bought from a friend.')).toHaveLength(1);
});
