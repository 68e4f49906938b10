import { useEffect, useRef } from 'react';

/** Plays a sound when a number rises, where the reader has chosen so. @param count undefined while it is not known */
export function useSoundWhenMore(count: number | undefined): void {
  const before = useRef(count);
  useEffect(() => {
    const rose = before.current !== undefined && count !== undefined && count > before.current;
    if (count !== undefined) before.current = count;
    if (!rose) return;
    const play = async () => {
      const { sound, playSound } = await import('./sound.ts');
      if (sound.isOn()) playSound();
    };
    // A sound that cannot be fetched is not missed.
    play().catch(() => {});
  }, [count]);
}
