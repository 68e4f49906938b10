import type { UrgentItem } from '../../../generated/api.ts';
import { nextMove } from '../../../domain/next-move.ts';
import { usePollEvery } from '../../kit/live/live.ts';

const pollMs = 30_000;
/** So long after a moment it has passed on the server, too, whose clock may be behind, in ms. */
const afterMs = 5_000;
/** What is further off comes with a new day, of which the server tells, in ms. */
const aheadMs = 86_400_000;

interface QueryOf<Data> {
  state: { status: string; data: Data | undefined };
}

/** How often the queue is asked again by itself: while changes are told, when the clock moves something in it, and no sooner. */
export function useQueuePace<Data>(itemsOf: (data: Data) => readonly UrgentItem[]): (query: QueryOf<Data>) => number | false {
  const every = usePollEvery(pollMs);
  return (query) => {
    const told = every(query);
    if (told !== false || query.state.data === undefined) return told;
    const now = Date.now();
    const moment = nextMove(itemsOf(query.state.data), now - afterMs);
    return moment !== undefined && moment < now + aheadMs && moment + afterMs - now;
  };
}
