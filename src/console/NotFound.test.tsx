import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../test/console.tsx';
import NotFound from './NotFound.tsx';

it('says once that there is no such page', async () => {
  renderInConsole([{ path: '*', element: <NotFound /> }], '/admin/nonesuch');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('This page doesn’t exist');
  expect(document.title).toMatch(/^This page doesn’t exist · /);
  expect(screen.queryByText('Page not found')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeDefined();
});
