import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  firm_phone: '(207) 555-0100',
  support_address: 'help@firm.example',
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

  it('keeps what was typed, and says when on the firm’s clock', async () => {
    const world = serve(fresh());
    open();
    await type('MSRP', '39,000');
    await waitFor(() => expect(world.now.draft).toMatchObject({ msrp: 3_900_000 }));
    expect((await screen.findAllByText(/Draft saved .* ET$/)).length).toBeGreaterThan(0);
  });

  it('that is sent too late loses nothing and says how much was typed', async () => {
    const world = serve(fresh());
    open();
    await type('MSRP', '39,000');
    await press('Doc fee: none');
    world.now = { ...world.now, state: 'late', due_at: ahead(-1000) };
    await press('Send price');
    expect(await screen.findByRole('heading', { name: /This request closed at/ })).toBeDefined();
    expect(screen.getByText(/^out the door, typed by \d/)).toBeDefined();
    // Whom to call, and the figures in an e-mail, so that somebody can type them in.
    expect(screen.getByRole('link', { name: 'Call Forecourt' }).getAttribute('href')).toBe('tel:2075550100');
    const mail = new URL(screen.getByRole('link', { name: 'E-mail these figures' }).getAttribute('href') ?? '');
    expect(mail.pathname).toBe('help@firm.example');
    expect(mail.searchParams.get('body')).toBe('MSRP: $39,000.00\r\nDoc fee: $0.00\r\nOut the door: $39,000.00');
    expect(world.now.draft).toMatchObject({ msrp: 3_900_000 });
    await press('See what you typed');
    expect(await screen.findByLabelText('MSRP')).toHaveProperty('value', '39,000');
    expect(screen.queryByRole('button', { name: 'Send price' })).toBeNull();
  });

  it('that was closed says whom to write to, where the firm has no phone', async () => {
    serve({ ...fresh(), state: 'closed', firm_phone: null, last_total: null });
    open();
    const mail = await screen.findByRole('link', { name: 'E-mail Forecourt' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:help@firm\.example\?subject=Price%20of%20[^&]*$/);
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('lets a dealer say that they cannot offer the car', async () => {
    serve(fresh());
    open();
    await press('We can’t offer this car');
    await press('Send');
    expect(await screen.findByRole('heading', { name: 'You said you can’t offer this car' })).toBeDefined();
  });

  it('tells a field that misses something, and a link that no longer works', async () => {
    serve(fresh());
    const page = open();
    await press('Send price');
    expect((await screen.findAllByText('Enter the selling price, or MSRP and discount.')).length).toBeGreaterThan(0);
    page.unmount();
    server.use(
      http.post('*/api/dealer-answers/open', () => HttpResponse.json({ title: 'Gone', status: 410, detail: 'This link has expired.' }, { status: 410 })),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
    cleanup();
    open('/dealer');
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeDefined();
  });
});

describe('a dealer’s page that stays open', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const halfMinute = () => vi.advanceTimersByTimeAsync(30_000);

  it('learns of the next round, of more time and of the end by itself, and what was being typed stays', async () => {
    const world = serve(fresh());
    open();
    await type('MSRP', '39,000');
    world.now = { ...world.now, draft: { msrp: 3_900_000 }, round: 3, target_total: 3_900_000 };
    await halfMinute();
    expect(await screen.findByRole('heading', { name: 'Can you beat $39,000.00?' })).toBeDefined();
    expect(await screen.findByLabelText('MSRP')).toHaveProperty('value', '39,000.00');
    world.now = { ...world.now, due_at: ahead(26 * hour) };
    await halfMinute();
    expect(await screen.findByText(/^1 day 2 h left/)).toBeDefined();
    world.now = { ...world.now, state: 'closed' };
    await halfMinute();
    expect(await screen.findByRole('heading', { name: 'This request is closed' })).toBeDefined();
    // Opened again by staff, it can be answered where it was left.
    world.now = { ...world.now, state: 'open' };
    await halfMinute();
    expect(await screen.findByLabelText('MSRP')).toHaveProperty('value', '39,000.00');
  });

  it('says that the time is over when it is, without waiting for the next half minute', async () => {
    const world = serve({ ...fresh(), due_at: ahead(10_000) });
    open();
    await type('MSRP', '39,000');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(screen.queryByRole('heading', { name: /^This request closed/ })).toBeNull();
    world.now = { ...world.now, state: 'late' };
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByRole('heading', { name: /^This request closed/ })).toBeDefined();
    expect(world.now.draft).toMatchObject({ msrp: 3_900_000 });
  });

  it('whose connection is lost goes on where it was, and a price whose answer was lost is sent again', async () => {
    const world = serve(fresh());
    open();
    await type('MSRP', '39,000');
    server.use(http.post('*/api/dealer-answers/open', () => HttpResponse.error()));
    await halfMinute();
    expect(await screen.findByLabelText('MSRP')).toHaveProperty('value', '39,000');
    server.use(
      http.post<never, { lines: BidLines }>(
        '*/api/dealer-answers/send',
        async ({ request: call }) => {
          world.sent.push((await call.json()).lines);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await press('Send price');
    await waitFor(() => expect(world.sent).toHaveLength(1));
    expect(await screen.findByRole('alert')).toBeDefined();
    await press('Send price');
    expect(await screen.findByRole('heading', { name: 'Price sent' })).toBeDefined();
    expect(world.sent[1]).toEqual(world.sent[0]);
  });
});
