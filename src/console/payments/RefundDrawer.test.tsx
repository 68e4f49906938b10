import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Payment, PaymentCase, RefundQuote } from '../../../generated/api.ts';
import { renderResource } from '../../test/resource.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';

withServer();

const payment: Payment = {
  ...sampleOf('Payment'),
  id: 'p1',
  user_id: 'u1',
  status: 'succeeded',
  amount: 99_900,
  refunded_amount: 0,
  disputed_amount: 0,
  dispute_id: null,
};
const quote: RefundQuote = { ...sampleOf('RefundQuote'), percent: 100, amount: 99_900, words: 'A full refund is due.', refunded: 0 };
const page = (rows: readonly object[]) => HttpResponse.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length}/${rows.length}` } });

async function openPayment(disputes: readonly PaymentCase[], shown: Payment = payment) {
  await signInAs({ role: 'admin' });
  server.use(
    http.get('*/api/payments/p1', () => HttpResponse.json(shown)),
    http.get('*/api/payments', () => page([payment])),
    http.get('*/api/payments/p1/refund', () => HttpResponse.json(quote)),
    http.get('*/api/refund-requests', () => page([])),
    http.get('*/api/payment-cases', () => page(disputes)),
  );
  renderResource('payments', 'admin', '/p1');
}

async function openRefund(disputes: readonly PaymentCase[]) {
  await openPayment(disputes);
  await userEvent.click(await screen.findByRole('button', { name: /^Refund/ }));
}

const dispute: PaymentCase = { ...sampleOf('PaymentCase'), id: 'c1', payment_id: 'p1', kind: 'dispute', status: 'answer_due', amount: 99_900 };

it('has no refund in the head of a disputed payment: its next step is the case', async () => {
  await openPayment([dispute], { ...payment, dispute_id: 'c1' });
  expect((await screen.findByRole('link', { name: 'Open case' })).getAttribute('href')).toMatch(/payment-cases\/c1$/);
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

// A row of the list doesn't know of the dispute, nor does a page that was opened before it came.
it('offers no refund of a payment that the bank has not decided about, and leads to its case', async () => {
  await openRefund([dispute]);
  expect(await screen.findByText('The bank is deciding on $999.00')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open case' }).getAttribute('href')).toMatch(/payment-cases\/c1$/);
  expect(screen.queryByText('A full refund is due.')).toBeNull();
});

it('refunds once the bank has decided', async () => {
  await openRefund([{ ...dispute, status: 'won' }]);
  expect(await screen.findByText('A full refund is due.')).toBeDefined();
});
