// A list's view is saved under a name where the console's store keeps it, and found again with its count.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openLibrary } from '../fixture/screens.tsx';
import { libraryServer } from '../fixture/server.ts';
import type { SavedView, ViewStore } from './viewStore.ts';

const { list, calls } = libraryServer();
const asked = () => calls.at(-1)?.query ?? {};

function store(kept: SavedView[] = []): ViewStore {
  return {
    keys: (resource) => ({ list: ['/search', 'views', resource], counts: ['/search', 'counts', resource] }),
    list: () => Promise.resolve([...kept]),
    counts: () => Promise.resolve(kept.map(({ id }) => ({ id, count: 706, is_capped: false }))),
    groups: () => Promise.resolve({ groups: [], others: 0, is_capped: false }),
    create: (_resource, wish) => {
      const view = { ...wish, id: `v${kept.length}`, is_own: true, owner_name: 'Ada', version: 1 };
      kept.push(view);
      return Promise.resolve(view);
    },
    update: (view) => Promise.resolve(view),
    remove: () => Promise.resolve(),
  };
}

it('a view is saved under its name without spaces around it, and no name is none', async () => {
  list('/stock/books', []);
  const kept: SavedView[] = [];
  const { user } = openLibrary('/desk/catalogue?filter={"shelf":"maps"}', { views: store(kept) });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Views' }));
  const save = await panel.findByRole<HTMLButtonElement>('button', { name: 'Save view' });
  expect(save.disabled).toBe(true);
  await user.click(panel.getByRole('checkbox'));
  await user.type(panel.getByLabelText('View name'), ' Late books {Enter}');
  await waitFor(() =>
    expect(kept).toMatchObject([{ name: 'Late books', is_shared: true, filter: { shelf: 'maps' }, columns: null, group_by: null, density: 'regular' }]),
  );
});

it('a colleague’s view comes back with its filter and order, and cannot be deleted', async () => {
  list('/stock/books', []);
  const shared = {
    id: 'v9',
    name: 'Cheap maps',
    is_shared: true,
    is_own: false,
    owner_name: 'Ada',
    filter: { shelf: 'maps' },
    sort: ['price', 'DESC'],
    columns: null,
    group_by: null,
    density: 'compact' as const,
    version: 1,
  };
  const { user, router } = openLibrary('/desk/catalogue', { views: store([shared]) });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Views' }));
  await user.click(await panel.findByRole('button', { name: /Cheap maps.*706/ }));
  await waitFor(() => expect(asked()).toMatchObject({ filter: '{"shelf":"maps"}', sort: '["price","DESC"]' }));
  expect(router.state.location.search).toContain('price');
  expect(screen.queryByRole('button', { name: 'Delete view Cheap maps' })).toBeNull();
  localStorage.clear();
});
