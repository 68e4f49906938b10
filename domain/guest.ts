// What a guest may decide for the client who invited them (docs/rules.md, A second decision-maker).
import type { GuestDecision, LinkStatus } from '../generated/api.ts';

/**
 * Whether a guest with these decisions may make a move on a car. Who may choose something may also take it back.
 * @param from the present state
 */
export function mayDecide(decides: readonly GuestDecision[], from: LinkStatus, to: LinkStatus): boolean {
  const needed = from === 'rejected' || from === 'accepted' ? from : to;
  return decides.some((decision) => decision === needed);
}
