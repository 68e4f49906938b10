import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { policyKept } from '../../../domain/refund-policy.ts';
import { quoteRefund } from '../../../domain/refunds.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import ClosingClient from '../overrides/client-profiles/remove.tsx';

withServer();
beforeEach(() => signInAs({ role: 'admin' }));

const client = { id: '01900000-0000-7000-8000-0000000000c1', role: 'client' };
const paid = (id: string, changes: object = {}) => ({ ...sampleOf('Payment'), id, status: 'succeeded', amount: 59_900, user_id: client.id, ...changes });
const list = (rows: readonly object[]) => HttpResponse.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length - 1}/${rows.length}` } });
const started = quoteRefund(59_900, { ...policyKept(null), started: { at: '2026-11-12T12:00:00.000Z', by: 'search' }, done: null });

function open(rows: readonly object[], record: object = client) {
  server.use(
    http.get('*/api/payments', () => list(rows)),
    http.get('*/api/packages/all', () =>
      HttpResponse.json([{ ...sampleOf('Package'), name: 'Guided Search', package_identifier: sampleOf('Payment').package_identifier }]),
    ),
    http.get('*/api/payments/:id/refund', () => HttpResponse.json(started)),
  );
  renderInConsole([{ path: '/', element: <ClosingClient record={{ id: client.id, ...record }} /> }], '/');
}

it('says what the refund policy still gives of each payment, and that closing refunds none of it', async () => {
  open([
    paid('01900000-0000-7000-8000-0000000000a1'),
    paid('01900000-0000-7000-8000-0000000000a2'),
    paid('01900000-0000-7000-8000-0000000000a3', { status: 'refunded' }),
  ]);
  expect(await screen.findByText('The refund policy still gives $599.00. Closing refunds nothing: refund first, from the client’s payments.')).toBeDefined();
  const ladders = screen.getAllByRole('list', { name: 'Refund policy' });
  expect(ladders).toHaveLength(2);
  for (const ladder of ladders) expect(within(ladder).getByText('Now $299.50')).toBeDefined();
});

it('says so where nothing is due, and that it could not be read', async () => {
  open([paid('01900000-0000-7000-8000-0000000000a1')]);
  server.use(http.get('*/api/payments/:id/refund', () => HttpResponse.json({ ...started, amount: 0 })));
  expect(await screen.findByText('Nothing is due under the refund policy.')).toBeDefined();
});

it('asks again where the quote did not load', async () => {
  open([paid('01900000-0000-7000-8000-0000000000a1')]);
  server.use(http.get('*/api/payments/:id/refund', () => HttpResponse.json({ title: 'Down' }, { status: 400 })));
  expect(await screen.findByText('The refund policy did not load')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
