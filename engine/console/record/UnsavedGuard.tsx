import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { areFilesUnderWay } from '../provider/filesUnderWay.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/** Asks before the user leaves a form with unsaved changes, inside the app and on closing the page; `saved` stops asking, once its files are sent. Needs a data router. */
export function UnsavedGuard({ saved }: { saved: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  });
  const isUnsaved = useCallback(() => unsaved.current, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.current && (!saved.current || areFilesUnderWay()) && currentLocation.pathname !== nextLocation.pathname,
  );
  return <LeaveQuestion blocker={blocker} isUnsaved={isUnsaved} />;
}
