import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { listings } from '../../db/schema.ts';

/** More are not counted: it is asked while somebody types. */
export const mostCounted = 500;

/** Facts of the firm's newest shown listings, to be counted. Of nobody's scope: nothing of a single car leaves the server, and nothing here is of a client. */
export function listedCars(db: Database) {
  const { make, model, trim, year, condition, price, miles, place, body_style, fuel, drivetrain, transmission, seats, doors } = listings;
  const looks = { exterior_colour: listings.exterior_colour, interior_colour: listings.interior_colour, options: listings.options };
  return db
    .select({ make, model, trim, year, condition, price, miles, place, body_style, fuel, drivetrain, transmission, seats, doors, ...looks })
    .from(listings)
    .where(eq(listings.is_displayed, true))
    .orderBy(desc(listings.id))
    .limit(mostCounted);
}
