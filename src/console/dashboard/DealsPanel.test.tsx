import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DealsReport } from '../../../generated/api.ts';
import { dealStatusLabels } from '../../../generated/enums.ts';
import { live } from '../../kit/live/live.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { signInAs } from '../../test/shell.tsx';
import { DealsPanel } from './DealsPanel.tsx';
import { messages } from './messages.ts';

withServer();
beforeEach(() => signInAs({ role: 'admin' }));

const id = (number: number) => `01998a3e-6c1f-7d30-9f52-3d1c5b7a9e0${number}`;
const deals: DealsReport = {
  states: [
    { status: 'paperwork', count: 12 },
    { status: 'delivered', count: 41 },
    { status: 'fell_through', count: 2 },
  ],
  delivered: 41,
  savings: 6_712_301,
  rated: 33,
  rating: 4.6,
  unhappy: [
    { id: id(1), title: '2025 Toyota RAV4', client_name: 'Hannah Okafor', rating: 1, rating_words: 'It took a week longer than I hoped.' },
    { id: id(2), title: '2026 Honda CR-V', client_name: 'Dale Horvath', rating: 3, rating_words: null },
  ],
};

function open(answer: object) {
  server.use(http.get('*/api/reports/deals', () => HttpResponse.json(answer)));
  renderInConsole([{ path: '/', element: <DealsPanel /> }], '/');
}

it('counts deals by state, each leading to its list, and says what delivered ones saved and how they were rated', async () => {
  open(deals);
  const states = within(await screen.findByRole('list', { name: messages.deals }));
  expect(states.getAllByRole('link').map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')])).toEqual(
    deals.states.map(({ status, count }) => [`${dealStatusLabels[status]}${count}`, expect.stringContaining(`"status":"${status}"`)]),
  );
  expect(screen.getByText(/\$67,123\.01 saved for clients, 41 cars delivered/)).toBeDefined();
  expect(screen.getByText(/4\.6 of 5 from 33 ratings/)).toBeDefined();
});

it('names unhappy clients, the lowest rating first, with their words and the way to the deal', async () => {
  open(deals);
  const first = await screen.findByRole('link', { name: 'Hannah Okafor, 2025 Toyota RAV4' });
  expect(first.getAttribute('href')).toContain(id(1));
  expect(screen.getByText('It took a week longer than I hoped.')).toBeDefined();
  const names = screen.getAllByRole('link', { name: /Okafor|Horvath/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Hannah Okafor, 2025 Toyota RAV4', 'Dale Horvath, 2026 Honda CR-V']);
  expect(screen.getByText('1 of 5')).toBeDefined();
});

it('says so where nobody is unhappy, nothing is rated, and there is no deal yet', async () => {
  open({ ...deals, rated: 0, rating: null, unhappy: [] });
  expect(await screen.findByText(messages.noneUnhappy)).toBeDefined();
  expect(screen.getByText(new RegExp(messages.notRated))).toBeDefined();
});

it('has a word for the first day', async () => {
  open({ ...deals, states: [] });
  expect(await screen.findByText(messages.noDeals)).toBeDefined();
});

it('is asked for again once a minute while nothing is pushed, and not by itself where pushes come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let calls = 0;
  server.use(
    http.get('*/api/reports/deals', () => {
      calls += 1;
      return HttpResponse.json(deals);
    }),
  );
  live.setPushing(true);
  renderInConsole([{ path: '/', element: <DealsPanel /> }], '/');
  await screen.findByRole('list', { name: messages.deals });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toBe(1);
  act(() => live.setPushing(false));
  await vi.advanceTimersByTimeAsync(62_000);
  expect(calls).toBeGreaterThan(1);
  vi.useRealTimers();
});
