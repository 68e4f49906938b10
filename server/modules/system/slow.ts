// Calls that take long: in words, and what to do about them.
import type { SystemStatus } from '../../../generated/api.ts';
import { operationSpecs } from '../../contract.ts';
import type { SlowCall } from '../../vitals.ts';

/** From so long on a person waits, in ms. */
const slowFrom = 1_000;
/** One or two slow answers are chance. */
const leastTimes = 20;
/** The database answers the simplest question within this, in ms; where it takes longer, every call does. */
const databaseWithin = 100;

const words = new Map(operationSpecs.map(({ method, path, summary }) => [`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, summary]));

/** @param call its method and pattern, as the router has them: `GET /links/:id` */
export const wordsOf = (call: string): string => words.get(call) ?? call;

export const isSlow = ({ p95_ms, times }: Pick<SlowCall, 'p95_ms' | 'times'>): boolean => p95_ms >= slowFrom && times >= leastTimes;

/** What to do about a slow call. @param hasTraces whether a collector is set */
export function nextForSlow(processes: SystemStatus['processes'], hasTraces: boolean): string {
  const database = processes.find(({ name }) => name === databaseName)?.answers_ms ?? 0;
  if (database >= databaseWithin) return `The database takes ${database} ms for the simplest question: check its load, memory and disk first.`;
  return hasTraces
    ? 'Open its trace: it names the statement that takes the time.'
    : 'Set OTEL_EXPORTER_OTLP_ENDPOINT: the call’s trace then names the statement that takes the time.';
}

/** Of the database among the processes. */
export const databaseName = 'PostgreSQL';
