import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Payment, RefundQuote, RefundRequest } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInShell, sampleOf, signInAs } from '../../test/shell.tsx';
import { RefundAsk } from './RefundAsk.tsx';

withServer();
beforeEach(() => signInAs({ role: 'client' }));

const payment: Payment = { ...sampleOf('Payment'), status: 'succeeded', amount: 59_900 };
const quote: RefundQuote = { ...sampleOf('RefundQuote'), percent: 50, amount: 29_950, words: 'Half is due.', refunded: 0 };
const asked: RefundRequest = { ...sampleOf('RefundRequest'), payment_id: payment.id, status: 'requested', answer: null };
const has = (...requests: RefundRequest[]) =>
  server.use(http.get('*/api/refund-requests', () => HttpResponse.json(requests, { headers: { 'Content-Range': `items 0-0/${requests.length}` } })));
const open = (apart = 0) => renderInShell(<RefundAsk payment={payment} quote={quote} apart={apart} />);

it('shows what the policy gives before the client asks, and sends their reason', async () => {
  has();
  const sent = vi.fn<(body: unknown) => void>();
  server.use(
    http.post('*/api/refund-requests', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(asked, { status: 201 });
    }),
  );
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Request a refund' }));
  expect(await screen.findByText(/Under the refund policy you get \$299\.50 back/)).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'I bought from a friend.' } });
  has(asked);
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ payment_id: payment.id, reason: 'I bought from a friend.' }));
  expect(await screen.findByText(/You requested a refund on/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
});

it('withdraws an open request, and shows the sentence of a declined one', async () => {
  has(asked);
  const withdrawn = vi.fn<() => void>();
  const answer = 'Your first out-the-door price is in, so nothing is due.';
  server.use(
    http.post('*/api/refund-requests/:id/withdraw', () => {
      withdrawn();
      has({ ...asked, status: 'declined', answer, answered_at: '2026-11-21T15:00:00.000Z' });
      return HttpResponse.json({ ...asked, status: 'withdrawn' });
    }),
  );
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByText(answer)).toBeDefined();
  expect(withdrawn).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Request a refund again' })).toBeDefined();
});

it('says before asking that a payment from before an upgrade is refunded apart', async () => {
  has();
  open(59_900);
  fireEvent.click(await screen.findByRole('button', { name: 'Request a refund' }));
  expect(await screen.findByText(/^That is for your last payment only\. You paid \$599\.00 before/)).toBeDefined();
});
