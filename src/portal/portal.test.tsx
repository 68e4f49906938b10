import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Journey, JourneyStep, LinkStatus, PackageInUse } from '../../generated/api.ts';
import { journeyStepSets } from '../../generated/enums.ts';
import { AreaContext } from '../kit/area/area.ts';
import { server, withServer } from '../test/server.ts';
import { renderShell, sampleOf, signInAs, testSettings } from '../test/shell.tsx';
import Portal from './index.tsx';

withServer();

const noTurns = { turns: [], waiting: { links: 0, messages: 0 } };

/** A journey whose present step is this one; null where all are done. */
function journeyAt(present: JourneyStep | null, rest: Partial<Journey> = {}): Journey {
  const all: readonly JourneyStep[] = journeyStepSets.search;
  const at = present === null ? all.length : all.indexOf(present);
  const steps = all.map((step, index) => ({ step, state: index < at ? 'done' : index === at ? 'now' : 'next', words: null }) as const);
  return { kind: 'search', steps, ...noTurns, ...rest };
}

const nothingBought: PackageInUse = {
  package: null,
  since: null,
  until: null,
  days_left: null,
  links_used: 0,
  otd_prices_used: 0,
  quotes_used: 0,
  contracts_used: 0,
  upgrades: [],
  refund: null,
  paid_apart: 0,
};
const offer = { ...sampleOf('Package'), package_identifier: 'guided-search', name: 'Guided Search', price: 59_900, inclusions: [] };
const advisorCard = { ...sampleOf('AdvisorCard'), advisor: null };

const answer = (path: string, body: unknown, status = 200) => http.get(`*/api${path}`, () => HttpResponse.json(body as object, { status }));
const fails = (path: string) => http.get(`*/api${path}`, () => HttpResponse.json({ title: 'x', status: 500, detail: 'Something went wrong' }, { status: 500 }));

beforeEach(async () => {
  await signInAs({ role: 'client', first_name: 'Clara', last_name: 'Newman' });
  server.use(
    answer('/auth/get/me/advisor', advisorCard),
    answer('/packages/mine', nothingBought),
    answer('/packages/all', [offer]),
    answer('/payments', []),
    answer('/links', []),
    answer('/timeline/:id', { items: [], next: null }),
    answer('/notifications/:a/count/:b', { count: 0 }),
  );
});

const settings = { ...testSettings, stripe_publishable_key: null };
const open = (path: string) =>
  renderShell(
    [
      {
        path: '/client/*',
        element: (
          <AreaContext value={{ role: 'client', basename: '/client' }}>
            <Portal />
          </AreaContext>
        ),
      },
    ],
    `/client${path}`,
    settings,
  );

