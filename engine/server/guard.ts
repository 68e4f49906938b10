// Enforces the contract's state machines for every call, so that no handler has to: a move that is not open is refused before the handler, and the handler's
// result must be a move that was open. Everything in the transaction of the change, with the record locked.
import { decideMove, openMoves, type CurrentState, type OpenMove } from '../contract/transitions.ts';
import { stateSentence } from '../contract/state-sentences.ts';
import type { OperationSpec } from './contract.ts';
import type { Actor, ActorOf, CallInfo, Context } from './handler.ts';
import type { MachineSpec } from './machines.ts';
import { refusedMove } from './moves.ts';
import { invalid } from './problem.ts';
import type { Database, OperationId, Role, Services } from './registered.ts';

/** A record's state as a source reads it; `version` where records carry one. */
export interface ReadState extends CurrentState {
  version?: number;
}

type Record_<Id extends OperationId> = (db: Database, call: Omit<Context<Id, ActorOf<Id>>, 'db'>) => Promise<string | undefined>;

/** Where the states of a status schema are stored. */
export interface StateSource {
  /**
   * Reads a record's state, and locks the record; undefined if it does not exist or is not in `actor`'s scope (null: in anyone's). All readings of one moment
   * are given the same `asked`: a record with two states need be read once.
   */
  read(db: Database, id: string, asked: { actor: Actor | null; now: Date }): Promise<ReadState | undefined>;
  /** What the parameters of its states' sentences stand for, like the name of whose record it is; asked only for a refusal. */
  about?(db: Database, id: string): Promise<Readonly<Record<string, string>>>;
  /** By operation: the id of its record, where that is not `{id}` of its path; undefined if there is none yet. */
  recordOf?: { [Id in OperationId]?: Record_<Id> };
}

/** By the name of the status schema. */
export type StateSources = Readonly<Record<string, StateSource>>;

interface Call {
  actor: Actor | null;
  params: Record<string, unknown>;
  body: unknown;
  request: CallInfo;
  services: Services;
}

interface Reading {
  machine: MachineSpec;
  source: StateSource;
  id: string;
  before: ReadState | undefined;
}

/**
 * Reasons why an operation cannot be guarded, each as a sentence.
 * @param handlers only handled operations need a guard
 */
export function unguarded(operations: readonly OperationSpec[], sources: StateSources, handlers: Partial<Record<OperationId, unknown>>): string[] {
  return operations.flatMap((operation) =>
    operation.machines.flatMap(({ schema }) => {
      if (!handlers[operation.id]) return [];
      const source = sources[schema];
      if (!source) return [`${operation.id} moves a ${schema}, and nothing says where its states are kept: add it to the state sources.`];
      const isFound = Object.hasOwn(source.recordOf ?? {}, operation.id) || operation.many || operation.path.includes('{id}');
      return isFound ? [] : [`${operation.id} moves a ${schema}, and nothing says of which record: add it to recordOf of its state source.`];
    }),
  );
}

/** Guards one call; undefined for an operation that moves nothing. */
export function guardOf(operation: OperationSpec, call: Call, sources: StateSources): Guard | undefined {
  return operation.machines.length > 0 ? new Guard(operation, call, sources) : undefined;
}

/** A call held to the state machines of its operation. */
export class Guard {
  readonly #operation: OperationSpec;
  readonly #call: Call;
  readonly #sources: StateSources;
  readonly #now: Date;
  #hasMoved = false;

  constructor(operation: OperationSpec, call: Call, sources: StateSources) {
    this.#operation = operation;
    this.#call = call;
    this.#sources = sources;
    this.#now = call.services.clock();
  }

