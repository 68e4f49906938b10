import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { UnexpectedError } from './UnexpectedError.tsx';

it('shows “Unexpected Application Error!” for an error of the router', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throw new Error('no route');
      },
      element: <p>never</p>,
      errorElement: <UnexpectedError />,
      hydrateFallbackElement: <p>loading</p>,
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByText('no route')).toBeDefined();
});
