import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Answered } from './Answered.tsx';

it('keeps telling of a failure while the call is made again by itself, and loads again when somebody asks it to', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let answer: (() => Promise<string>) | undefined = () => Promise.reject(new Error('No'));
  let calls = 0;
  const ask = () => {
    calls += 1;
    return answer?.() ?? new Promise<string>(() => undefined);
  };
  function Screen() {
    const query = useQuery({ queryKey: ['/search', 'prices'], queryFn: ask });
    return (
      <Answered query={query} loading="Loading prices" skeleton={<p>...</p>} failed="The prices did not load">
        {(prices) => <p>{prices}</p>}
      </Answered>
    );
  }
  render(
    <QueryClientProvider client={queries}>
      <Screen />
    </QueryClientProvider>,
  );
  await screen.findByText('The prices did not load');
  answer = undefined;
  void queries.invalidateQueries({ queryKey: ['/search', 'prices'] });
  await waitFor(() => expect(calls).toBe(2));
  expect(screen.getByText('The prices did not load')).toBeDefined();
  await queries.cancelQueries({ queryKey: ['/search', 'prices'] });
  answer = () => Promise.resolve('$39,414.53');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('$39,414.53');
});
