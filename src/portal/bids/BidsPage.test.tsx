import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Bid, ClientBids } from '../../../generated/api.ts';
import { todayHere } from '../../../engine/web/format.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../test/shell.tsx';
import { AreaContext } from '../../kit/area/area.ts';
import BidsPage from './BidsPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'client' }));

const sample = sampleOf('ClientBids');
function bidOf(id: string, given: Partial<Bid>): Bid {
  const [first] = sample.bids;
  if (!first) throw new Error('The contract has no sample of a bid.');
  return { ...first.bid, id, tax_rule: null, missing: [], filled: {}, ...given };
}
const northgate = { selling_price: 3_700_000, doc_fee: 38_700, title: 1_800, sales_tax: 160_640 };
const bids: ClientBids = {
  ...sample,
  asked: 5,
  answered: 4,
  round: 2,
  first_total: 4_063_130,
  first_at: '2026-11-16T15:12:00.000Z',
  best_total: 3_901_140,
  saved: 161_990,
  bids: [
    {
      dealer_name: 'Northgate Toyota',
      place: 'Dublin, OH',
      distance: 14,
      link_id: 'link-1',
      first_total: 4_063_130,
      revisions: 4,
      bid: bidOf('bid-1', { lines: northgate, total_otd: 3_901_140, comparable_otd: 3_901_140 }),
    },
    {
      dealer_name: 'Marlow Toyota',
      place: 'Marysville, OH',
      distance: 22,
      link_id: 'link-2',
      first_total: 3_950_000,
      revisions: 1,
      bid: bidOf('bid-2', {
        lines: { ...northgate, selling_price: 3_707_960, title: null },
        missing: ['title'],
        filled: { title: 1_800 },
        total_otd: 3_907_300,
        comparable_otd: 3_909_100,
      }),
    },
  ],
  declined: [{ dealer_name: 'Keystone Toyota', place: 'Newark, OH', reason: 'No RAV4 Hybrid before January.' }],
};
const serve = (answer: ClientBids) =>
  server.use(
    http.get('*/api/bids/:id', () => HttpResponse.json(answer)),
    http.get('*/api/links', () => HttpResponse.json([{ ...sampleOf('Link'), id: 'link-1', status: 'otd_received', total_otd: 3_901_140, version: 7 }])),
  );
const open = () =>
  renderShell(
    [
      {
        path: '/client/bids/:id',
        element: (
          <AreaContext value={{ role: 'client', basename: '/client' }}>
            <BidsPage />
          </AreaContext>
        ),
      },
    ],
    '/client/bids/one',
  );

describe('the bids for a car', () => {
  it('say who was asked, what it saves, and mark the line a dealer left out', async () => {
    serve(bids);
    open();
    expect(await screen.findByRole('heading', { name: '5 dealers asked, 4 answered' })).toBeDefined();
    expect(screen.getByText('↓ $1,619.90')).toBeDefined();
    expect(screen.getByText('Mon, Nov 16')).toBeDefined();
    expect(screen.getByText(/Marlow Toyota quoted \$39,073.00 but left out title/)).toBeDefined();
    expect(screen.getByText('Not given')).toBeDefined();
    expect(screen.getByText(/declined: No RAV4 Hybrid before January/)).toBeDefined();
  });

  it('are not asked for again where there are none', async () => {
    server.use(http.get('*/api/bids/:id', () => HttpResponse.json({ title: 'Not found', status: 404 }, { status: 404 })));
    open();
    expect(await screen.findByRole('heading', { name: 'Bids not found' })).toBeDefined();
    expect(screen.getByText('They may have been removed, or they aren’t yours to see.')).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/client/listings']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('are negotiated again with a target below the price and a note', async () => {
    serve(bids);
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/links/link-1/status', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...sampleOf('Link'), id: 'link-1', status: 'otd_requested' });
      }),
    );
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Negotiate again' }));
    const target = await screen.findByLabelText('Target price');
    fireEvent.change(target, { target: { value: '39,500' } });
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Negotiate again' }));
    press();
    expect(await screen.findByText('Enter less than $39,011.40, the price you have.')).toBeDefined();
    fireEvent.change(target, { target: { value: '38,500' } });
    fireEvent.change(screen.getByLabelText('Note to your advisor'), { target: { value: 'Signing on Saturday.' } });
    press();
    await waitFor(() => expect(sent).toEqual([{ status: 'otd_requested', version: 7, target_total: 3_850_000, remark: 'Signing on Saturday.' }]));
  });

  it.each([
    [3, '3 days left'],
    [1, '1 day left'],
    [0, 'Ends today'],
    [-1, 'Expired'],
  ])('say how long a price is good: its last day in %i days', async (days, said) => {
    const day = new Date(Date.parse(todayHere()) + days * 86_400_000).toISOString().slice(0, 10);
    const [first] = bids.bids;
    if (!first) throw new Error('No price.');
    serve({ ...bids, bids: [{ ...first, bid: { ...first.bid, lines: { ...northgate, good_through: day } } }] });
    open();
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('say so while they are negotiated again, and lead to the best price first', async () => {
    serve(bids);
    server.use(http.get('*/api/links', () => HttpResponse.json([{ ...sampleOf('Link'), id: 'link-1', status: 'otd_requested' }])));
    open();
    expect(await screen.findByText('Maria is negotiating again')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Negotiate again' })).toBeNull();
    const best = screen.getByRole('link', { name: 'See the worksheet from Northgate Toyota' });
    expect(best.className).toContain('contained');
  });

  it('that are not published say until when dealers answer', async () => {
    serve({ ...bids, status: 'open', bids: [], first_total: null, best_total: null, saved: null });
    open();
    expect(await screen.findByText('No prices yet')).toBeDefined();
    expect(screen.getByText(/Dealers answer until/)).toBeDefined();
  });
});
