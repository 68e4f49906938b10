// Refunding: the ladder's figure first, more only with a second word.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Payment, RefundQuote } from '../../../generated/api.ts';
import { Problem } from '../../../engine/web/problem.ts';
import { sampleOf } from '../../test/shell.tsx';
import { RefundForm } from './RefundForm.tsx';

const payment: Payment = { ...sampleOf('Payment'), amount: 89_910, refunded_amount: 0, status: 'succeeded', coupon_code: 'WELCOME10' };
const rungs = (current: number): RefundQuote['rungs'] => [
  { percent: 100, amount: 89_910, until: 'the first car', ended_at: '2026-10-21T12:00:00.000Z', is_current: current === 100 },
  { percent: 50, amount: 44_955, until: 'the first out-the-door worksheet', ended_at: null, is_current: current === 50 },
  { percent: 0, amount: 0, until: null, ended_at: null, is_current: current === 0 },
];
const nothingDue: RefundQuote = { percent: 0, amount: 0, words: 'The work is done once the first out-the-door worksheet is in.', refunded: 0, rungs: rungs(0) };
const halfDue: RefundQuote = { percent: 50, amount: 44_955, words: 'Half is due.', refunded: 0, rungs: rungs(50) };

function open(quote: RefundQuote, answer: () => Promise<void> = () => Promise.resolve()) {
  const onRefund = vi.fn(answer);
  render(<RefundForm payment={payment} quote={quote} name="Sofia Rinaldi" onRefund={onRefund} onClose={vi.fn()} />);
  return { user: userEvent.setup({ delay: null }), onRefund };
}
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Refund now' });
const kept = () => within(screen.getByLabelText('What remains')).getByText('We keep').nextSibling?.textContent;

it('begins with what the ladder gives, never with what was paid, and says why', () => {
  // Of another year a date has its year.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-22T15:00:00Z');
  open(nothingDue);
  expect(amount().value).toBe('0.00');
  expect(screen.getByText(nothingDue.words)).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'Refund policy' })).getByText('until the first car. That was Oct 21.')).toBeDefined();
  expect(kept()).toBe('$899.10');
  expect(screen.queryByRole('button', { name: /^Refund \$/ })).toBeNull();
});

it('hands on what is due at one press, to be asked by name and sum', async () => {
  const { user, onRefund } = open(halfDue);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'They bought elsewhere.');
  await user.click(screen.getByRole('button', { name: 'Refund $449.55' }));
  await waitFor(() => expect(onRefund).toHaveBeenCalledWith({ amount: 44_955, refunded_before: 0, reason: 'They bought elsewhere.' }, false));
});

it('asks a second time for more than is due: the difference, and the amount typed again', async () => {
  const { user, onRefund } = open(nothingDue);
  await user.clear(amount());
  await user.type(amount(), '200');
  expect(screen.getByText('$200.00 above the refund policy')).toBeDefined();
  expect(kept()).toBe('$699.10');
  await user.click(screen.getByRole('button', { name: 'Refund $200.00…' }));
  expect(await screen.findByText('Fill this in.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Our mistake.');
  await user.click(screen.getByRole('button', { name: 'Refund $200.00…' }));

  const second = within(await screen.findByRole('alertdialog', { name: 'Second confirmation' }));
  expect(second.getByText(/\$0\.00 is due under the refund policy\. This is \$200\.00 more\./)).toBeDefined();
  await user.click(second.getByRole('button', { name: 'Refund $200.00' }));
  expect(onRefund).not.toHaveBeenCalled();
  await user.type(second.getByRole('textbox', { name: 'Type the amount to confirm' }), '200.00');
  await user.click(second.getByRole('button', { name: 'Refund $200.00' }));
  await waitFor(() => expect(onRefund).toHaveBeenCalledWith({ amount: 20_000, refunded_before: 0, above_ladder: 20_000, reason: 'Our mistake.' }, true));
});

it('takes no more than was paid', async () => {
  const { user, onRefund } = open(halfDue);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Too much.');
  await user.clear(amount());
  await user.type(amount(), '899.11');
  expect(screen.getByText('Only $899.10 was paid.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Refund \$899\.11/ }));
  expect(onRefund).not.toHaveBeenCalled();
});

it('goes on from a part that was refunded before: it adds up, takes no more than is left, and says what it knows of', async () => {
  const { user, onRefund } = open({ ...halfDue, amount: 24_955, refunded: 20_000 });
  expect(screen.getByText('Already refunded').nextSibling?.textContent).toBe('−$200.00');
  expect(kept()).toBe('$449.55');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The rest.');
  await user.clear(amount());
  await user.type(amount(), '699.11');
  expect(screen.getByText('You can refund up to $699.10 of this payment.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Due, $249.55' }));
  await user.click(screen.getByRole('button', { name: 'Refund $249.55' }));
  await waitFor(() => expect(onRefund).toHaveBeenCalledWith({ amount: 24_955, refunded_before: 20_000, reason: 'The rest.' }, false));
});

it('puts what the server refuses at its field, and keeps what was typed and confirmed', async () => {
  const refusals = [
    new Problem('Something went wrong', { status: 422 }),
    new Problem('Fix the fields.', { status: 422, errors: { above_ladder: 'The refund policy gives more by now.' } }),
  ];
  const { user, onRefund } = open(nothingDue, () => Promise.reject(refusals.shift()));
  await user.clear(amount());
  await user.type(amount(), '200');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Our mistake.');
  await user.click(screen.getByRole('button', { name: 'Refund $200.00…' }));
  const second = within(await screen.findByRole('alertdialog', { name: 'Second confirmation' }));
  await user.type(second.getByRole('textbox', { name: 'Type the amount to confirm' }), '200');
  await user.click(second.getByRole('button', { name: 'Refund $200.00' }));
  expect(await screen.findByText('Something went wrong.')).toBeDefined();
  await user.click(second.getByRole('button', { name: 'Refund $200.00' }));
  expect(await screen.findByText('The refund policy gives more by now.')).toBeDefined();
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(amount().value).toBe('200.00');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Our mistake.');
  expect(onRefund).toHaveBeenCalledTimes(2);
});

it('answers a request: shows the client’s words, and ends the package unless the admin keeps it', async () => {
  const request = { ...sampleOf('RefundRequest'), reason: 'I bought from a friend.', entitled: 44_955 };
  const onRefund = vi.fn(() => Promise.resolve());
  render(<RefundForm payment={payment} quote={halfDue} request={request} name="Sofia Rinaldi" onRefund={onRefund} onClose={vi.fn()} />);
  const user = userEvent.setup({ delay: null });
  expect(screen.getByText('I bought from a friend.')).toBeDefined();
  expect(screen.getByText('The client reads this as your answer.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Thank you for trying us.');
  await user.click(screen.getByRole('button', { name: 'Refund $449.55' }));
  const sent = { amount: 44_955, refunded_before: 0, reason: 'Thank you for trying us.' };
  await waitFor(() => expect(onRefund).toHaveBeenCalledWith({ ...sent, ends_package: true }, false));
  await user.click(screen.getByRole('button', { name: 'Continues' }));
  await user.click(screen.getByRole('button', { name: 'Refund $449.55' }));
  await waitFor(() => expect(onRefund).toHaveBeenLastCalledWith(sent, false));
});
