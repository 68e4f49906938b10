import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BidLines, DealerRequest } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf } from '../../test/shell.tsx';
import DealerPage from './DealerPage.tsx';

withServer();
beforeEach(() => localStorage.clear());

const hour = 3_600_000;
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
const fresh = (): DealerRequest => ({
  ...sampleOf('DealerRequest'),
  state: 'open',
  round: 2,
  target_total: 3_941_453,
  last_total: 3_949_565,
  due_at: ahead(2 * hour),
  time_zone: 'America/New_York',
  trade_in: null,
  tax_rule: null,
  draft: null,
  draft_version: 0,
  draft_saved_at: null,
  sent_at: null,
  files: [],
});

/** The server's request, and the lines that were sent. */
function serve(request: DealerRequest) {
  const world: { now: DealerRequest; sent: BidLines[] } = { now: request, sent: [] };
  server.use(
    http.post('*/api/dealer-answers/open', () => HttpResponse.json(world.now)),
    http.post<never, { draft: BidLines }>('*/api/dealer-answers/draft', async ({ request: call }) => {
      const { draft } = await call.json();
      world.now = { ...world.now, draft, draft_version: world.now.draft_version + 1, draft_saved_at: new Date().toISOString() };
      return HttpResponse.json(world.now);
    }),
    http.post<never, { lines: BidLines }>('*/api/dealer-answers/send', async ({ request: call }) => {
      if (world.now.state === 'late')
        return HttpResponse.json({ title: 'Late', status: 409, detail: 'This price request has ended.', state: 'late' }, { status: 409 });
      world.sent.push((await call.json()).lines);
      world.now = { ...world.now, state: 'answered', sent_at: new Date().toISOString(), last_total: 3_922_690 };
      return HttpResponse.json(world.now);
    }),
    http.post('*/api/dealer-answers/decline', () => HttpResponse.json({ ...world.now, state: 'declined', declined_reason: 'None in Blueprint.' })),
  );
  return world;
}
const open = (path = '/dealer#t=abc.def') => renderShell([{ path: '/dealer', element: <DealerPage /> }], path);
const type = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a dealer’s page', () => {
  it('says what is asked, how long, and how far the typed lines are from the price to beat', async () => {
    serve(fresh());
    open();
    expect(await screen.findByRole('heading', { name: 'Can you beat $39,414.53?' })).toBeDefined();
    expect(screen.getByText(/left, until .* ET/)).toBeDefined();
    await type('MSRP', '40,000');
    await type('Your discount', '1,000');
    await type('Doc fee', '387');
    expect(await screen.findByText(/\$27.53 below/)).toBeDefined();
  });

  it('sends an empty line as not given and a pressed None as 0, then shows the end that can be changed', async () => {
    const world = serve(fresh());
    open();
    await type('MSRP', '39,000');
    await press('Doc fee: none');
    await press('Send price');
    expect(await screen.findByRole('heading', { name: 'Price sent' })).toBeDefined();
    expect(world.sent).toMatchObject([{ msrp: 3_900_000, doc_fee: 0, title: null, sales_tax: null }]);
    await press('Change my price');
    expect(await screen.findByRole('button', { name: 'Send new price' })).toBeDefined();
  });

  it('keeps what was typed, and says when', async () => {
    const world = serve(fresh());
    open();
    await type('MSRP', '39,000');
    await waitFor(() => expect(world.now.draft).toMatchObject({ msrp: 3_900_000 }), { timeout: 3_000 });
    expect((await screen.findAllByText(/Draft saved/)).length).toBeGreaterThan(0);
  });

  it('that is sent too late loses nothing and says how much was typed', async () => {
    const world = serve(fresh());
    open();
    await type('MSRP', '39,000');
    world.now = { ...world.now, state: 'late', due_at: ahead(-1000) };
    await press('Send price');
    expect(await screen.findByRole('heading', { name: /This request closed at/ })).toBeDefined();
    expect(screen.getByText('out the door, as typed')).toBeDefined();
    expect(world.now.draft).toMatchObject({ msrp: 3_900_000 });
    await press('See what you typed');
    expect(await screen.findByLabelText('MSRP')).toHaveProperty('value', '39,000');
    expect(screen.queryByRole('button', { name: 'Send price' })).toBeNull();
  });

  it('lets a dealer say that they cannot offer the car', async () => {
    serve(fresh());
    open();
    await press('We can’t offer this car');
    await press('Send');
    expect(await screen.findByRole('heading', { name: 'You said you can’t offer this car' })).toBeDefined();
  });

  it('tells a field that misses something, and an address that no longer works', async () => {
    serve(fresh());
    const page = open();
    await press('Send price');
    expect((await screen.findAllByText('Enter the selling price, or MSRP and discount.')).length).toBeGreaterThan(0);
    page.unmount();
    server.use(
      http.post('*/api/dealer-answers/open', () => HttpResponse.json({ title: 'Gone', status: 410, detail: 'This address no longer works.' }, { status: 410 })),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'This address no longer works' })).toBeDefined();
  });
});
