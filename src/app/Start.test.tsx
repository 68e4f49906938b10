import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { session, type SessionUser } from '../api/session-store.ts';
import { BrowserRouter } from '../kit/router/BrowserRouter.tsx';
import { server, withServer } from '../test/server.ts';
import { testSettings } from '../test/shell.tsx';
import { Start } from './Start.tsx';

withServer();
const door = { door: 'public', routesFor: () => [], Router: BrowserRouter, Watch: () => null } as const;
vi.mock('./App.tsx', () => ({ App: () => <h1>the app</h1> }));

it('starts once the public settings are known, and can try again when they are not', async () => {
  server.use(
    http.get('*/api/public-settings', () => HttpResponse.error(), { once: true }),
    http.get('*/api/public-settings', () => HttpResponse.json(testSettings)),
  );
  render(<Start {...door} />);
  expect(await screen.findByRole('heading', { name: 'Forecourt could not be reached' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'the app' })).toBeDefined();
});

it('waits for what the first screen of whoever is signed in is drawn with, and no longer where that fails', async () => {
  server.use(http.get('*/api/public-settings', () => HttpResponse.json(testSettings)));
  await session.open(testSettings.storage_secret);
  await session.signIn({ id: 'c', role: 'client' }, 'token');
  for (const failure of [undefined, new Error('no such file')]) {
    let resolve = () => {};
    const promise = new Promise<void>((resolved) => {
      resolve = resolved;
    });
    const asked: string[] = [];
    const ahead = async (path: string, { role }: SessionUser) => {
      asked.push(`${role} ${path}`);
      await promise;
      if (failure) throw failure;
    };
    const { unmount } = render(<Start {...door} ahead={ahead} />);
    await vi.waitFor(() => expect(asked).toEqual(['client /']));
    expect(screen.queryByRole('heading', { name: 'the app' })).toBeNull();
    resolve();
    expect(await screen.findByRole('heading', { name: 'the app' })).toBeDefined();
    unmount();
  }
});

it('goes on by itself once the server answers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answers = false;
  server.use(http.get('*/api/public-settings', () => (answers ? HttpResponse.json(testSettings) : HttpResponse.error())));
  render(<Start {...door} />);
  expect(await screen.findByRole('heading', { name: 'Forecourt could not be reached' })).toBeDefined();
  answers = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await screen.findByRole('heading', { name: 'the app' })).toBeDefined();
});
