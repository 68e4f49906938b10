import { render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Payment } from '../../../generated/api.ts';
import { makeQueryClient } from '../../api/query.ts';
import { server, withServer } from '../../test/server.ts';
import { sampleOf } from '../../test/shell.tsx';
import { PaidApart } from './PaidApart.tsx';

withServer();

const upgrade: Payment = { ...sampleOf('Payment'), id: 'upgrade', kind: 'upgrade', user_id: 'u1', status: 'succeeded', amount: 40_000 };
const first: Payment = {
  ...upgrade,
  id: 'first',
  kind: 'package',
  receipt_number: 'FC-2026-00042',
  amount: 59_900,
  refunded_amount: 10_000,
  disputed_amount: 0,
};

function open(...payments: Payment[]) {
  server.use(http.get('*/api/payments', () => HttpResponse.json(payments, { headers: { 'Content-Range': `items 0-0/${payments.length}` } })));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <PaidApart payment={upgrade} name="Elena Marsh" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says of the refund of an upgrade that the first payment is another, and leads there', async () => {
  open(upgrade, first, { ...first, id: 'gone', status: 'refunded' });
  expect(await screen.findByText(/^Elena Marsh paid \$499\.00 more/)).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['FC-2026-00042, $499.00', expect.stringMatching(/payments\/first$/)],
  ]);
});
