import { useEffect } from 'react';
import { useBlocker } from '../../../features/area/unsaved.ts';
import { ConfirmDialog } from '../../../features/ui/ConfirmDialog.tsx';
import { messages } from '../../../schema/messages.ts';

/** Asks before something typed is left behind, inside the app and by closing the page. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      title={messages.unsavedTitle}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      destructive={false}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      {messages.unsaved}
    </ConfirmDialog>
  );
}
