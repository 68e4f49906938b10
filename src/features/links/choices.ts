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

/** Links by category in the order they come; those without one come last. */
export function byCategory(links: readonly Link[]): { category: string | null; links: Link[] }[] {
  const names = [...new Set(links.map((link) => link.category))].toSorted((a, b) => Number(a === null) - Number(b === null));
  return names.map((category) => ({ category, links: links.filter((link) => link.category === category) }));
}

export const sorts = ['fit', 'price', 'newest', 'distance'] as const;
export type LinkSort = (typeof sorts)[number];

const isSort = (value: string | null): value is LinkSort => sorts.some((name) => name === value);

/** The order that an address asks for in `sort`: the list's and, on a car's page, that of the list it was opened from. */
export function sortIn(address: URLSearchParams): LinkSort {
  const asked = address.get('sort');
  return isSort(asked) ? asked : 'fit';
}

/** What keeps that order in another address; nothing where it is the usual one. */
export const sortQuery = (sort: LinkSort): string => (sort === 'fit' ? '' : `?sort=${sort}`);

/** Links as the list shows them, one under the other: by category, in the order chosen within each. */
export const asListed = (links: readonly Link[], sort: LinkSort): Link[] => byCategory(inOrder(links, sort)).flatMap((group) => group.links);

/** In the order chosen; links without the figure come last. */
export function inOrder(links: readonly Link[], sort: LinkSort): Link[] {
  const last = Number.POSITIVE_INFINITY;
  const figures: Record<LinkSort, (link: Link) => number> = {
    fit: (link) => -(link.fit?.score ?? -1),
    price: (link) => link.total_otd ?? link.price ?? last,
    newest: (link) => -Date.parse(link.published_at ?? link.created_at),
    distance: (link) => link.distance ?? last,
  };
  return links.toSorted((one, other) => figures[sort](one) - figures[sort](other) || one.title.localeCompare(other.title));
}

/** The initial links of a comparison: those with a price, or else the first active ones. */
export function toCompare(links: readonly Link[]): Link[] {
  const alive = links.filter(isOffered);
  const priced = alive.filter((link) => link.total_otd !== null);
  return (priced.length > 1 ? priced : alive).slice(0, 3);
}
