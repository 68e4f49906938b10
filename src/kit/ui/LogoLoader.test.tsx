import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LogoLoader } from './LogoLoader.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';

it('shows the mark only after 150 ms, and is announced', () => {
  vi.useFakeTimers();
  const { container } = render(<LogoLoader />);
  expect(container.querySelector('svg')).toBeNull();
  act(() => vi.advanceTimersByTime(149));
  expect(container.querySelector('svg')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

it('shows its words at once', () => {
  render(<LogoLoader text="Logging out..." />);
  expect(screen.getByText('Logging out...')).toBeDefined();
});

it('keeps the place of what comes, unseen for 150 ms', () => {
  vi.useFakeTimers();
  render(
    <Loading label="Loading listings">
      <p>skeleton</p>
    </Loading>,
  );
  const place = screen.getByText('skeleton').parentElement;
  expect(place && getComputedStyle(place).visibility).toBe('hidden');
  act(() => vi.advanceTimersByTime(150));
  expect(place && getComputedStyle(place).visibility).toBe('visible');
  expect(screen.getByRole('status', { name: 'Loading listings' })).toBeDefined();
});