  /** Before a handler that does not start with a transaction. @throws Problem 409 for a move that is not open; 422 on what it requires */
  async decide(db: Database): Promise<void> {
    for (const reading of await this.#read(db)) await this.#refuse(db, reading);
  }

  /** Around all that a plain handler does. @throws Problem as `decide`; 409 where the handler moved the record where it may not go */
  async around<Result>(db: Database, work: () => Result | Promise<Result>): Promise<Result> {
    const readings = await this.#read(db);
    for (const reading of readings) await this.#refuse(db, reading);
    const result = await work();
    await this.#check(db, readings, 'last');
    return result;
  }

  /** Around one step of a handler in steps; which moves are open was decided before the first. @throws Problem 409 if it made a move that was not open */
  async aroundStep<Result>(db: Database, work: () => Result | Promise<Result>, step: 'last' | 'earlier'): Promise<Result> {
    const readings = await this.#read(db);
    const result = await work();
    await this.#check(db, readings, step);
    return result;
  }

  async #read(db: Database): Promise<Reading[]> {
    const readings: Reading[] = [];
    const asked = { actor: this.#operation.public ? null : this.#call.actor, now: this.#now };
    for (const machine of this.#operation.machines) {
      const source = this.#sources[machine.schema];
      if (!source) throw new Error(`Nothing says where the states of ${machine.schema} are kept.`);
      // In one order for all calls, so that two never deadlock.
      for (const id of (await this.#ids(db, source)).toSorted()) {
        const before = await source.read(db, id, asked);
        readings.push({ machine, source, id, before });
      }
    }
    return readings;
  }

  async #ids(db: Database, source: StateSource): Promise<string[]> {
    const { id, many } = this.#operation;
    // As with handlers: each is typed where it is written; which one it is, the contract says at run time.
    const find = source.recordOf?.[id] as ((db: Database, call: Call) => Promise<string | undefined>) | undefined;
    if (find) return [await find(db, this.#call)].filter((found) => found !== undefined);
    const several = many && this.#given()[many.field];
    return Array.isArray(several) ? several.map(String) : [String(this.#call.params['id'])];
  }

  #given(): Readonly<Record<string, unknown>> {
    const { body } = this.#call;
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  }

  /** Refuses a move that is not open. Records out of scope, or read in an older version, are left to the handler, which says so better. */
  async #refuse(db: Database, reading: Reading): Promise<void> {
    const { machine, before } = reading;
    const wanted = machine.field === undefined ? undefined : this.#given()[machine.field];
    if (!before || this.#isOlder(before) || (machine.optional && (wanted === undefined || wanted === before.state))) return;
    if (machine.field !== undefined && typeof wanted === 'string') {
      const decision = decideMove(this.#transitions(machine), before, wanted, this.#role, this.#now);
      if (decision.outcome !== 'made') throw refusedMove(decision, await this.#told(db, reading, before));
      this.#requireGiven(decision.move);
      return;
    }
    const [move] = this.#open(machine, before);
    if (!move) throw await this.#refusal(db, reading, before);
    this.#requireGiven(move);
  }

  #isOlder({ version }: ReadState): boolean {
    const read = this.#given()['version'];
    return version !== undefined && typeof read === 'number' && read !== version;
  }

  /** What the body of a call can bring is asked for; what the operation makes itself, its own body requires. */
  #requireGiven({ requires = [] }: OpenMove): void {
    const given = this.#given();
    const lacking = requires.filter((name) => this.#operation.bodyFields.includes(name) && (given[name] ?? '') === '');
    if (lacking.length > 0) throw invalid(Object.fromEntries(lacking.map((name) => [name, 'Fill this in to continue.'])));
  }

  async #check(db: Database, readings: readonly Reading[], step: 'last' | 'earlier'): Promise<void> {
    const asked = { actor: null, now: this.#now };
    for (const reading of readings) {
      const { machine, source, id, before } = reading;
      const { id: operation } = this.#operation;
      if (!before) throw new Error(`${operation} was answered though the ${machine.schema} it moves is not in the caller's scope.`);
      const after = await source.read(db, id, asked);
      if (!after) continue;
      const open = this.#open(machine, before);
      if (after.state !== before.state) {
        if (!open.some(({ to }) => to === after.state)) throw await this.#refusal(db, reading, before);
        this.#hasMoved = true;
      } else if (step === 'last' && !machine.optional && !this.#hasMoved) {
        if (open.length === 0) throw await this.#refusal(db, reading, before);
        throw new Error(`${operation} was answered without moving the ${machine.schema}.`);
      }
    }
  }

  /** The moves this operation may make from here; a plain status call the one it asks for. */
  #open(machine: MachineSpec, from: CurrentState): OpenMove[] {
    const wanted = machine.field === undefined ? undefined : this.#given()[machine.field];
    return openMoves(this.#transitions(machine), from, this.#role, this.#now).filter(({ via, to }) =>
      via === undefined ? machine.field !== undefined && (wanted === undefined || wanted === to) : via === this.#operation.id,
    );
  }

  async #refusal(db: Database, reading: Reading, current: CurrentState) {
    const open = openMoves(this.#transitions(reading.machine), current, this.#role, this.#now);
    return refusedMove({ outcome: 'closed', open }, await this.#told(db, reading, current));
  }

  /** The state in the words of the contract, for this caller. */
  async #told(db: Database, { machine: { labels, sentences }, source, id }: Reading, current: CurrentState) {
    const says = sentences[current.state];
    return { labels, current, sentence: stateSentence(says, this.#role, says === undefined ? {} : await source.about?.(db, id)) };
  }

  /** A caller without a session proves their identity by the data sent: `by` does not apply to them. */
  #transitions({ transitions }: MachineSpec): MachineSpec['transitions'] {
    return this.#operation.public ? transitions.map((transition) => ({ ...transition, by: [this.#role] })) : transitions;
  }

  get #role(): Role {
    return this.#call.actor?.role ?? ('' as Role);
  }
}
