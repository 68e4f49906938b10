import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { BidInvitation, BidRequest, Role } from '../../../generated/api.ts';
import { askAboutLineForm } from '../../../generated/forms.ts';
import { renderResource } from '../../test/resource.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { bidRowMessages } from '../../features/bids/row-messages.ts';
import { messages } from './messages.ts';

withServer();
const role: Role = 'employee';

const ids = ['01998a3e-6c1f-7d30-9f52-3d1c5b7a9e11', '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e12'] as const;
const names = ['Keller Toyota', 'Northgate Toyota'] as const;
const request: BidRequest = { ...sampleOf('BidRequest'), id: 'r1', status: 'open', answered: 2 };
const [sample] = sampleOf('ClientBids').bids;
const dealers: BidInvitation[] = ids.map((dealer_id, index) => ({
  ...sampleOf('BidInvitation'),
  dealer_id,
  dealer_name: names[index] ?? '',
  bids: sample ? [{ ...sample.bid, id: `b${index}`, missing: [], comparable_otd: 3_900_000 + index, lines: { ...sample.bid.lines, doc_fee: 38_700 } }] : [],
}));

/** Opens the desk; what is called besides is served by the test. */
async function open() {
  await signInAs({ role });
  server.use(
    http.get('*/api/bid-requests/r1', () => HttpResponse.json(request)),
    http.get('*/api/bid-requests/r1/dealers', () => HttpResponse.json(dealers)),
    http.get('*/api/otd-worksheets/fee-medians', () => HttpResponse.json([{ kind: 'doc_fee', amount: 25_000, worksheets: 9 }])),
    http.get('*/api/dealers', () =>
      HttpResponse.json(
        ids.map((id, index) => ({ ...sampleOf('Dealer'), id, name: names[index] })),
        { headers: { 'Content-Range': 'dealers 0-1/2' } },
      ),
    ),
  );
  renderResource('bid-requests', role, '/r1');
  const user = userEvent.setup({ delay: null });
  await screen.findByRole('checkbox', { name: messages.choose(names[1]) });
  return user;
}

it('publishes the prices that are chosen on the desk, and asks for them no second time', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/bid-requests/r1/preview', () => HttpResponse.json({ bids: sampleOf('ClientBids'), problem: 'Guided Search includes 3 prices.' })),
    http.post('*/api/bid-requests/r1/publish', async ({ request: call }) => {
      sent.push(await call.json());
      return HttpResponse.json(request);
    }),
  );
  const user = await open();
  await user.click(screen.getByRole('checkbox', { name: messages.choose(names[1]) }));
  // What stands against it, and what the client would see, before anything is published.
  expect(await screen.findByText('Guided Search includes 3 prices.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: messages.preview }));
  const preview = within(await screen.findByRole('dialog', { name: messages.previewOf(request.client_name) }));
  expect(preview.getByText(messages.savedSoFar)).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: messages.publish(1) }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText(names[1])).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Publish prices' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ dealer_ids: [ids[1]] })]));
});

it('marks a fee above the median, asks its dealer about that line by keys, and opens what came with a price', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/bid-requests/r1/ask', async ({ request: call }) => {
      sent.push(await call.json());
      return HttpResponse.json(request);
    }),
  );
  const user = await open();
  const table = within(screen.getByRole('region', { name: messages.title }));
  expect(await table.findAllByText(bidRowMessages.median('$250.00'))).toHaveLength(2);
  expect(table.getAllByRole('button', { name: new RegExp(sampleOf('StoredFile').file_name) }).length).toBeGreaterThan(0);
  await user.click(within(table.getByRole('row', { name: /^(≠ ?)?Doc fee/ })).getAllByRole('cell')[1] ?? document.body);
  screen.getByRole('region', { name: messages.title }).focus();
  await user.keyboard('a');
  const form = within(await screen.findByRole('dialog'));
  expect((await form.findByLabelText<HTMLInputElement>(askAboutLineForm.line.label)).value).toBe('Doc fee');
  await user.type(form.getByLabelText(askAboutLineForm.question.label), 'Can you do less?');
  await user.click(form.getByRole('button', { name: 'Ask about a line' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ dealer_id: ids[1], line: 'Doc fee', question: 'Can you do less?' })]));
});
