// What cars without a dealer's price would come to out the door (docs/rules.md, OTD worksheet): for one car or a list of them, by the same sums.
import { sql } from 'drizzle-orm';
import { otdEstimate, ruleFor } from '../../../domain/otd-estimate.ts';
import type { FeeMedian, OtdEstimate } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { keptUntilChanged } from '../../db/kept.ts';
import { taxRules } from '../../db/schema.ts';
import { readRows } from '../../db/selection.ts';
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

/** @returns null where a dealer has named a price, none is asked, or the client's state has no tax rule in force */
export type Estimator = (car: EstimatedCar) => OtdEstimate | null;

/** A median of thousands of worksheets moves slowly, and costs more than a page of cars: it is kept for so long, in ms. */
const keptFor = 10_000;
type MediansByState = Promise<ReadonlyMap<string, FeeMedian[]>>;
const kept = new WeakMap<Services, { until: number; found: MediansByState }>();

/** The medians of every state; those of ten seconds ago are asked for anew, at once for everybody who waits. */
async function medians(db: Database, services: Services): MediansByState {
  const known = kept.get(services);
  if (known && known.until >= performance.now()) return known.found;
  const found = feeMediansOf(db);
  kept.set(services, { until: performance.now() + keptFor, found });
  try {
    return await found;
  } catch (error) {
    // Whoever comes next asks again.
    kept.delete(services);
    throw error;
  }
}

/** Of every state: each page of cars asks for some, and they change a few times a year. */
const rulesInUse = keptUntilChanged(taxRules, (db) => readRows(db, taxRules, {}, sql`from ${taxRules} where ${taxRules.is_active}`));

/**
 * Asks once for what is known of the states, however many cars there are.
 * @param states two letters each; of every state where it is left out
 */
export async function estimatorOf(db: Database, services: Services, states?: readonly string[]): Promise<Estimator> {
  if (states?.length === 0) return () => null;
  const [rules, fees] = await inWave(
    () => rulesInUse(db),
    () => medians(db, services),
  );
  const today = services.clock().toISOString().slice(0, 10);
  const inForce = (states ?? [...new Set(rules.map(({ state }) => state))]).flatMap((state) => ruleFor(state, rules, today) ?? []);
  const ruleOf = new Map(inForce.map((rule) => [rule.state, frozen(rule)]));
  return ({ price, total_otd, state }) => {
    const rule = state === undefined ? undefined : ruleOf.get(state);
    return rule && price !== null && total_otd === null ? otdEstimate(price, rule, fees.get(rule.state) ?? []) : null;
  };
}

/** The estimate of each car by its place; nothing is asked where no car is to be estimated. */
export async function estimatesOf(db: Database, services: Services, cars: readonly EstimatedCar[]): Promise<(OtdEstimate | null)[]> {
  const states = [...new Set(cars.flatMap(({ price, total_otd, state }) => (state !== undefined && price !== null && total_otd === null ? [state] : [])))];
  return cars.map(await estimatorOf(db, services, states));
}
