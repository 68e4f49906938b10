// Whose turn it is on a link: the contract says it of each status, and of what the client does not see nothing waits for anybody.
import type { Link, LinkStatus } from '../generated/api.ts';
import { linkStatusTurns, linkStatusValues } from '../generated/enums.ts';

/** Who has to act next. */
export type Turn = 'client' | 'staff';

/** The states in which a link that is displayed waits for one side. */
export function statusesOfTurn(turn: Turn): LinkStatus[] {
  return linkStatusValues.filter((status) => linkStatusTurns[status] === turn);
}

/** The states in which the client decides. */
export const clientDecides: readonly LinkStatus[] = statusesOfTurn('client');

/** The states in which staff owe something: a report, a price, the paperwork of an accepted one. */
export const staffOwes: readonly LinkStatus[] = statusesOfTurn('staff');

/** Who has to act next on a link; undefined where nobody has. */
export function turnOf({ status, is_displayed }: Pick<Link, 'status' | 'is_displayed'>): Turn | undefined {
  return is_displayed ? linkStatusTurns[status] : undefined;
}

/** Whether the car can still become the client's: nobody has turned it down and it is there. */
export function isOffered({ status }: Pick<Link, 'status'>): boolean {
  return status !== 'rejected' && status !== 'unavailable';
}
