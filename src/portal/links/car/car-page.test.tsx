import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleRule } from '../../../../tests/support/worksheets.ts';
import { AreaContext } from '../../../kit/area/area.ts';
import { server, withServer } from '../../../test/server.ts';
import { onPhone, renderShell, sampleOf, signInAs } from '../../../test/shell.tsx';
import ListingsPage from '../../pages/ListingsPage.tsx';
import CarPage from './CarPage.tsx';

withServer();

const link = {
  ...sampleOf('Link'),
  id: 'l-1',
  title: '2024 Honda CR-V Hybrid Sport-L',
  status: 'proposed',
  price: 3_420_000,
  total_otd: 3_642_600,
  miles: 11_860,
  preview: null,
  photo_count: 0,
  photos: undefined,
  worksheet_count: 0,
  report_count: 0,
  advisor_name: 'Maria Delgado',
  last_verified_at: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  availability_asked_at: null as string | null,
  bid_request_id: null,
};
const offers = [9_800, 13_200, 15_200].map((miles, index) => ({ price: 3_490_000 + index * 50_000, miles, year: 2024 }));
const comparison = {
  wishes: [
    { text: '2023 or newer', met: true, found: '2024' },
    { text: 'ventilated seats', met: false, found: null },
  ],
  budget: 4_100_000,
  estimate: null as object | null,
  days: 90,
  offers,
};
const answer = (path: string, body: object) => http.get(`*/api${path}`, () => HttpResponse.json(body));
beforeEach(async () => {
  await signInAs({ role: 'client', first_name: 'Clara', last_name: 'Newman' });
  server.use(answer('/links/:id', link), answer('/links/:id/comparison', comparison), answer('/research-reports', []), answer('/bid-requests/mine', []));
});

function open(path: string, changes: object = {}, ...others: object[]) {
  server.use(answer('/links', [{ ...link, ...changes }, ...others]));
  const inArea = (element: React.ReactNode) => <AreaContext value={{ role: 'client', basename: '/client' }}>{element}</AreaContext>;
  return renderShell(
    [
      { path: '/client/listings/:id', element: inArea(<CarPage />) },
      { path: '/client/listings', element: inArea(<ListingsPage />) },
    ],
    `/client${path}`,
  );
}

