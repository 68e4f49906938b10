import { render, screen } from '@testing-library/react';
import { MemoryRouter, useRoutes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RouterBoundary } from './UnexpectedError.tsx';

function BrokenRoutes() {
  return useRoutes([{ path: '/a', children: [{ path: '/b', element: <p>never</p> }] }]);
}

it('shows “Unexpected Application Error!” for an error of the router', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <RouterBoundary>
      <MemoryRouter>
        <BrokenRoutes />
      </MemoryRouter>
    </RouterBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByText(/Absolute route path "\/b"/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined();
});
