import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '../../../engine/web/problem.ts';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { makeQueryClient } from '../../api/query.ts';
import { StaleLine } from './StaleLine.tsx';

let status = 200;
let asked = 0;

/** A part of a page with a list of its own. */
function Part({ name }: { name: string }) {
  const { data } = useSteady(
    useQuery({
      queryKey: ['/links', name],
      queryFn: async () => {
        asked += 1;
        if (status !== 200) throw new Problem('We’re busier than usual right now.', { status });
        return Promise.resolve(`the ${name}`);
      },
    }),
  );
  return <p>{data}</p>;
}

function open(names: readonly string[]) {
  const queries = makeQueryClient();
  const page = (shown: readonly string[]) => (
    <QueryClientProvider client={queries}>
      <StaleLine />
      {shown.map((name) => (
        <Part key={name} name={name} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(page(names));
  return { queries, show: (shown: readonly string[]) => rerender(page(shown)) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const readAgain = (queries: ReturnType<typeof makeQueryClient>) => {
  void queries.invalidateQueries();
  return pass(2_000);
};
const line = () => screen.queryByRole('status')?.textContent ?? null;

beforeEach(() => {
  status = 200;
  asked = 0;
  vi.useFakeTimers({ now: new Date('2026-11-24T15:42:00.000Z') });
});
afterEach(() => vi.useRealTimers());

it('says once that a page shows what could not be read again, from when that is, and asks again by hand', async () => {
  const { queries } = open(['cars', 'chats']);
  await pass(100);
  expect(screen.getByText('the cars')).toBeDefined();
  expect(line()).toBeNull();
  status = 503;
  await pass(120_000);
  await readAgain(queries);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(line()).toMatch(/^Not updated since \d+:42\s[AP]M\.Try again$/);
  expect(screen.getByText('the cars')).toBeDefined();

  const before = asked;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(2_000);
  expect(asked).toBeGreaterThan(before);
  expect(line()).toMatch(/^Not updated since \d+:42\s[AP]M\.Try again$/);

  status = 200;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(100);
  expect(line()).toBeNull();
});

it('says it, too, where the failure is taken from the query because the page keeps what it had', async () => {
  const { queries } = open(['cars']);
  const cache = queries.getQueryCache();
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') event.query.setState({ status: 'success', error: null });
  });
  await pass(100);
  status = 503;
  await readAgain(queries);
  expect(line()).toMatch(/^Not updated since /);
});

it('says nothing of what the page does not show any more, nor of what was refused', async () => {
  const { queries, show } = open(['cars', 'chats']);
  await pass(100);
  status = 404;
  await readAgain(queries);
  expect(line()).toBeNull();
  status = 503;
  await readAgain(queries);
  expect(line()).not.toBeNull();
  show([]);
  await pass(100);
  expect(line()).toBeNull();
});
