import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../src/api/query.ts';
import { useSteady } from './useSteady.ts';

const refused = new Error('no');

function Screen({ ask }: { ask: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['/search', 'it'], queryFn: ask });
  const { data, isPending, isError, refetch } = useSteady(query);
  return (
    <>
      <p>{isPending ? 'loading' : isError ? 'failed' : data}</p>
      <button type="button" onClick={() => void query.refetch()}>
        by itself
      </button>
      <button type="button" onClick={() => void refetch()}>
        by hand
      </button>
    </>
  );
}

function open(ask: () => Promise<string>) {
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Screen ask={ask} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

it('gives up within two seconds, and without a connection too', async () => {
  vi.useFakeTimers();
  onlineManager.setOnline(false);
  const ask = vi.fn(() => Promise.reject(refused));
  open(ask);
  expect(screen.getByText('loading')).toBeDefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.getByText('failed')).toBeDefined();
  expect(ask).toHaveBeenCalledTimes(3);
});

it('keeps telling a failure while it asks again by itself, loads on another try by hand, and keeps what came once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const answers: (() => Promise<string>)[] = [];
  open(() => answers.shift()?.() ?? Promise.reject(refused));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.getByText('failed')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'by itself' }));
  expect(screen.getByText('failed')).toBeDefined();
  await vi.advanceTimersByTimeAsync(2_000);

  await user.click(screen.getByRole('button', { name: 'by hand' }));
  expect(screen.getByText('loading')).toBeDefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.getByText('failed')).toBeDefined();

  answers.push(() => Promise.resolve('here it is'));
  await user.click(screen.getByRole('button', { name: 'by itself' }));
  expect(await screen.findByText('here it is')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'by itself' }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.getByText('here it is')).toBeDefined();
});
