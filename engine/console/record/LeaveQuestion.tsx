import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../../web/ConfirmDialog.tsx';
import { messages } from '../messages.ts';

interface LeaveQuestionProps {
  /** Whether navigation is blocked, and the ways to leave or stay. */
  blocker: { state: string; proceed?: (() => void) | undefined; reset?: (() => void) | undefined };
  /** Whether something would be lost now; asked when the page is closed. */
  isUnsaved: () => boolean;
}

/** Asks before unsaved changes are lost: inside the app once `blocker` blocks, and on closing the page. */
export function LeaveQuestion({ blocker, isUnsaved }: LeaveQuestionProps) {
  // Where the way leads to another page of the app, that is loaded: who has agreed is not asked once more by the browser.
  const hasAgreed = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved() && !hasAgreed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  // There before it is asked, so that its code is fetched ahead: a browser breaks off a fetch when Back is pressed twice in a row.
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={messages.unsavedTitle}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      destructive={false}
      onConfirm={() => {
        hasAgreed.current = true;
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      {messages.unsaved}
    </ConfirmDialog>
  );
}
