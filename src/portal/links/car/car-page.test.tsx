import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AreaContext } from '../../../kit/area/area.ts';
import { server, withServer } from '../../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../../test/shell.tsx';
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
  photos: [],
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
  days: 90,
  offers,
};
const answer = (path: string, body: object) => http.get(`*/api${path}`, () => HttpResponse.json(body));
const photo = (id: string) => ({ id, url: `/photos/${id}.webp`, preview_url: `/photos/${id}-small.webp` });

beforeEach(async () => {
  await signInAs({ role: 'client', first_name: 'Clara', last_name: 'Newman' });
  server.use(answer('/links/:id/comparison', comparison), answer('/research-reports', []), answer('/bid-requests/mine', []));
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
    expect(await screen.findByText('$4,574 under your $41,000')).toBeDefined();
  });

  it('holds no asking price, before taxes and fees, against a budget that includes them', async () => {
    open('/listings/l-1', { total_otd: null });
    expect(await screen.findByText('Asking price, before taxes and fees')).toBeDefined();
    // The comparison has come, and with it the budget.
    await screen.findByText('2023 or newer');
    expect(screen.queryByText(/(under|over) your \$41,000/)).toBeNull();
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

  it('turns its photos by thumbnails and arrow keys, and draws nothing where there are none', async () => {
    open('/listings/l-1', { photos: [photo('p-1'), photo('p-2'), photo('p-3')] });
    const gallery = await screen.findByRole('region', { name: 'Photos' });
    Element.prototype.scrollTo = () => {};
    fireEvent.click(within(gallery).getByRole('button', { name: /photo 3 of 3/ }));
    expect(within(gallery).getByText('3 of 3')).toBeDefined();
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(within(gallery).getByText('2 of 3')).toBeDefined();
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

  it('says that a car is gone, with the way back', async () => {
    open('/listings/l-9');
    expect(await screen.findByText(/no longer in your listings/)).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Listings' }).length).toBeGreaterThan(0);
  });
});

describe('a swipe on a card', () => {
  const swipe = (card: HTMLElement, by: number) => {
    card.setPointerCapture = () => {};
    const at = (clientX: number, clientY = 10) => ({ pointerType: 'touch', isPrimary: true, pointerId: 1, clientX, clientY });
    fireEvent.pointerDown(card, at(200));
    fireEvent.pointerMove(card, at(200 + by / 2));
    fireEvent.pointerMove(card, at(200 + by));
    fireEvent.pointerUp(card, at(200 + by));
  };

  it('to the left rejects, with the question a press asks; a short one moves back', async () => {
    open('/listings?show=all', { total_otd: null });
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: link.title }).getAttribute('href')).toBe('/client/listings/l-1');
    swipe(card, -60);
    expect(screen.queryByRole('dialog')).toBeNull();
    swipe(card, -160);
    expect(await screen.findByText('Why not this one?')).toBeDefined();
  });

  it('to the right takes the step forward', async () => {
    const chosen = vi.fn();
    server.use(
      http.patch('*/api/links/:id/status', async ({ request }) => {
        chosen(await request.json());
        return HttpResponse.json({ ...link, status: 'otd_requested' });
      }),
    );
    open('/listings?show=all', { total_otd: null });
    swipe(await screen.findByRole('article'), 160);
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ status: 'otd_requested' })));
  });
});
