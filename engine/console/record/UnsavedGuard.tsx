import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
// Through react-admin's router: the app puts its own in its place, which can hold a page back.
import { useBlocker } from 'react-router-dom';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/** Asks before a form with unsaved changes is left, inside the app and by closing the page; `saved` lets go. Needs a data router. */
export function UnsavedGuard({ saved }: { saved: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  });
  const isUnsaved = useCallback(() => unsaved.current, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved.current && !saved.current && currentLocation.pathname !== nextLocation.pathname);
  return <LeaveQuestion blocker={blocker} isUnsaved={isUnsaved} />;
}
