import type { UrgentItem } from '../../../generated/api.ts';
import { useLog } from '../log/LogContext.ts';
import type { useMarks } from './useMarks.ts';

/** Opens the log about the client of something that waits. */
export function useLogOf(): (item: Pick<UrgentItem, 'user_id' | 'client_name'>) => void {
  const log = useLog();
  return ({ user_id, client_name }) => log('contact', user_id === null ? undefined : { id: user_id, name: client_name });
}

/** What the one action of something that waits does where no page does it (`actionRoute` names the page of the others): wherever that action is offered. */
export function useActOf(marks: Pick<ReturnType<typeof useMarks>, 'done'>): (item: UrgentItem) => (() => void) | undefined {
  const logOf = useLogOf();
  return (item) => {
    if (item.kind === 'task_due') return () => marks.done(item);
    return item.kind === 're_engage_overdue' || item.kind === 're_engage_today' ? () => logOf(item) : undefined;
  };
}
