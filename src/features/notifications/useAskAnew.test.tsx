import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notificationsKey } from './queries.ts';
import { useAskAnew } from './useAskAnew.ts';

const keys = { links: ['/links'], record: ['/search', 'links', '1'], bell: [...notificationsKey, 'count'] } as const;

function openWith(first: number | undefined) {
  const client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData(key, 'as it was');
  const { rerender } = renderHook(({ unread }: { unread: number | undefined }) => useAskAnew(unread), {
    initialProps: { unread: first },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const old = () => Object.entries(keys).flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated ? [name] : []));
  return { tell: (unread: number) => rerender({ unread }), old };
}

it('asks anew for what screens show when one is told of something new', () => {
  const { tell, old } = openWith(2);
  tell(3);
  expect(old()).toEqual(['links', 'record']);
});

it('asks for nothing when the first count comes, or some were read', () => {
  const { tell, old } = openWith(undefined);
  tell(3);
  tell(1);
  expect(old()).toEqual([]);
});
