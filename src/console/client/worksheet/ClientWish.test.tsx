import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Link } from '../../../../generated/api.ts';
import { server, withServer } from '../../../test/server.ts';
import { ClientWish } from './ClientWish.tsx';

withServer();

/** The link as it is, and what was said with each move, newest first. */
function show(link: Pick<Link, 'status' | 'target_total'>, remarks: readonly (string | null)[]) {
  const moves = remarks.map((remark, index) => ({ id: `event-${index}`, to_status: 'otd_requested', remark }));
  server.use(http.get('*/api/links/link-1/history', () => HttpResponse.json({ items: moves, next: null })));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientWish client="Runa Feldkamp" link={{ id: 'link-1', ...link }} />
    </QueryClientProvider>,
  );
}

describe('what a client wants of the next price', () => {
  it('stands on the worksheet: the figure, and the words of the last time they asked', async () => {
    show({ status: 'otd_requested', target_total: 3_850_000 }, ['Then I sign this week.', 'An earlier wish.']);
    expect(screen.getByText('Runa Feldkamp wants to pay $38,500.00, out the door.')).toBeDefined();
    expect(await screen.findByText('“Then I sign this week.”')).toBeDefined();
    expect(screen.queryByText(/earlier/)).toBeNull();
  });

  it('may be words alone', async () => {
    show({ status: 'otd_requested', target_total: null }, ['Without the paint protection, please.']);
    expect(await screen.findByText('Runa Feldkamp asks to negotiate again.')).toBeDefined();
    expect(screen.getByText('“Without the paint protection, please.”')).toBeDefined();
  });
});
