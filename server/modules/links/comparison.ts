// How one car compares: with the client's checklist, wish by wish, and with the firm's other offers of that model; and what it would come to out the door.
import { and, desc, eq, gt, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Offered } from '../../../domain/fair-price.ts';
import { wishesHeld } from '../../../domain/fit.ts';
import type { LinkComparison } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { links, listings } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { estimatesOf } from './estimates.ts';
import { wishesOf, type LinkRow } from './queries.ts';
import { linkScope } from './scope.ts';

const day = 24 * 3_600_000;
/** How far back offers still say what a car costs now, in days. */
const lookedBack = 90;
/** The newest of them; more dots than these nobody reads. */
const most = 200;

/**
 * @returns of other clients' offers only price, miles and year: neither whose they are nor where
 * @throws Problem 404 out of scope
 */
export async function linkComparison(db: Database, services: Services, actor: Actor, id: string): Promise<LinkComparison> {
  const row = await findRow(db, links, id, linkScope(actor));
  const { selections, state } = (await wishesOf(db, [row.user_id])).get(row.user_id) ?? { selections: null, state: undefined };
  const [estimate = null] = await estimatesOf(db, services, [{ ...row, state }]);
  return {
    wishes: selections ? wishesHeld(row, selections, estimate?.total_otd) : [],
    budget: selections?.money?.max_total ?? null,
    estimate,
    days: lookedBack,
    offers: await offersLike(db, row, services.clock()),
  };
}

/** The same model, a model year off at most, each car once; the car itself is none of them. */
async function offersLike(db: Database, car: LinkRow, now: Date): Promise<Offered[]> {
  const { make, model, year, condition } = car;
  if (make === null || model === null) return [];
  const since = new Date(now.getTime() - lookedBack * day).toISOString();
  const alike = (table: typeof links | typeof listings, also?: SQL) =>
    and(
      eq(table.make, make),
      eq(table.model, model),
      year === null ? undefined : sql`${table.year} between ${year - 1} and ${year + 1}`,
      // A new car says nothing of what a used one costs.
      condition === null ? undefined : sql`(${table.condition} = 'new') is not distinct from ${condition === 'new'}`,
      isNotNull(table.price),
      gt(table.created_at, since),
      also,
    );
  const ofLinks = await db
    .select({ vin: links.vin, price: links.price, miles: links.miles, year: links.year })
    .from(links)
    .where(alike(links, ne(links.id, car.id)))
    .orderBy(desc(links.created_at))
    .limit(most);
  const ofListings = await db
    .select({ vin: listings.vin, price: listings.price, miles: listings.miles, year: listings.year })
    .from(listings)
    .where(alike(listings))
    .orderBy(desc(listings.created_at))
    .limit(most);
  const seen = new Set([carKey(car)]);
  return [...ofLinks, ...ofListings].flatMap((offer) => {
    const key = carKey(offer);
    if (offer.price === null || seen.has(key)) return [];
    seen.add(key);
    return [{ price: offer.price, miles: offer.miles, year: offer.year }];
  });
}

/** The same car may be proposed to several clients, and grow from a listing. */
const carKey = ({ vin, price, miles, year }: Pick<LinkRow, 'vin' | 'price' | 'miles' | 'year'>): string => vin ?? JSON.stringify([price, miles, year]);
