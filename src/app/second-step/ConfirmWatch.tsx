import { Suspense, useEffect, useState } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { onConfirmAsked } from '../../api/second-step.ts';

const ConfirmDialog = lazyScreen(() => import('./ConfirmDialog.tsx'));

/** Opens the dialog when a call needs the person to confirm that it is them; the call then goes on by itself. */
export function ConfirmWatch() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  useEffect(
    () =>
      onConfirmAsked(
        () =>
          new Promise((resolve) => {
            setAnswer(() => (confirmed: boolean) => {
              setAnswer(null);
              resolve(confirmed);
            });
          }),
      ),
    [],
  );
  return answer ? (
    <Suspense>
      <ConfirmDialog onAnswer={answer} />
    </Suspense>
  ) : null;
}
