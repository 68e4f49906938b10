import { LeaveQuestion } from '../../../../engine/console/record/LeaveQuestion.tsx';
import { useLeaveBlocker } from '../../../../engine/console/record/useLeaveBlocker.ts';

/** Asks before something typed is left behind, inside the app and by closing the page. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useLeaveBlocker(() => unsaved);
  return <LeaveQuestion blocker={blocker} isUnsaved={() => unsaved} />;
}
