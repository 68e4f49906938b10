import type { QueryClient } from '@tanstack/react-query';
import { wordmarkPath, workerPath } from '../../../domain/portal-app.ts';
import type { PublicSettings } from '../../../generated/api.ts';
import { keepSeen } from '../../api/seen/keep.ts';
import { renewDevice } from './device.ts';

/** After so long on the page, in ms, the rest of the portal is kept: nobody waits for anything then. */
const quietAfter = 8_000;

interface Given {
  basename: string;
  queries: QueryClient;
  account: string;
  settings: PublicSettings;
}

/** Whoever counts their megabytes keeps what they open. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/** Registers the portal's service worker, and keeps on the device what is seen. @returns how to stop keeping */
export async function startApp({ basename, queries, account, settings }: Given): Promise<() => void> {
  const stopKeeping = await keepSeen(queries, account, settings);
  // Where the browser refuses, what is seen is kept all the same: a page that is open stays readable.
  navigator.serviceWorker.register(`${basename}${workerPath}`, { scope: `${basename}/` }).catch(() => {});
  const stopRenewing = await renewDevice();
  const timer = setTimeout(() => {
    // The page had it before there was a worker: through the worker it is kept.
    fetch(wordmarkPath).catch(() => {});
    if (!savesData()) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep-all', []));
  }, quietAfter);
  return () => {
    clearTimeout(timer);
    stopRenewing();
    stopKeeping();
  };
}
