// A list's view is saved under a name, on this device.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openLibrary } from '../fixture/screens.tsx';
import { libraryServer } from '../fixture/server.ts';
import { readViews, removeView } from './savedViews.ts';

const { list } = libraryServer();
it('a view is saved under its name without spaces around it, and no name is none', async () => {
  list('/stock/books', []);
  const { user } = openLibrary('/desk/catalogue');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Views' }));
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Save view' }).disabled).toBe(true);
  await user.type(panel.getByLabelText('View name'), ' Late books {Enter}');
  await waitFor(() => expect(readViews('catalogue').map((view) => view.name)).toEqual(['Late books']));
  removeView('catalogue', 'Late books');
});
