// A move of a state machine asked for by a call: made, or refused with 409 that names where the record stands and what is open.
import { inSentence } from '../contract/inSentence.ts';
import type { OperationId, Role } from './registered.ts';
import type { Transition } from '../contract/descriptor.ts';
import { decideMove, type MoveDecision, type CurrentState } from '../contract/transitions.ts';
import { conflict, invalid, type Problem } from './problem.ts';

export interface MoveRequest {
  transitions: readonly Transition[];
  /** The words people see for each state. */
  labels: Readonly<Record<string, string>>;
  current: CurrentState;
  to: string;
  role: Role;
  now: Date;
  /** The operation that asks, where it is not the plain status call. */
  through?: OperationId;
  /** What came with the call, for the fields a move requires. */
  given?: Readonly<Record<string, unknown>>;
}

/**
 * Decides a move that an operation makes beside what the contract names it for: calls that `x-transitions` name are decided by the
 * engine (`guard.ts`), and their handlers ask nothing.
 * @throws Problem 409 with `state` and `moves` where it may not be made; 422 on the fields it requires
 */
export function requireMove(request: MoveRequest): void {
  const { labels, current, to, given = {} } = request;
  const decision = decideMove(request.transitions, current, to, request.role, request.now, request.through);
  if (decision.outcome !== 'made') throw refusedMove(decision, { labels, current, to });
  const lacking = (decision.move.requires ?? []).filter((name) => given[name] === undefined || given[name] === null || given[name] === '');
  if (lacking.length > 0) throw invalid(Object.fromEntries(lacking.map((name) => [name, 'This is needed for the move.'])));
}

/** 409 of a move that may not be made: where the record stands, and what is open from there. */
export function refusedMove(
  decision: Exclude<MoveDecision, { outcome: 'made' }>,
  { labels, current, to }: Pick<MoveRequest, 'labels' | 'current' | 'to'>,
): Problem {
  const state = labels[current.state] ?? current.state;
  const moves = decision.open.map((move) => ({ to: move.to, label: move.label ?? labels[move.to] ?? move.to }));
  const can = moves.length > 0 ? `Open now: ${[...new Set(moves.map((move) => move.label))].join(', ')}.` : 'Nothing is open to you now.';
  const missing =
    decision.outcome === 'missing'
      ? ` It needs: ${decision.move.requires?.map((name) => name.replaceAll('_', ' ')).join(', ') ?? decision.move.label ?? decision.move.via ?? ''}.`
      : '';
  return conflict(`It is ${inSentence(state)}, so it cannot become ${inSentence(labels[to] ?? to)} this way.${missing} ${can}`, {
    state: current.state,
    moves,
  });
}
