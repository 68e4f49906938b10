// What staff may do with a link now, from the contract's state machine.
import type { Link, LinkCounts, LinkStatus, Role } from '../../../../generated/api.ts';
import { linkStatusValues } from '../../../../generated/enums.ts';
import { linkStatusTransitions } from '../../../../generated/transitions.ts';
import { fits } from '../../../../domain/fit.ts';
import { mayQuoteAgain, mayReportAgain } from '../../../../domain/link-findings.ts';
import { isOver, openStatuses } from '../../../../domain/link-over.ts';
import { statusesOfTurn, turnOf } from '../../../../domain/link-turn.ts';
import { openMoves } from '../../../../engine/contract/transitions.ts';

/** Those of some links that the client does not see yet, and that nothing of the checklist speaks against: what is published as a rule. */
export const fittingHidden = (links: readonly Link[]): Link[] => links.filter((link) => standsIn('held', link) && fits(link.fit));

/** A plain move to another state. */
export interface DeskMove {
  to: LinkStatus;
  label: string;
  needsReason: boolean;
}

export interface DeskMoves {
  /** `first` moves the link on; `again` is a revision. */
  report: 'first' | 'again' | undefined;
  worksheet: 'first' | 'again' | undefined;
  finalPrice: boolean;
  plain: DeskMove[];
}

const isStatus = (value: string): value is LinkStatus => linkStatusValues.some((status) => status === value);

/** The moves open to the reader on a link. */
export function deskMoves(link: Pick<Link, 'status' | 'previous_status' | 'status_since'>, role: Role, now: Date): DeskMoves {
  const current = { state: link.status, previous: link.previous_status, since: link.status_since };
  const open = openMoves(linkStatusTransitions, current, role, now);
  const through = (operation: string) => open.some((move) => move.via === operation);
  return {
    report: through('postResearchReport') ? 'first' : mayReportAgain(link.status) ? 'again' : undefined,
    worksheet: through('addOtdWorksheet') ? 'first' : mayQuoteAgain(link.status) ? 'again' : undefined,
    finalPrice: through('recordFinalPrice'),
    plain: open.flatMap(({ to, label, via, requires }) =>
      via || !label || !isStatus(to) ? [] : [{ to, label, needsReason: requires?.includes('reason') ?? false }],
    ),
  };
}

/** The label the contract gives to the move that an operation makes. */
export function labelOf(operation: 'postResearchReport' | 'addOtdWorksheet' | 'recordFinalPrice'): string {
  return linkStatusTransitions.find((move) => move.via === operation)?.label ?? operation;
}

/** The lists above a client's links. */
export const linkViews = ['all', 'us', 'client', 'held', 'over'] as const;
export type LinkView = (typeof linkViews)[number];

const over: LinkStatus[] = linkStatusValues.filter((status) => isOver({ status }));

/** What a list of links asks for to have those of a view: the same as `standsIn` says of each. */
export const filterOf: Readonly<Record<LinkView, { is_displayed?: boolean; status?: LinkStatus[] }>> = {
  all: {},
  us: { is_displayed: true, status: statusesOfTurn('staff') },
  client: { is_displayed: true, status: statusesOfTurn('client') },
  held: { is_displayed: false, status: [...openStatuses] },
  over: { status: over },
};

/** Does a link belong to a list? Whose turn it is counts only for links the client sees. */
export function standsIn(view: LinkView, link: Pick<Link, 'status' | 'is_displayed'>): boolean {
  switch (view) {
    case 'us':
      return turnOf(link) === 'staff';
    case 'client':
      return turnOf(link) === 'client';
    case 'held':
      return !link.is_displayed && !isOver(link);
    case 'over':
      return isOver(link);
    default:
      return true;
  }
}

/** How many of a client's links belong to a list, of what is counted by state. */
export function countIn(view: LinkView, { by_status, hidden_by_status }: Pick<LinkCounts, 'by_status' | 'hidden_by_status'>): number {
  return linkStatusValues.reduce((sum, status) => {
    const hidden = hidden_by_status[status] ?? 0;
    const shown = (by_status[status] ?? 0) - hidden;
    return sum + (standsIn(view, { status, is_displayed: false }) ? hidden : 0) + (standsIn(view, { status, is_displayed: true }) ? shown : 0);
  }, 0);
}

/** How many of them the client sees. */
export const shownIn = ({ all, hidden_by_status }: Pick<LinkCounts, 'all' | 'hidden_by_status'>): number =>
  all - Object.values(hidden_by_status).reduce((sum, count) => sum + count, 0);
