import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterFirstScreen } from '../../../engine/web/first-screen.ts';
import { keepTrying } from '../../../engine/web/keepTrying.ts';
import { usePublicSettings } from '../../api/public-settings.ts';

/** Keeps the screen up to date by push, one connection for each tab, while `userId` is set. */
export function useLiveUpdates(userId: string | null): void {
  const { push: settings } = usePublicSettings();
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === null) return undefined;
    let stop: (() => void) | undefined;
    let over = false;
    // Until the library is here screens go on asking by themselves.
    const end = keepTrying(async () => {
      await afterFirstScreen();
      const { follow } = await import('./follow.ts');
      if (!over) stop = follow(queries, settings, userId);
    });
    return () => {
      over = true;
      end();
      stop?.();
    };
  }, [queries, settings, userId]);
}
