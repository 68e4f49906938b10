// What cars without a dealer's price would come to out the door (docs/rules.md, OTD worksheet): for one car or a list of them, by the same sums.
import { inArray } from 'drizzle-orm';
import { otdEstimate, ruleFor } from '../../../domain/otd-estimate.ts';
import type { FeeMedian, OtdEstimate } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { taxRules } from '../../db/schema.ts';
import { inWave } from '../../db/transactions.ts';
import type { Services } from '../../services.ts';
import { feeMediansOf } from './fee-medians.ts';
import { frozen } from './frozen-rule.ts';

/** A car, and where its client lives. */
export interface EstimatedCar {
  /** Cents. */
  price: number | null;
  total_otd: number | null;
  /** Two letters. */
  state: string | undefined;
}

/** A median of thousands of worksheets moves slowly, and costs more than a page of cars: it is kept for so long, in ms. */
const keptFor = 10_000;
type MediansByState = Promise<ReadonlyMap<string, FeeMedian[]>>;
const kept = new WeakMap<Services, Map<string, { until: number; found: MediansByState }>>();

/** The medians of each state, by its place; those that are not known any more are asked for at once. */
async function mediansOf(db: Database, services: Services, states: readonly string[]): Promise<FeeMedian[][]> {
  const known = kept.get(services) ?? new Map<string, { until: number; found: MediansByState }>();
  kept.set(services, known);
  const now = performance.now();
  const missing = states.filter((state) => (known.get(state)?.until ?? 0) < now);
  if (missing.length > 0) {
    const found = feeMediansOf(db, missing);
    for (const state of missing) known.set(state, { until: now + keptFor, found });
    await found.catch((error: unknown) => {
      // Whoever comes next asks again.
      for (const state of missing) known.delete(state);
      throw error;
    });
  }
  return Promise.all(states.map(async (state) => (await known.get(state)?.found)?.get(state) ?? []));
}

/**
 * Asks once for what is known of all the states, however many cars there are; nothing where no car is to be estimated.
 * @returns the estimate of each car by its place; null where a dealer has named a price, none is asked, or the client's state has no tax rule in force
 */
export async function estimatesOf(db: Database, services: Services, cars: readonly EstimatedCar[]): Promise<(OtdEstimate | null)[]> {
  const states = [...new Set(cars.flatMap(({ price, total_otd, state }) => (state !== undefined && price !== null && total_otd === null ? [state] : [])))];
  if (states.length === 0) return cars.map(() => null);
  const [rules, medians] = await inWave(
    () => db.select().from(taxRules).where(inArray(taxRules.state, states)),
    () => mediansOf(db, services, states),
  );
  const today = services.clock().toISOString().slice(0, 10);
  const ruleOf = new Map(states.map((state) => [state, ruleFor(state, rules, today)]));
  const feesOf = new Map(states.map((state, at) => [state, medians[at]]));
  return cars.map(({ price, total_otd, state }) => {
    const rule = state === undefined ? undefined : ruleOf.get(state);
    return rule && price !== null && total_otd === null ? otdEstimate(price, frozen(rule), feesOf.get(rule.state) ?? []) : null;
  });
}
