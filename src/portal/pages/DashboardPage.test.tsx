import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../test/shell.tsx';
import DashboardPage from './DashboardPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'client' }));

const asked = { ...sampleOf('BidRequest'), status: 'open', title: '2025 Toyota RAV4', asked: 5, answered: 4 };
const open = () =>
  renderShell(
    [
      {
        path: '/client/dashboard',
        element: (
          <AreaContext value={{ role: 'client', basename: '/client' }}>
            <DashboardPage />
          </AreaContext>
        ),
      },
    ],
    '/client/dashboard',
  );

describe('the client’s dashboard', () => {
  it('waits for the line about its bids, which would push down what is read already', async () => {
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const others = ['journey', 'auth/get/me/advisor', 'packages/mine'] as const;
    const seen = new Set<string>();
    server.events.on('response:mocked', ({ request }) => void others.filter((path) => request.url.endsWith(path)).forEach((path) => seen.add(path)));
    server.use(
      http.get('*/api/bids', async () => {
        await answered;
        return HttpResponse.json([asked]);
      }),
    );
    open();
    await expect.poll(() => seen.size).toBe(others.length);
    await delay(0);
    expect(screen.queryByRole('heading', { name: /^Your turn/ })).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: /^Your turn/ })).toBeDefined();
    expect(screen.getByText(/^2025 Toyota RAV4: 5 dealers asked/)).toBeDefined();
  });

  it('holds nothing back where its bids do not load', async () => {
    server.use(http.get('*/api/bids', () => HttpResponse.json({ message: 'No.' }, { status: 404 })));
    open();
    expect(await screen.findByRole('heading', { name: /^Your turn/ })).toBeDefined();
  });
});
