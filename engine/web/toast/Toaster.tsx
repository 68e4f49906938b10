import { Suspense } from 'react';
import { lazyScreen } from '../lazy-screen.tsx';
import { useShownToasts } from './useShownToasts.ts';

const ToastStack = lazyScreen(() => import('./ToastStack.tsx'));

/** Where toasts appear in every area; fetched with the first of them. Mount once. */
export function Toaster() {
  return useShownToasts().length === 0 ? null : (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
