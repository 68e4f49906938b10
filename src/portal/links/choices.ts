// What a client may choose on a link now, from the contract's state machine.
import type { Link, LinkStatus } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { linkStatusTransitions } from '../../../generated/transitions.ts';
import { clientDecides, isOffered } from '../../../domain/link-turn.ts';
import { durationToMs, openMoves } from '../../../engine/contract/transitions.ts';

/** One choice: where it leads, in the contract's own words. */
export interface Choice {
  to: LinkStatus;
  label: string;
  /** The move is refused without a reason. */
  needsReason: boolean;
}

const isStatus = (value: string): value is LinkStatus => linkStatusTransitions.some((transition) => transition.to === value || transition.from.includes(value));

/** The choices open to the client. */
export function choicesOf(link: Link, now: Date): Choice[] {
  const current = { state: link.status, previous: link.previous_status, since: link.status_since };
  return openMoves(linkStatusTransitions, current, roles.client, now).flatMap(({ to, label, via, requires }) =>
    via || !label || !isStatus(to) ? [] : [{ to, label, needsReason: requires?.includes('reason') === true }],
  );
}

/** Until when the client may undo a rejection; null if there is none, or it is final. */
export function takeBackUntil(link: Link): Date | null {
  const limits = linkStatusTransitions.flatMap((move) => (move.to === '$previous' && move.within && move.by.includes(roles.client) ? [move.within] : []));
  const [within] = limits;
  return link.status === 'rejected' && within !== undefined ? new Date(Date.parse(link.status_since) + durationToMs(within)) : null;
}

/** The pills above the list: the states of each. */
export const groups = {
  turn: clientDecides,
  all: [],
  research: ['research_requested'],
  asked: ['otd_requested'],
  decided: ['accepted', 'purchased'],
  rejected: ['rejected'],
  unavailable: ['unavailable'],
} as const satisfies Record<string, readonly LinkStatus[]>;

export type Group = keyof typeof groups;

/** Is the client asked to decide on this link? */
export function isTurn(status: LinkStatus): boolean {
  return clientDecides.includes(status);
}

/** The initial links of a comparison: those with a price, or else the first active ones. */
export function toCompare(links: readonly Link[]): Link[] {
  const alive = links.filter(isOffered);
  const priced = alive.filter((link) => link.total_otd !== null);
  return (priced.length > 1 ? priced : alive).slice(0, 3);
}
