// State machines of the contract (`x-transitions`): which moves are open, and whether one may be made.
import type { OperationId, Role, Transition } from './descriptor.ts';

/** A record's current state. `previous` is the state before; `since` is when the current state started (ISO 8601). */
export interface CurrentState {
  state: string;
  previous?: string | null;
  since?: string | null;
}

/** A move that is open now. */
export interface OpenMove {
  to: string;
  label?: string;
  via?: OperationId;
  requires?: readonly string[];
}

/**
 * The moves open to a role from a record's current state.
 * @param now for moves that are open only for some time (`within`)
 */
export function openMoves(transitions: readonly Transition[], current: CurrentState, role: Role, now: Date): OpenMove[] {
  const moves = transitions.flatMap((transition): OpenMove[] => {
    if (!transition.from.includes(current.state) || !transition.by.includes(role)) return [];
    if (transition.within && !isWithin(transition.within, current.since, now)) return [];
    const to = transition.to === '$previous' ? current.previous : transition.to;
    if (!to || to === current.state) return [];
    return [
      {
        to,
        ...(transition.label ? { label: transition.label } : {}),
        ...(transition.via ? { via: transition.via } : {}),
        ...(transition.requires ? { requires: transition.requires } : {}),
      },
    ];
  });
  return moves.filter((move, index) => moves.findIndex((other) => other.to === move.to && other.via === move.via) === index);
}

/** The result of a requested move. */
export type MoveDecision =
  | { outcome: 'made'; move: OpenMove }
  /** The move is open, but needs an operation of its own (a report, a worksheet, a price). */
  | { outcome: 'missing'; move: OpenMove; open: OpenMove[] }
  | { outcome: 'closed'; open: OpenMove[] };

/**
 * May this role move the record to `to`?
 * @param through the operation that asks; without it, the plain status call
 */
export function decideMove(transitions: readonly Transition[], current: CurrentState, to: string, role: Role, now: Date, through?: OperationId): MoveDecision {
  const open = openMoves(transitions, current, role, now);
  const towards = open.filter((move) => move.to === to);
  const fitting = towards.find((move) => move.via === through);
  if (fitting) return { outcome: 'made', move: fitting };
  const other = towards.find((move) => move.via);
  return other ? { outcome: 'missing', move: other, open } : { outcome: 'closed', open };
}

const durationPattern = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/;

/** Milliseconds of an ISO 8601 duration of weeks, days, hours and minutes. Throws on anything else. */
export function durationToMs(duration: string): number {
  const match = durationPattern.exec(duration);
  if (!match) throw new RangeError(`not a duration: ${duration}`);
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60_000;
}

function isWithin(duration: string, since: string | null | undefined, now: Date): boolean {
  return since != null && now.getTime() - Date.parse(since) <= durationToMs(duration);
}
