import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as sounds from './sound.ts';
import { useSoundWhenMore } from './useSoundWhenMore.ts';

it('is silent until somebody turns it on, and then sounds when the number rises, not when it becomes known or falls', async () => {
  const made = vi.fn(function notes() {
    throw new Error('jsdom has no sound');
  });
  vi.stubGlobal('AudioContext', made);
  const isOn = vi.spyOn(sounds.sound, 'isOn');
  const { rerender } = renderHook(({ count }: { count: number | undefined }) => useSoundWhenMore(count), {
    initialProps: { count: undefined as number | undefined },
  });
  rerender({ count: 3 });
  rerender({ count: 4 });
  await waitFor(() => expect(isOn).toHaveBeenCalledTimes(1));
  expect(made).not.toHaveBeenCalled();
  sounds.sound.set(true);
  rerender({ count: 2 });
  rerender({ count: 3 });
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(isOn).toHaveBeenCalledTimes(2);
});
