import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { summaryOf } from '../contract/summary.ts';
import { lateMessages } from '../web/late/messages.ts';
import { page } from '../web/page.ts';
import { library } from './fixture/library.ts';
import { openLibrary } from './fixture/screens.tsx';
import { libraryServer } from './fixture/server.ts';

const { list } = libraryServer();
/** The library as a browser gets it, and which descriptors it fetched. */
function apart() {
  const fetched: string[] = [];
  const resources = library.map((resource) => ({
    ...summaryOf(resource),
    load: async () => {
      fetched.push(resource.segment);
      return Promise.resolve(resource);
    },
  }));
  return { fetched, resources };
}

it('fetches the descriptor of the resource that is shown, once, and of no other that its rows name', async () => {
  const { fetched, resources } = apart();
  const id = '01998a3e-0000-7000-8000-000000000001';
  list('/loans', [{ id: 'l1', number: '17', book_id: id, state: 'out', due_on: '2026-12-01', created_at: '2026-11-01T10:00:00.000Z', version: 1 }]);
  list('/stock/books', [{ id, title: 'Atlas' }]);
  // What suspends within a render that is not waited for stays so, where the screens' own code is there already.
  await act(async () => void openLibrary('/desk/loans', { resources }));
  // The name of the book comes by what is known of every resource.
  expect((await screen.findByRole('link', { name: 'Atlas' })).getAttribute('href')).toBe(`/desk/catalogue/${id}`);
  expect(screen.getByText('Out')).toBeDefined();
  expect(fetched).toEqual(['loans']);
});

it('says that the page could not be fetched where its descriptor cannot be, and shows it once it can', async () => {
  vi.spyOn(page, 'answers').mockResolvedValue(false);
  let isBack = false;
  const resources = library.map((resource) => ({
    ...summaryOf(resource),
    load: async () => (isBack ? Promise.resolve(resource) : Promise.reject(new TypeError('Failed to fetch'))),
  }));
  list('/stock/books', [{ id: 'b1', title: 'Atlas' }]);
  await act(async () => void openLibrary('/desk/catalogue', { resources }));
  expect(await screen.findByRole('heading', { name: lateMessages.title }, { timeout: 8_000 })).toBeDefined();
  isBack = true;
  expect(await screen.findByText('Atlas', {}, { timeout: 8_000 })).toBeDefined();
  vi.restoreAllMocks();
});
