// What a client may choose on a link now, from the contract's state machine.
import type { Link, LinkStatus } from '../../../generated/api.ts';
import { linkStatusTransitions } from '../../../generated/transitions.ts';
import { openMoves } from '../../../domain/transitions.ts';

/** One choice: where it leads, in the contract's own words. */
export interface Choice {
  to: LinkStatus;
  label: string;
}

const isStatus = (value: string): value is LinkStatus => linkStatusTransitions.some((transition) => transition.to === value || transition.from.includes(value));

/** The choices open to the client. */
export function choicesOf(link: Link, now: Date): Choice[] {
  const standing = { state: link.status, previous: link.previous_status, since: link.status_since };
  return openMoves(linkStatusTransitions, standing, 'client', now).flatMap(({ to, label, via }) => (via || !label || !isStatus(to) ? [] : [{ to, label }]));
}

/** The pills above the list: which states stand behind each. */
export const groups = {
  turn: ['proposed', 'researched', 'otd_received'],
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
  return groups.turn.some((state) => state === status);
}

/** Links by category in the order they come; those without one stand last. */
export function byCategory(links: readonly Link[]): { category: string | null; links: Link[] }[] {
  const names = [...new Set(links.map((link) => link.category))].toSorted((a, b) => Number(a === null) - Number(b === null));
  return names.map((category) => ({ category, links: links.filter((link) => link.category === category) }));
}
