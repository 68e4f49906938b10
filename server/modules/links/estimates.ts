// What cars without a dealer's price would come to out the door (docs/rules.md, OTD worksheet): for one car or a list of them, by the same sums.
import { inArray } from 'drizzle-orm';
import { otdEstimate, ruleFor } from '../../../domain/otd-estimate.ts';
import type { OtdEstimate } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { taxRules } from '../../db/schema.ts';
import { inWave } from '../../db/transactions.ts';
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

/**
 * Asks once for what is known of all the states, however many cars there are; nothing where no car is to be estimated.
 * @returns the estimate of each car by its place; null where a dealer has named a price, none is asked, or the client's state has no tax rule in force
 */
export async function estimatesOf(db: Database, cars: readonly EstimatedCar[], now: Date): Promise<(OtdEstimate | null)[]> {
  const states = [...new Set(cars.flatMap(({ price, total_otd, state }) => (state !== undefined && price !== null && total_otd === null ? [state] : [])))];
  if (states.length === 0) return cars.map(() => null);
  const [rules, medians] = await inWave(
    () => db.select().from(taxRules).where(inArray(taxRules.state, states)),
    () => feeMediansOf(db, states),
  );
  const today = now.toISOString().slice(0, 10);
  const ruleOf = new Map(states.map((state) => [state, ruleFor(state, rules, today)]));
  return cars.map(({ price, total_otd, state }) => {
    const rule = state === undefined ? undefined : ruleOf.get(state);
    return rule && price !== null && total_otd === null ? otdEstimate(price, frozen(rule), medians.get(rule.state) ?? []) : null;
  });
}
