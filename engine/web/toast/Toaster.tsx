import { Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';
import { lazyScreen } from '../lazy-screen.tsx';

const ToastStack = lazyScreen(() => import('./ToastStack.tsx'));

const none = () => toastStore.get().length === 0;

/** Where toasts appear in every area; fetched with the first of them. Mount once. */
export function Toaster() {
  const empty = useSyncExternalStore(toastStore.subscribe, none, none);
  return empty ? null : (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