describe('the page of one car', () => {
  it('tells the price to drive away before the asking price, against the budget', async () => {
    open('/listings/l-1');
    const heading = await screen.findByRole('heading', { level: 1, name: link.title });
    const text = heading.closest('body')?.textContent ?? '';
    expect(text.indexOf('$36,426.00')).toBeLessThan(text.indexOf('Asking price $34,200'));
    expect(await screen.findByText('$4,574.00 under your $41,000')).toBeDefined();
  });

  it('holds no asking price, before taxes and fees, against a budget that includes them', async () => {
    open('/listings/l-1', { total_otd: null });
    expect(await screen.findByText('Asking price, before taxes and fees')).toBeDefined();
    // The comparison has come, and with it the budget.
    await screen.findByText('2023 or newer');
    expect(screen.queryByText(/(under|over) your \$41,000/)).toBeNull();
  });

  const rule = { ...exampleRule, local_rate: 0, is_doc_fee_taxed: false };
  const estimate = {
    total_otd: 3_641_650,
    taxed_amount: 3_420_000,
    sales_tax: 196_650,
    tax_rule: rule,
    fees: [{ kind: 'doc_fee', amount: 25_000, worksheets: 11 }],
  };

  it('estimates the price to drive away before a dealer names one, and says how, with the rule', async () => {
    server.use(answer('/links/:id/comparison', { ...comparison, estimate }));
    open('/listings/l-1', { total_otd: null });
    expect((await screen.findByText('To drive it away, about')).nextSibling?.textContent).toBe('$36,417');
    expect(screen.getByText('$4,583 under your $41,000')).toBeDefined();
    expect(screen.getByText('Asking price $34,200')).toBeDefined();
    fireEvent.click(screen.getByText('How we estimate it'));
    const named = async (name: string) => (await screen.findAllByText(name)).flatMap((found) => found.closest('dt')?.nextElementSibling?.textContent ?? [])[0];
    expect([await named('Doc fee'), await named('Asking price'), await named('Sales tax'), await named('Estimate')]).toEqual([
      '$250.00',
      '$34,200.00',
      '$1,966.50',
      '$36,416.50',
    ]);
    expect(screen.getByText('Example rule')).toBeDefined();
    expect(screen.getByText(/dealers in OH usually charge our clients: the median of 11 worksheets/)).toBeDefined();
  });

  it('says that fees come on top where it knows none, and holds that against no budget', async () => {
    server.use(answer('/links/:id/comparison', { ...comparison, estimate: { ...estimate, total_otd: 3_616_650, fees: [] } }));
    open('/listings/l-1', { total_otd: null });
    expect((await screen.findByText('With sales tax, about')).nextSibling?.textContent).toBe('$36,167');
    expect(screen.queryByText(/(under|over) your \$41,000/)).toBeNull();
    fireEvent.click(screen.getByText('How we estimate it'));
    expect(await screen.findByText(/Dealer and state fees come on top/)).toBeDefined();
  });

  it('counts the must-haves it lists', async () => {
    open('/listings/l-1', { fit: { musts: 2, musts_met: 2, missing: [], unknown: [], rejects_hit: [], score: 100 } });
    expect(await screen.findByText('Meets 1 of 2 must-haves')).toBeDefined();
  });

  it('has the choices in a bar at the foot of a phone, the one that is best for the thumb, and not twice', async () => {
    onPhone();
    open('/listings/l-1', { total_otd: null });
    const bar = await screen.findByRole('region', { name: 'Your decision on this car' });
    const choices = within(bar)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(choices).toEqual(['Research more on this one', "Let's move forward with this one", 'Rejected']);
    expect(screen.getAllByRole('button', { name: /^Rejected/ })).toHaveLength(1);
  });

  it('has them in the page where the window is too low for a bar', async () => {
    onPhone({ isLow: true });
    open('/listings/l-1', { total_otd: null });
    expect(await screen.findAllByRole('button', { name: /^Rejected/ })).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Your decision on this car' })).toBeNull();
  });

  it('has them there for a guest, too: those the client lets them choose, and none where it lets them none', async () => {
    await signInAs({ role: 'client', guest_of: 'c-1' });
    onPhone();
    const decides = (...may: string[]) => server.use(answer('/users/:id/guests', [{ ...sampleOf('Guest'), decides: may }]));
    server.use(answer('/users/:id/remarks', []));
    decides('rejected');
    open('/listings/l-1', { total_otd: null });
    const bar = await screen.findByRole('region', { name: 'Your decision on this car' });
    expect(within(bar).getByRole('button').textContent).toBe('Rejected');
    expect(screen.getByText('Proposed').dataset.tone).toBe('turn');
    expect(screen.getAllByRole('button', { name: /^Rejected/ })).toHaveLength(1);
    cleanup();
    decides();
    open('/listings/l-1', { total_otd: null });
    expect(await screen.findByText(/decides on this one/)).toBeDefined();
    // Warm is "your turn", and it is not theirs.
    expect(screen.getByText('Proposed').dataset.tone).toBe('neutral');
    expect(screen.queryByRole('region', { name: 'Your decision on this car' })).toBeNull();
  });

  it('explains the fit wish by wish, what is missing first, and the price among others', async () => {
    open('/listings/l-1');
    const wishes = await screen.findByRole('region', { name: 'How it fits' });
    const items = await within(wishes).findAllByRole('listitem');
    expect(items.map((item) => item.textContent.trim())).toEqual(['Missingventilated seats', 'Met2023 or newer 2024']);
    expect(await screen.findByText(/3 with similar miles asked \$34,900 to \$35,900\. This one is \$700 below that\./)).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Is it a fair price?' })).getAllByRole('row', { hidden: true })).toHaveLength(4);
  });

  it('marks round miles below the drawing, none twice, however few the cars have', async () => {
    const barely = [3, 12, 27].map((miles) => ({ price: 3_490_000, miles, year: 2026 }));
    server.use(answer('/links/:id/comparison', { ...comparison, offers: barely }));
    open('/listings/l-1', { miles: 5 });
    const drawing = within(await screen.findByRole('region', { name: 'Is it a fair price?' })).getByRole('img');
    expect(
      within(drawing)
        .getAllByText(/ mi$/)
        .map((mark) => mark.textContent),
    ).toEqual(['0 mi', '250 mi', '500 mi', '750 mi', '1,000 mi']);
  });

  it('says nothing of the price where too few others are known', async () => {
    server.use(answer('/links/:id/comparison', { ...comparison, offers: offers.slice(0, 2) }));
    open('/listings/l-1');
    await screen.findByText('2023 or newer');
    expect(screen.queryByRole('region', { name: 'Is it a fair price?' })).toBeNull();
  });

  it('says when the advisor last looked, and asks again by one press', async () => {
    const asked = vi.fn();
    server.use(
      http.post('*/api/links/:id/ask-availability', () => {
        asked();
        server.use(answer('/links', [{ ...link, availability_asked_at: new Date().toISOString() }]));
        return HttpResponse.json({ ...link, availability_asked_at: new Date().toISOString() });
      }),
    );
    open('/listings/l-1');
    expect(await screen.findByText(/Still available, checked 2 hours ago/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Maria is checking whether it’s still there')).toBeDefined();
    expect(asked).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('draws no field where a photo is missing, neither on the page nor on the card', async () => {
    open('/listings/l-1');
    await screen.findByRole('heading', { level: 1, name: link.title });
    expect([screen.queryByRole('region', { name: 'Photos' }), document.querySelector('img')]).toEqual([null, null]);
    cleanup();
    open('/listings?show=all');
    const card = await screen.findByRole('article');
    expect(card.dataset['plain']).toBe('true');
    expect(card.querySelector('img')).toBeNull();
    expect(card.firstElementChild?.querySelector('h3')).not.toBeNull();
  });

  it('counts the cars to decide in the order of the list, by category, and leads to its neighbours in it', async () => {
    const car = (id: string, category: string | null, score: number) => ({ ...link, id, title: id, category, fit: { ...link.fit, score } });
    // By fit alone the one without a category would be the second.
    open('/listings', car('a', 'SUVs', 90), car('b', null, 80), car('c', 'SUVs', 70), { ...car('d', 'SUVs', 95), status: 'rejected' });
    const list = await screen.findAllByRole('article');
    expect(list.map((card) => within(card).getByRole('heading').textContent)).toEqual(['a', 'c', 'b']);
    fireEvent.click(within(list[1] ?? document.body).getByRole('link', { name: 'c' }));
    expect(await screen.findByText('Car 2 of 3 to decide')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Next car' }).getAttribute('href')).toBe('/client/listings/b');
  });

  it('keeps the order that the list had been sorted in', async () => {
    const cheapest = { ...link, id: 'l-2', title: 'The cheapest', total_otd: 100 };
    open('/listings/l-2?sort=price', { total_otd: 300 }, cheapest, { ...link, id: 'l-3', title: 'A dearer one', total_otd: 200 });
    expect(await screen.findByText('Car 1 of 3 to decide')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Next car' }).getAttribute('href')).toBe('/client/listings/l-3?sort=price');
    expect(screen.getByRole('link', { name: 'Listings' }).getAttribute('href')).toBe('/client/listings?sort=price');
  });
});

describe('a swipe', () => {
  const swipe = (card: HTMLElement, by: number, on: HTMLElement = card) => {
    card.setPointerCapture = () => {};
    const at = (clientX: number, clientY = 10) => ({ pointerType: 'touch', isPrimary: true, pointerId: 1, clientX, clientY });
    fireEvent.pointerDown(on, at(200));
    fireEvent.pointerMove(on, at(200 + by / 2));
    fireEvent.pointerMove(on, at(200 + by));
    fireEvent.pointerUp(on, at(200 + by));
  };

  it('to the left on a card rejects, with the question a press asks; a short one moves back', async () => {
    open('/listings?show=all', { total_otd: null });
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: link.title }).getAttribute('href')).toBe('/client/listings/l-1');
    swipe(card, -60);
    expect(screen.queryByRole('dialog')).toBeNull();
    swipe(card, -160);
    expect(await screen.findByText('Why not this one?')).toBeDefined();
  });

  const choosing = () => {
    const chosen = vi.fn();
    server.use(
      http.patch('*/api/links/:id/status', async ({ request }) => {
        chosen(await request.json());
        return HttpResponse.json({ ...link, status: 'otd_requested' });
      }),
    );
    return chosen;
  };

  it('to the right on a card takes the step forward', async () => {
    const chosen = choosing();
    open('/listings?show=all', { total_otd: null });
    swipe(await screen.findByRole('article'), 160);
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ status: 'otd_requested' })));
  });

  it('decides on the page of a car as on its card, also with the choices in the bar; over its photos it turns them', async () => {
    onPhone();
    const chosen = choosing();
    open('/listings/l-1', { total_otd: null, photo_count: 2, preview: { id: 'p-1', preview_url: '/photos/p-1-small.webp' } });
    const heading = await screen.findByRole('heading', { level: 1, name: link.title });
    const page = heading.parentElement ?? heading;
    swipe(page, -160, screen.getByRole('region', { name: 'Photos' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    swipe(page, -160, heading);
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    swipe(page, 160, heading);
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ status: 'otd_requested' })));
  });
});
