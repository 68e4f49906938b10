import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
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
