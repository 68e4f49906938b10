import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { areFilesUnderWay } from '../provider/filesUnderWay.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useLeaveBlocker } from './useLeaveBlocker.ts';

/** Asks before the user leaves a form with unsaved changes, inside the app and on closing the page; `saved` stops asking, once its files are sent. Needs a data router. */
export function UnsavedGuard({ saved }: { saved: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  });
  const isUnsaved = useCallback(() => unsaved.current, []);
  const blocker = useLeaveBlocker(() => unsaved.current && (!saved.current || areFilesUnderWay()));
  return <LeaveQuestion blocker={blocker} isUnsaved={isUnsaved} />;
}
