// The three packages on sale come with every installation; the demo adds one that is off sale.
import { packages } from '../db/schema.ts';
import type { Filler } from './filler.ts';

export const fillPackages: Filler = async (db, _services, world) => {
  const begun = world.daysAgo(300).toISOString();
  await db.insert(packages).values({
    name: 'Lease Review',
    package_identifier: 'lease-review',
    tagline: 'Your lease contract, read by people who read them every day.',
    price: 14900,
    inclusions: ['One lease contract reviewed', 'Mileage and wear clauses explained'],
    max_links: 1,
    max_otd_prices: 0,
    days_included: 5,
    is_active: false,
    position: 4,
    created_at: begun,
    updated_at: begun,
  });
};
