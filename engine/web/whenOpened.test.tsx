// A dialog that is first opened without a connection says so, can be left, and opens by itself later.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { whenOpened } from './whenOpened.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let isBack = false;
const Sheet = ({ open }: { open: boolean; onClose?: () => void }) => (open ? <h1>Sheet</h1> : null);
const load = () => (isBack ? Promise.resolve({ default: Sheet }) : Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

beforeEach(() => {
  isBack = false;
  vi.useFakeTimers();
  vi.spyOn(page, 'answers').mockResolvedValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openSheet() {
  const Part = whenOpened(load);
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          look closer
        </button>
        <Part open={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Screen />);
  fireEvent.click(screen.getByRole('button', { name: 'look closer' }));
}

it('says after a while that the connection is missing, and opens by itself', async () => {
  openSheet();
  await pass(500);
  expect(screen.getByRole('status').textContent).toBe(messages.working);
  await pass(3_000);
  expect(screen.getByRole('status').textContent).toContain(messages.opensLater);
  isBack = true;
  await pass(2_000);
  expect(screen.getByRole('heading', { name: 'Sheet' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});

it('can be left before it opened, and stays closed then', async () => {
  openSheet();
  await pass(3_500);
  fireEvent.click(screen.getByRole('button', { name: messages.cancel }));
  expect(screen.queryByRole('status')).toBeNull();
  isBack = true;
  await pass(2_000);
  expect(screen.queryByRole('heading')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'look closer' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Sheet' })).toBeDefined();
});
