import { lazy, Suspense, type ComponentProps } from 'react';
import type { ConfirmDialog as SharedDialog } from '../../features/ui/ConfirmDialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('../../features/ui/ConfirmDialog.tsx')).ConfirmDialog }));

/** The shared question before what cannot be undone, fetched when it is first asked. */
export function ConfirmDialog(props: ComponentProps<typeof SharedDialog>) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
