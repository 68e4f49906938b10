// Listings: cars the demo's advisors present to some of their clients.
import type { Database } from '../db/database.ts';
import { listingClients, listings } from '../db/schema.ts';
import { makeCar } from './cars.ts';
import type { Gallery } from './gallery.ts';
import type { World } from './world.ts';

const descriptions: readonly string[] = [
  'On the lot, delivery miles only.',
  'Demonstrator, full warranty from the day you take it.',
  'Lease return, inspected here.',
  'Arrives within the week; can be held with a call.',
];

/** @param gallery hangs the cars' pictures afterwards */
export async function fillListings(db: Database, world: World, gallery: Gallery): Promise<void> {
  const random = world.random.branch('listings');
  const rows: (typeof listings.$inferInsert)[] = [];
  const recipients: (typeof listingClients.$inferInsert)[] = [];
  for (const advisor of world.advisors) {
    const own = world.clients.filter((client) => client.advisor_id === advisor.id && client.status === 'active');
    for (const nth of Array.from({ length: 5 }, (_, index) => index)) {
      const car = makeCar(random, own[0]?.place ?? 'Portland, ME');
      const { paint: _paint, ...facts } = car;
      const at = world.daysAgo(random.whole(1, 20), random.whole(1, 9));
      const id = world.id(at);
      rows.push({
        ...facts,
        id,
        description: random.pick(descriptions),
        is_displayed: nth !== 4,
        advisor_id: advisor.id,
        created_at: at.toISOString(),
        updated_at: at.toISOString(),
      });
      recipients.push(
        ...random
          .shuffle(own)
          .slice(0, random.whole(1, 3))
          .map((client) => ({ listing_id: id, client_id: client.id })),
      );
      gallery.show(car, { listing_id: id });
    }
  }
  await db.insert(listings).values(rows);
  await db.insert(listingClients).values(recipients);
}
