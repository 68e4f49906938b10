import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterFirstScreen } from '../../../engine/web/first-screen.ts';
import { keepTrying } from '../../../engine/web/keepTrying.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { useUser } from '../../api/session.ts';
import { useArea } from '../../kit/area/area.ts';

/** Whether the server offers the portal as an app here, and the browser can keep it: on pages without encryption on the way it cannot. */
const isApp = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && document.querySelector('link[rel="manifest"]') !== null;

/** Makes the portal an app that opens without a connection; after the first screen, which waits for nothing of it. */
export function useApp(): void {
  const queries = useQueryClient();
  const { basename } = useArea();
  const { id } = useUser();
  const settings = usePublicSettings();
  useEffect(() => {
    if (!isApp()) return undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    // Until then the portal is a page like others.
    const end = keepTrying(async () => {
      await afterFirstScreen();
      const { startApp } = await import('./start.ts');
      if (isGone) return;
      stop = await startApp({ basename, queries, account: id, settings });
      if (isGone) stop();
    });
    return () => {
      isGone = true;
      end();
      stop?.();
    };
  }, [queries, basename, id, settings]);
}
