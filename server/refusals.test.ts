// Every move that any call of the contract refuses, in any state, to any role: answered with that state's own sentence.
import { describe, expect, it } from 'vitest';
import { parametersOf, stateSentence } from '../engine/contract/state-sentences.ts';
import { Guard, type StateSources } from '../engine/server/guard.ts';
import { Problem } from '../engine/server/problem.ts';
import type { Database, Services } from '../engine/server/registered.ts';
import { operationSpecs } from './contract.ts';

const about = { name: 'Hannah Okafor', client: 'Hannah', when: 'Nov 20, 2026' };
const now = new Date('2026-11-22T12:00:00.000Z');
const machines = new Map(operationSpecs.flatMap(({ machines: own }) => own.map((machine) => [machine.schema, machine] as const)));
const moving = operationSpecs.filter(({ machines: own }) => own.length > 0);
const recordOf = Object.fromEntries(moving.map(({ id }) => [id, async () => 'one']));

/** What a call answers where the record is in a state; undefined where it is let through. */
async function refusalOf(operation: (typeof moving)[number], schema: string, state: string, role: string, wanted: string | undefined) {
  const field = operation.machines.find((machine) => machine.schema === schema)?.field;
  const sources: StateSources = Object.fromEntries(
    operation.machines.map((machine) => [
      machine.schema,
      {
        recordOf,
        about: async () => about,
        read: async () => (machine.schema === schema ? { state, previous: 'researched', since: now.toISOString() } : undefined),
      },
    ]),
  );
  const call = { actor: { id: 'me', role, sessionId: '' }, params: { id: 'one' }, body: field === undefined ? {} : { [field]: wanted }, request: {} };
  const guard = new Guard(operation, { ...call, services: { clock: () => now } as Services } as unknown as ConstructorParameters<typeof Guard>[1], sources);
  try {
    await guard.decide({} as Database);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.status === 409 ? (error.detail ?? '') : undefined;
  }
}

describe.each([...machines.values()])('$schema', ({ schema, labels, sentences }) => {
  const states = Object.keys(labels);

  it('says each state in a sentence of its own, for each reader', () => {
    for (const role of ['client', 'employee', 'admin']) {
      const said = states.map((state) => stateSentence(sentences[state], role, about) ?? '');
      expect(new Set(said).size).toBe(states.length);
      for (const sentence of said) expect(sentence).toMatch(/^[A-Z].+[^ ] .+\.$/);
    }
    for (const says of Object.values(sentences).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one))))
      for (const name of parametersOf(says)) expect(Object.keys(about)).toContain(name);
  });

  it('answers every refused move with it, and the way out', async () => {
    let refused = 0;
    for (const operation of moving.filter(({ machines: own }) => own.some((machine) => machine.schema === schema))) {
      const isAsked = operation.machines.some((machine) => machine.schema === schema && machine.field !== undefined);
      for (const role of operation.roles) {
        for (const state of states) {
          for (const wanted of isAsked ? states : [undefined]) {
            const told = await refusalOf(operation, schema, state, role, wanted);
            if (told === undefined) continue;
            refused += 1;
            const sentence = stateSentence(sentences[state], role, about) ?? '';
            expect(told.startsWith(`${sentence} `), `${operation.id} ${state} → ${wanted}, ${role}: ${told}`).toBe(true);
            expect(told).not.toMatch(/The status is|[{}]|undefined|\s\s/);
          }
        }
      }
    }
    // Two machines are moved only by calls that may leave them as they are.
    if (schema !== 'PaymentStatus') expect(refused).toBeGreaterThan(0);
  });
});

it('says the refusal of the brief’s own example as a person would', async () => {
  const operation = moving.find(({ id }) => id === 'setLinkStatus');
  if (!operation) throw new Error('no setLinkStatus');
  const to = (role: string) => refusalOf(operation, 'LinkStatus', 'rejected', role, 'accepted');
  expect([await to('client'), await to('employee')]).toEqual([
    'You rejected this car. Undo that first.',
    'Hannah rejected this link on Nov 20, 2026. Choose “Restore” or “No longer available” instead.',
  ]);
});
