import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from './page.ts';
import { lazyScreen, loadScreen, ScreenLoadError } from './lazy-screen.tsx';

const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.spyOn(page, 'answers').mockResolvedValue(true);
});

it('waits while nothing answers, and leaves the page as it is', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
  vi.spyOn(page, 'answers').mockResolvedValue(false);
  const tries = [failing, failing, async () => ({ default: 'screen' })];
  expect(await loadScreen(() => (tries.shift() ?? failing)())).toEqual({ default: 'screen' });
  expect(tries).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('tries once more before it reloads: a fetch that was broken off loses nobody what was typed', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
  const tries = [failing, async () => ({ default: 'screen' })];
  expect(await loadScreen(() => (tries.shift() ?? failing)())).toEqual({ default: 'screen' });
  expect(reload).not.toHaveBeenCalled();
});

it('gives the screen', async () => {
  expect(await loadScreen(async () => ({ default: 'screen' }))).toEqual({ default: 'screen' });
});

it('reloads the page once when a screen fails to load, then says so', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
  const settled = vi.fn();
  void loadScreen(failing, () => 1_000).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 15_000 });
  await expect(loadScreen(failing, () => 5_000)).rejects.toBeInstanceOf(ScreenLoadError);
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});

it('says so although what stands around the screen loaded, and although the second try took its time', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
  void loadScreen(failing, () => 1_000);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 15_000 });
  await loadScreen(
    async () => ({}),
    () => 2_000,
  );
  const times = [3_000, 600_000];
  await expect(loadScreen(failing, () => times.shift() ?? 600_000)).rejects.toBeInstanceOf(ScreenLoadError);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads again for a failure much later, as after the next release', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
  void loadScreen(failing, () => 1_000);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 15_000 });
  void loadScreen(failing, () => 400_000);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2), { timeout: 15_000 });
});

it('draws a screen that was fetched ahead at once, and any other once it is there', async () => {
  const drawn: string[] = [];
  const Waiting = () => {
    drawn.push('waiting');
    return null;
  };
  const draw = (Screen: ComponentType) =>
    render(
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>,
    );
  const load = async () => ({ default: () => <h1>There</h1> });
  const ahead = lazyScreen(load);
  await ahead.ahead();
  draw(ahead);
  expect(screen.getByRole('heading', { name: 'There' })).toBeDefined();
  expect(drawn).toEqual([]);
  cleanup();
  draw(lazyScreen(load));
  expect(drawn).toEqual(['waiting']);
  expect(await screen.findByRole('heading', { name: 'There' })).toBeDefined();
});
