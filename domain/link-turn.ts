// Whose turn it is on a link: the contract says it for each status, and links the client does not see wait for no one.
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

/** Who has to act next on a link; undefined if no one has. */
export function turnOf({ status, is_displayed }: Pick<Link, 'status' | 'is_displayed'>): Turn | undefined {
  return is_displayed ? linkStatusTurns[status] : undefined;
}

/** Whether the client can still get the car: no one has rejected it and it is available. */
export function isOffered({ status }: Pick<Link, 'status'>): boolean {
  return status !== 'rejected' && status !== 'unavailable';
}
