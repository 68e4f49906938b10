// Listings: cars the demo's advisors present to some of their clients.
import type { Database } from '../db/database.ts';
import { listingClients, listings } from '../db/schema.ts';
import { makeCar } from './cars.ts';
import type { Gallery } from './gallery.ts';
import type { World } from './model.ts';

const descriptions = {
  new: ['On the lot, delivery miles only.', 'In stock, and nobody else is on it yet.', 'Full warranty from the day you take it.'],
  driven: ['Lease return, inspected here.', 'One owner, two keys, both manuals.', 'Traded in at the selling dealer, with its service records.'],
} as const;

/** @param gallery hangs the cars' pictures afterwards */
export async function fillListings(db: Database, world: World, gallery: Gallery): Promise<void> {
  const random = world.random.branch('listings');
  const rows: (typeof listings.$inferInsert)[] = [];
  const recipients: (typeof listingClients.$inferInsert)[] = [];
  for (const advisor of world.advisors) {
    const own = world.clients.filter((client) => client.advisor_id === advisor.id && client.status === 'active');
    for (const nth of Array.from({ length: 5 }, (_, index) => index)) {
      // For one client and those who look for the same.
      const [first, ...others] = random.shuffle(own);
      if (!first) continue;
      const models = modelsOf(world, first);
      const alike = others.filter((client) => modelsOf(world, client).join() === models.join());
      const car = makeCar(random, first.place, { models });
      const { paint: _paint, ...facts } = car;
      const at = world.daysAgo(random.whole(1, 20), random.whole(1, 9));
      const id = world.id(at);
      rows.push({
        ...facts,
        id,
        description: random.pick(descriptions[car.condition === 'new' ? 'new' : 'driven']),
        is_displayed: nth !== 4,
        advisor_id: advisor.id,
        created_at: at.toISOString(),
        updated_at: at.toISOString(),
      });
      recipients.push(...[first, ...alike.slice(0, random.whole(0, 2))].map((client) => ({ listing_id: id, client_id: client.id })));
      gallery.show(car, { listing_id: id });
    }
  }
  await db.insert(listings).values(rows);
  await db.insert(listingClients).values(recipients);
}

/** The models a client looks for. */
const modelsOf = ({ wishes }: World, { id }: { id: string }): string[] =>
  (wishes.get(id)?.selections.vehicles?.[0]?.makes ?? []).flatMap(({ model }) => model ?? []);
