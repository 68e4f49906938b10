import { useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
// Through react-admin's router: the app puts its own in its place, which can hold a page back.
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../features/ui/ConfirmDialog.tsx';
import { messages } from '../messages.ts';

/** Asks before a form with unsaved changes is left, inside the app and by closing the page; `saved` lets go. Needs a data router. */
export function UnsavedGuard({ saved }: { saved: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved.current && !saved.current && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
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
