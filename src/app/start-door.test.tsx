import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { BrowserRouter } from '../kit/router/BrowserRouter.tsx';
import { server, withServer } from '../test/server.ts';
import { testSettings } from '../test/shell.tsx';
import { startDoor } from './start-door.tsx';

withServer();
const door = { door: 'public', routesFor: () => [], Router: BrowserRouter, Watch: () => null } as const;
// It draws what stands there already.
vi.mock('./App.tsx', () => ({ App: () => <input aria-label="E-mail" defaultValue="" /> }));
vi.mock('./DoorFrame.tsx', () => ({ DoorFrame: ({ children }: { children: React.ReactNode }) => children }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('keeps the form that came with the page, and what was typed into it, until the server answers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answers = false;
  let asked = 0;
  server.use(
    http.get('*/api/public-settings', () => {
      asked += 1;
      return answers ? HttpResponse.json(testSettings) : HttpResponse.error();
    }),
  );
  document.body.innerHTML = '<div id="root" data-ahead=""><input aria-label="E-mail" value=""></div>';
  const field = screen.getByLabelText<HTMLInputElement>('E-mail');
  field.value = 'hannah@mailhaven.example';
  startDoor(door);
  await vi.waitFor(() => expect(asked).toBe(1));
  await vi.advanceTimersByTimeAsync(7_000);
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1));
  expect(screen.getByLabelText('E-mail')).toBe(field);
  answers = true;
  const before = asked;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByLabelText('E-mail')).toBe(field);
  expect(field.value).toBe('hannah@mailhaven.example');
});
