import { expect, it, vi } from 'vitest';
import { page } from '../../api/page.ts';
import { loadScreen, ScreenLoadError } from './lazy-screen.tsx';

const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('gives the screen', async () => {
  expect(await loadScreen(async () => ({ default: 'screen' }))).toEqual({ default: 'screen' });
});

it('reloads the page once when a screen fails to load, then says so', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
  const settled = vi.fn();
  void loadScreen(failing, () => 1_000).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadScreen(failing, () => 5_000)).rejects.toBeInstanceOf(ScreenLoadError);
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});

it('reloads again for a failure much later, and after a screen that loaded', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
  void loadScreen(failing, () => 1_000);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  void loadScreen(failing, () => 60_000);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  await loadScreen(async () => ({}));
  void loadScreen(failing, () => 61_000);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(3));
});
