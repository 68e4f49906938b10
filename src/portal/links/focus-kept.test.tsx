// Where the focus is after a decision on a car, for a client who uses the keyboard or a screen reader.
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../test/shell.tsx';
import ListingsPage from '../pages/ListingsPage.tsx';

withServer();

const link = {
  ...sampleOf('Link'),
  id: 'l-1',
  status: 'proposed',
  total_otd: null,
  preview: null,
  photo_count: 0,
  worksheet_count: 0,
  report_count: 0,
  bid_request_id: null,
};

it('has the focus at what can be chosen next after a press on a choice, not at the top of the page', async () => {
  await signInAs({ role: 'client' });
  server.use(
    http.get('*/api/links', () => HttpResponse.json([link])),
    http.get('*/api/bid-requests/mine', () => HttpResponse.json([])),
  );
  const element = (
    <AreaContext value={{ role: 'client', basename: '/client' }}>
      <ListingsPage />
    </AreaContext>
  );
  renderShell([{ path: '/client/listings', element }], '/client/listings?show=all');
  const card = within(await screen.findByRole('article'));
  server.use(
    http.patch('*/api/links/:id/status', () => {
      const rejected = { ...link, status: 'rejected', previous_status: 'proposed', status_since: new Date().toISOString() };
      server.use(http.get('*/api/links', () => HttpResponse.json([rejected])));
      return HttpResponse.json(rejected);
    }),
  );
  const reject = card.getByRole('button', { name: /^Rejected/ });
  reject.focus();
  fireEvent.click(reject);
  fireEvent.click(await screen.findByRole('button', { name: 'Reject without a reason' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(within(screen.getByRole('article')).getByRole('button', { name: 'Undo' })));
});
