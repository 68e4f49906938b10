// What of a checklist is sent, and what waits.
import { Problem } from '../../../engine/web/problem.ts';
import type { PartName, Parts, SaveBody } from './parts.ts';

/** Nothing waits in it. */
export const isEmpty = (parts: Parts): boolean => Object.keys(parts).length === 0;

/** Changes since sending: only parts that were sent and are still the same are done. */
export function stillPending(pending: Parts, sent: Parts): Parts {
  return Object.fromEntries(Object.entries(pending).filter(([name, value]) => sent[name as PartName] !== value));
}

/** The change for the API. */
export function bodyOf(version: number, { trade_in, ...selections }: Parts): SaveBody {
  return { version, ...(isEmpty(selections) ? {} : { selections }), ...(trade_in ? { trade_in } : {}) };
}

export const partNames: readonly PartName[] = ['money', 'vehicles', 'taste', 'logistics', 'trade_in'];

/** The part an error's path is in: `selections.money.method`, `trade_in.vin`. */
const partOfPath = (path: string): PartName | undefined => {
  const [first] = path.replace(/^selections\./, '').split('.');
  return partNames.find((name) => name === first);
};

export const isRefusal = (error: unknown): error is Problem => error instanceof Problem && error.status === 422;

/** Of the parts that were sent, those a refusal names nothing of; none where it names no part. */
export function partsNotNamed(sent: Parts, error: unknown): Parts {
  const named = new Set(isRefusal(error) ? Object.keys(error.errors).map(partOfPath) : []);
  const rest = Object.entries(sent).filter(([name]) => !named.has(name as PartName));
  return rest.length === Object.keys(sent).length ? {} : Object.fromEntries(rest);
}
