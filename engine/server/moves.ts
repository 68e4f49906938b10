// A requested move of a state machine: made, or refused with 409 that names the record's state and the open moves.
import type { OperationId, Role } from './registered.ts';
import type { Transition } from '../contract/descriptor.ts';
import { decideMove, type MoveDecision, type CurrentState } from '../contract/transitions.ts';
import { conflict, invalid, type Problem } from './problem.ts';

export interface MoveRequest {
  transitions: readonly Transition[];
  /** The words people see for each state. */
  labels: Readonly<Record<string, string>>;
  /** The record's state as a sentence for the caller. */
  sentence?: string | undefined;
  current: CurrentState;
  to: string;
  role: Role;
  now: Date;
  /** The operation that asks, where it is not the plain status call. */
  through?: OperationId;
  /** The call's data, for the fields a move requires. */
  given?: Readonly<Record<string, unknown>>;
}

/** What to do instead: the names of the buttons that lead on from here. */
export function wayOut(labels: readonly string[]): string {
  const buttons = [...new Set(labels)];
  if (buttons.length === 0) return 'There is nothing left to do here.';
  if (buttons.length === 1) return buttons[0] === 'Undo' ? 'Undo that first.' : `Use “${buttons[0]}” first.`;
  const first = buttons.slice(0, -1).map((label) => `“${label}”`);
  return `Choose ${first.join(', ')} or “${buttons.at(-1)}” instead.`;
}

/**
 * Decides a move that an operation makes beside what the contract names it for: calls that `x-transitions` name are decided by the
 * engine (`guard.ts`), and their handlers ask nothing.
 * @throws Problem 409 with `state` and `moves` where it may not be made; 422 on the fields it requires
 */
export function requireMove(request: MoveRequest): void {
  const { labels, sentence, current, to, given = {} } = request;
  const decision = decideMove(request.transitions, current, to, request.role, request.now, request.through);
  if (decision.outcome !== 'made') throw refusedMove(decision, { labels, sentence, current });
  const lacking = (decision.move.requires ?? []).filter((name) => given[name] === undefined || given[name] === null || given[name] === '');
  if (lacking.length > 0) throw invalid(Object.fromEntries(lacking.map((name) => [name, 'Fill this in.'])));
}

/** 409 for a move that is not open: the record's state, and the moves open from there. */
export function refusedMove(
  decision: Exclude<MoveDecision, { outcome: 'made' }>,
  { labels, sentence, current }: Pick<MoveRequest, 'labels' | 'sentence' | 'current'>,
): Problem {
  // A contract that says nothing of its states is answered by their labels.
  const said = sentence ?? `The status is ${labels[current.state] ?? current.state}.`;
  const moves = decision.open.map((move) => ({ to: move.to, label: move.label ?? labels[move.to] ?? move.to }));
  const open = decision.outcome === 'missing' && decision.move.label ? [decision.move.label] : moves.map(({ label }) => label);
  return conflict(`${said} ${wayOut(open)}`, {
    state: current.state,
    moves,
  });
}
