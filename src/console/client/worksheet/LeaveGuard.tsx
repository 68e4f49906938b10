import { useBlocker } from 'react-router';
import { LeaveQuestion } from '../../../../engine/console/record/LeaveQuestion.tsx';

/** Asks before something typed is left behind, inside the app and by closing the page. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname);
  return <LeaveQuestion blocker={blocker} isUnsaved={() => unsaved} />;
}
