import { allows } from '../access.ts';
import type { ActionDescriptor, Choice, FieldDescriptor, Transition } from '../../contract/descriptor.ts';
import { meets } from '../conditions.ts';
import { messages } from '../messages.ts';

type Row = Readonly<Record<string, unknown>>;

/** The moves open to a role from a state. The server decides again; this only keeps refused buttons off the screen. */
export function openMoves(transitions: readonly Transition[], state: unknown, role: string): Transition[] {
  return transitions.filter((move) => typeof state === 'string' && move.from.includes(state) && move.by.includes(role));
}

/** Is an action offered on a record: allowed to the role, on such a record, and some move of it open from the record's state? */
export function isOffered(action: ActionDescriptor, role: string, record: Row): boolean {
  if (!allows(action, role) || (action.only && !meets(action.only, record, new Date()))) return false;
  return !action.moves || openMoves(action.moves.transitions, record[action.moves.field], role).length > 0;
}

/** The choices of a field in an action's form: for a state field only the record's open moves. */
export function legalField(action: ActionDescriptor, field: FieldDescriptor, role: string, record: Row | undefined): FieldDescriptor {
  if (!record || field.kind !== 'enum' || action.moves?.field !== field.name) return field;
  const moves = openMoves(action.moves.transitions, record[field.name], role);
  const choices = moves.flatMap((move): Choice[] => {
    const to = move.to === '$previous' ? previousState(record, field.name) : move.to;
    const choice = field.choices?.find((one) => one.id === to);
    if (!choice) return [];
    return [move.to === '$previous' ? { ...choice, name: `${messages.backToBefore} (${choice.name})` } : choice];
  });
  const unique = choices.filter((choice, index) => choices.findIndex((other) => other.id === choice.id) === index);
  return { ...field, choices: unique, required: true, nullable: false };
}

/**
 * The choices of a state field in an action's form for several records: where a move leads from the state of at least one of them, as far as they are known. The
 * others are refused by name.
 */
export function legalForSeveral(action: ActionDescriptor, field: FieldDescriptor, role: string, records: readonly Row[]): FieldDescriptor {
  if (field.kind !== 'enum' || action.moves?.field !== field.name) return field;
  // Where each goes back to is its own, so that it is no choice for all of them.
  const moves = action.moves.transitions.filter(({ by, to }) => to !== '$previous' && by.includes(role));
  const states = records.map((record) => record[field.name]);
  const open = moves.filter(({ from }) => states.some((state) => state === undefined || (typeof state === 'string' && from.includes(state))));
  // Where none can be moved, all that could be asked for are offered, and each is told why not.
  const reached = new Set((open.length > 0 ? open : moves).map(({ to }) => to));
  return { ...field, choices: (field.choices ?? []).filter(({ id }) => reached.has(id)), required: true, nullable: false };
}

/** The state before, where the record carries it: `previous_status`, `status_before`, or `rejected_stage`-like. */
function previousState(record: Row, field: string): string | undefined {
  const candidates = [`previous_${field}`, `${field}_before`, `${String(record[field])}_stage`, `${String(record[field])}_from`];
  return candidates.map((name) => record[name]).find((value): value is string => typeof value === 'string');
}