describe('without a package', () => {
  beforeEach(() => server.use(answer('/journey', journeyAt('package'))));

  it('choosing one is the client’s turn', async () => {
    open('/dashboard');
    const turn = await screen.findByRole('article');
    expect(within(turn).getByText('Choose your package')).toBeDefined();
    expect(within(turn).getByRole('link', { name: 'Choose' }).getAttribute('href')).toContain('/packages');
    expect(screen.queryByText(/is at work/)).toBeNull();
  });

  it('the listings lead to the packages', async () => {
    open('/listings');
    expect(await screen.findByText(/The search starts with your package/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toContain('/packages');
  });

  it('one is bought by card, and the checklist comes next', async () => {
    const bodies: unknown[] = [];
    const payment = {
      ...sampleOf('Payment'),
      id: 'p-1',
      amount: 59_900,
      price: 59_900,
      discount: 0,
      package_identifier: 'guided-search',
      receipt_number: null,
    };
    const checkout = {
      ...sampleOf('Checkout'),
      package_name: 'Guided Search',
      token: 't-1',
      awaits: null,
      coupon_refusal: null,
      price_before: null,
      receipt: null,
      password_token: null,
    };
    server.use(
      http.post('*/api/payments/waiting', () => HttpResponse.json({ checkout: null })),
      http.post('*/api/payments/own-checkout', () => HttpResponse.json({ ...checkout, payment: { ...payment, status: 'pending', failure: null } })),
      http.post('*/api/payments/package', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ ...checkout, payment: { ...payment, status: 'pending' } });
      }),
      http.post('*/api/payments/test-card', () =>
        HttpResponse.json({ ...checkout, payment: { ...payment, status: 'succeeded', paid_at: '2026-11-21T15:00:00.000Z', receipt_number: 'FC-2026-00001' } }),
      ),
    );
    const toTop = vi.spyOn(window, 'scrollTo');
    const { unmount } = open('/packages');
    await userEvent.click(await screen.findByRole('radio', { name: /Guided Search/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.type(screen.getByLabelText('Card number'), '4242424242424242');
    await userEvent.type(screen.getByLabelText(/Expires/), '1240');
    await userEvent.type(screen.getByLabelText(/CVC|Security code/), '123');
    await userEvent.click(screen.getByRole('button', { name: /Pay \$599/ }));
    expect(await screen.findByText(/Guided Search is yours. Receipt FC-2026-00001/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start the checklist' }).getAttribute('href')).toContain('/preference-checklist');
    expect(bodies).toEqual([expect.objectContaining({ package_identifier: 'guided-search', coupon_code: null })]);
    // What was bought is said at the top; the promise that newer browsers answer with is nobody's clean-up.
    expect(toTop).toHaveBeenCalledWith(0, 0);
    expect(unmount).not.toThrow();
  });
});

it('fetches the receipt of a payment when it is opened', async () => {
  const paid = { ...sampleOf('Payment'), id: 'p-1', kind: 'package' as const, package_identifier: 'guided-search', status: 'succeeded' as const };
  server.use(
    answer('/payments', [{ ...paid, paid_at: '2026-11-21T15:00:00.000Z', receipt_number: 'FC-2026-00007' }]),
    answer('/payments/p-1/receipt', { ...sampleOf('Checkout').receipt, number: 'FC-2026-00007', paid_by: 'Clara Newman' }),
    http.post('*/api/payments/waiting', () => HttpResponse.json({ checkout: null })),
  );
  open('/packages');
  await userEvent.click(await screen.findByRole('button', { name: /FC-2026-00007/ }));
  expect(await within(await screen.findByRole('dialog', { name: 'Receipt' })).findByText(/Clara Newman/)).toBeDefined();
});

describe('where nothing waits', () => {
  it.each([
    ['advisor', null, /we assign your advisor/],
    ['links', 'Maria Delgado', /Maria is at work/],
    [null, 'Maria Delgado', /Your car was delivered/],
  ] as const)('at the step %s it is said who does what', async (step, name, pattern) => {
    const advisor = name === null ? null : { ...sampleOf('AdvisorCard').advisor, name };
    server.use(answer('/journey', journeyAt(step)), answer('/auth/get/me/advisor', { ...advisorCard, advisor }));
    open('/dashboard');
    expect(await screen.findByText(pattern)).toBeDefined();
  });

  it.each([
    ['checklist', 'Go to the checklist'],
    ['advisor', 'Review your checklist'],
    ['links', 'Review your checklist'],
  ] as const)('at the step %s the empty listings lead on', async (step, name) => {
    server.use(answer('/journey', journeyAt(step)));
    open('/listings');
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toContain('/preference-checklist');
  });
});

it('every page has the number of unread messages in its title', async () => {
  server.use(answer('/journey', journeyAt('links', { waiting: { links: 0, messages: 3 } })));
  open('/shared-files');
  await waitFor(() => expect(document.title).toMatch(/^\(3\) .+ · Forecourt$/));
});

it('the bell has the number of unread notifications', async () => {
  server.use(answer('/journey', journeyAt('links')), answer('/notifications/:a/count/:b', { count: 7 }));
  open('/shared-files');
  expect((await screen.findByRole('button', { name: '7 unread notifications' })).textContent).toBe('7');
});

describe('what could not be asked for', () => {
  it('is no zero: the counts of the navigation and of the bell say that they are not known', async () => {
    server.use(fails('/journey'), fails('/notifications/:a/count/:b'));
    open('/shared-files');
    expect(await screen.findByRole('button', { name: /unread count did not load|could not be counted/ })).toBeDefined();
    expect(await screen.findAllByText('your to-dos could not be counted')).not.toHaveLength(0);
  });

  it('is asked for again from the dashboard, which then shows it', async () => {
    server.use(fails('/journey'));
    open('/dashboard');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(answer('/journey', journeyAt('package')));
    await userEvent.click(again);
    expect(await screen.findByText('Choose your package')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a link', () => {
  const link = (status: LinkStatus) => ({
    ...sampleOf('Link'),
    id: 'l-1',
    title: '2024 Subaru Outback',
    status,
    worksheet_count: 0,
    report_count: 0,
    preview: null,
    photo_count: 0,
  });

  it('that is followed but not there any more is told', async () => {
    server.use(answer('/journey', journeyAt('links')), answer('/links', [link('proposed')]));
    open('/listings?link=l-9');
    expect(await screen.findByText(/isn’t in your listings/)).toBeDefined();
  });

  it('that the advisor removes while it is looked at stays open, and says so', async () => {
    server.use(answer('/journey', journeyAt('links')), answer('/links', [link('proposed')]));
    open('/listings?link=l-1');
    expect(within(await screen.findByRole('dialog')).queryByText(/Your advisor removed it/)).toBeNull();
    server.use(answer('/links', []));
    // The page is asked again as it is looked at again.
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    const drawer = within(await screen.findByRole('dialog', { name: '2024 Subaru Outback' }));
    expect(await drawer.findByText(/Your advisor removed it/)).toBeDefined();
    expect(screen.getAllByText(/Your advisor removed it/)).toHaveLength(1);
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/Your advisor removed it/)).toBeNull();
  });

  it('that is no longer for sale says so where the choices were', async () => {
    server.use(answer('/journey', journeyAt('links')), answer('/links', [link('unavailable')]));
    open('/listings?link=l-1&show=all');
    expect(await within(await screen.findByRole('dialog')).findByText('The seller no longer has it.')).toBeDefined();
  });

  it.each([
    ['proposed', /and your advisor requests it/],
    ['research_requested', /researches this car first/],
    ['otd_requested', /is asking the dealer for the out-the-door price/],
    ['rejected', /No price was requested/],
  ] as const)('that is %s says why it has no price', async (status, pattern) => {
    server.use(answer('/journey', journeyAt('links')), answer('/links', [link(status)]), answer('/otd-worksheets', []));
    open('/listings?link=l-1&show=all');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('tab', { name: 'Worksheet' }));
    expect(await drawer.findByText(pattern)).toBeDefined();
  });
});

it('the dashboard says which cars count as received', async () => {
  server.use(answer('/journey', journeyAt('links')), answer('/packages/mine', { ...nothingBought, package: { ...offer, kind: 'search' }, links_used: 11 }));
  open('/dashboard');
  expect(await screen.findByText(/no longer available don’t/)).toBeDefined();
});

describe('with a package that reviews offers', () => {
  const steps = journeyStepSets.review.map((step, index) => ({ step, state: index === 0 ? 'done' : index === 1 ? 'now' : 'next', words: null }) as const);
  const turn = { kind: 'send_quote', words: null, count: null, percent: null, links: [] } as const;
  const own = { ...offer, kind: 'review' as const, max_quotes: 2, max_contracts: 1, days_included: 7 };

  it('the menu has no cars and no checklist, the rail has five steps, and sending the offer is the client’s turn', async () => {
    server.use(
      answer('/journey', { kind: 'review', steps, turns: [turn], waiting: { links: 0, messages: 0 } }),
      answer('/packages/mine', { ...nothingBought, package: own, quotes_used: 1 }),
      answer('/deal-checks', []),
    );
    open('/dashboard');
    const article = await screen.findByRole('article');
    expect(within(article).getByRole('link', { name: 'Send' }).getAttribute('href')).toContain('/deal-check');
    const [menu] = screen.getAllByLabelText('Main');
    expect(
      within(menu ?? document.body)
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Dashboard', 'Quotes', 'Chat', 'Files', 'Package']);
    expect(within(screen.getByLabelText('Your journey')).getAllByRole('listitem', { hidden: true })).toHaveLength(5);
    expect(screen.getByText('1 of 2')).toBeDefined();
    expect(screen.queryByText('Cars received')).toBeNull();
  });
});
