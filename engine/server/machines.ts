// Which state machines an operation moves, as the contract says: those whose `x-transitions` name it, and those whose state is in its body.
import type { Transition } from '../contract/descriptor.ts';
import { movesIn, statesSaid, type StateSentence } from '../contract/state-sentences.ts';
import { resolveSchema, type JsonSchema } from './json-schema.ts';

/** A state machine an operation moves. */
export interface MachineSpec {
  /** The status schema, by its name. */
  schema: string;
  /** The words people see for each state. */
  labels: Readonly<Record<string, string>>;
  /** Each state as a sentence, where the contract has one. */
  sentences: Readonly<Record<string, StateSentence>>;
  transitions: readonly Transition[];
  /** Of a plain status call: the body's field that says the state wanted. */
  field?: string;
  /** The operation may leave the state as it is: it serves other states too, is finished later, or repeats the state in a form. */
  optional: boolean;
}

interface Moving {
  id: string;
  /** The operation's body. */
  body: JsonSchema | undefined;
  /** It creates a record: there was none before. */
  creates: boolean;
  /** A form of the whole record. */
  isForm: boolean;
}

type Rows = NonNullable<JsonSchema['x-transitions']>;
type Machine = Omit<MachineSpec, 'field' | 'optional' | 'transitions'> & { transitions: (Transition & { optional?: boolean })[]; rows: Rows };

/** Of each contract, read once: every operation asks. */
const known = new WeakMap<Readonly<Record<string, JsonSchema>>, readonly Machine[]>();

function machinesIn(schemas: Readonly<Record<string, JsonSchema>>): readonly Machine[] {
  const before = known.get(schemas);
  if (before) return before;
  const machines = Object.entries(schemas).flatMap(([schema, { 'x-transitions': rows, 'x-enumDescriptions': labels = {} }]) => {
    if (!rows) return [];
    const sentences = Object.fromEntries(statesSaid(rows).map(({ state, says }) => [state, says]));
    return [{ schema, labels, sentences, transitions: movesIn(rows).map(({ move }) => move), rows }];
  });
  known.set(schemas, machines);
  return machines;
}

/** The state machines that an operation moves, in the order of the contract. */
export function machinesOf(schemas: Readonly<Record<string, JsonSchema>>, { id, body, creates, isForm }: Moving): MachineSpec[] {
  const properties = creates ? [] : Object.entries(body ? (resolveSchema(body).properties ?? {}) : {});
  return machinesIn(schemas).flatMap(({ rows, ...machine }) => {
    const named = machine.transitions.filter(({ via }) => via === id);
    const field = properties.find(([, property]) => isOf(property, rows))?.[0];
    if (named.length === 0 && field === undefined) return [];
    const optional = named.length > 0 ? named.every((transition) => transition.optional) : isForm;
    return [{ ...machine, ...(field === undefined ? {} : { field }), optional }];
  });
}

function isOf(property: JsonSchema, transitions: Rows): boolean {
  const schema = resolveSchema(property);
  return schema['x-transitions'] === transitions || [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some((one) => isOf(one, transitions));
}
