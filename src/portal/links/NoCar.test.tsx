import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../test/shell.tsx';
import CarPage from './car/CarPage.tsx';

withServer();

beforeEach(async () => {
  await signInAs({ role: 'client', first_name: 'Clara', last_name: 'Newman' });
  server.use(http.get('*/api/links', () => HttpResponse.json([{ ...sampleOf('Link'), id: 'l-1', preview: null, photo_count: 0 }])));
});

/** The address of a car that is not among the reader's. */
const open = () =>
  renderShell(
    [
      {
        path: '/client/listings/:id',
        element: (
          <AreaContext value={{ role: 'client', basename: '/client' }}>
            <CarPage />
          </AreaContext>
        ),
      },
    ],
    '/client/listings/l-9',
  );

it('says that it is not there, with the way back', async () => {
  open();
  expect(await screen.findByText(/isn’t in your listings/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Listings' })).toHaveLength(1);
});

it('tells a guest nothing of an advisor', async () => {
  await signInAs({ role: 'client', first_name: 'Gus', last_name: 'Newman', guest_of: 'c-1' });
  open();
  expect(await screen.findByText(/isn’t in the listings/)).toBeDefined();
  expect(screen.queryByText(/advisor/)).toBeNull();
});

it('does not say so of listings that could not be read again', async () => {
  open();
  await screen.findByText(/isn’t in your listings/);
  server.use(http.get('*/api/links', () => HttpResponse.json({ title: 'We are busy', status: 503 }, { status: 503 })));
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(await screen.findByText('Your listings did not load', {}, { timeout: 5_000 })).toBeDefined();
  expect(screen.queryByText(/isn’t in your listings/)).toBeNull();
});
