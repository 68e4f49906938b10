// What a guest may decide for the client who invited them (docs/rules.md, A second decision-maker).
import type { GuestDecision, LinkStatus, SecondDecider } from '../generated/api.ts';

/**
 * Whether a guest with these decisions may make a move on a car. Who may choose something may also take it back.
 * @param from the present state
 */
export function mayDecide(decides: readonly GuestDecision[], from: LinkStatus, to: LinkStatus): boolean {
  const needed = from === 'rejected' || from === 'accepted' ? from : to;
  return decides.some((decision) => decision === needed);
}

/** Whom the checklist names as deciding too, as an invitation takes them: the last word of the name is the last name. */
export function invitationOf(decider: SecondDecider | null | undefined): { first_name: string; last_name: string; email: string } {
  const names = decider?.name?.trim().split(/\s+/) ?? [];
  const last_name = names.length > 1 ? (names.at(-1) ?? '') : '';
  return { first_name: names.slice(0, Math.max(1, names.length - 1)).join(' '), last_name, email: decider?.email ?? '' };
}
