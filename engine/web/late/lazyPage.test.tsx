import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenLoadError } from '../lazy-screen.tsx';
import { page } from '../page.ts';
import { lazyPage } from './lazyPage.tsx';
import { lateMessages } from './messages.ts';

const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let isBack = false;
let tries = 0;
const load = async () => {
  tries += 1;
  return isBack ? { default: () => <h1>Files</h1> } : failing();
};

beforeEach(() => {
  isBack = false;
  tries = 0;
  vi.useFakeTimers();
  vi.spyOn(page, 'answers').mockResolvedValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A frame with a page, and a link to one whose code is not there yet. */
function open() {
  const Files = lazyPage(load);
  function Frame() {
    const [isAtFiles, setAtFiles] = useState(false);
    return (
      <>
        <button type="button" onClick={() => startTransition(() => setAtFiles(true))}>
          to the files
        </button>
        <Suspense fallback={<p>loading</p>}>{isAtFiles ? <Files /> : <h1>Dashboard</h1>}</Suspense>
      </>
    );
  }
  render(<Frame />);
  fireEvent.click(screen.getByRole('button', { name: 'to the files' }));
}

const heading = () => screen.getByRole('heading').textContent;

it('says in the frame that a page could not be fetched, and opens it by itself once it can be', async () => {
  open();
  await pass(1_000);
  expect(heading()).toBe('Dashboard');
  await pass(2_000);
  expect(heading()).toBe(lateMessages.title);
  expect(screen.getByRole('button', { name: 'to the files' })).toBeDefined();
  isBack = true;
  await pass(2_000);
  expect(heading()).toBe('Files');
});

it('tries at once where it is told to', async () => {
  open();
  await pass(2_600);
  expect(heading()).toBe(lateMessages.title);
  const before = tries;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(tries).toBe(before + 1);
  expect(heading()).toBe(lateMessages.title);
  isBack = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(heading()).toBe('Files');
});

it('says nothing of a connection that was gone for a moment', async () => {
  open();
  await pass(500);
  isBack = true;
  await pass(1_600);
  expect(heading()).toBe('Files');
  await pass(5_000);
  expect(heading()).toBe('Files');
});

it('is done fetching ahead once there is something to say', async () => {
  let isDone = false;
  const ahead = async () => {
    await lazyPage(load).ahead();
    isDone = true;
  };
  void ahead();
  await pass(2_000);
  expect(isDone).toBe(false);
  await pass(1_000);
  expect(isDone).toBe(true);
});

it('fails as a page of another release does, where reloading did not help', async () => {
  vi.spyOn(page, 'answers').mockResolvedValue(true);
  window.sessionStorage.setItem('forecourt-screen-reload', String(Date.now()));
  await expect(lazyPage(load).ahead()).rejects.toBeInstanceOf(ScreenLoadError);
  window.sessionStorage.clear();
});
