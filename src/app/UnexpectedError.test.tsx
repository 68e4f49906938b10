import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RouterBoundary } from './UnexpectedError.tsx';

function Broken(): never {
  throw new Error('There is no router around this.');
}

it('shows “Unexpected Application Error!” for an error of the router', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <RouterBoundary>
      <Broken />
    </RouterBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByText(/There is no router around this/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
});
