// Listings: cars the demo's advisors present to some of their clients.
import type { Database } from '../db/database.ts';
import { listingClients, listings } from '../db/schema.ts';
import { meets } from '../../domain/reach.ts';
import { makeCar, type DemoCar } from './cars.ts';
import type { Gallery } from './gallery.ts';
import { demoEmails } from './logins.ts';
import type { World } from './model.ts';
import type { Random } from './random.ts';

const descriptions = {
  new: ['On the lot, delivery miles only.', 'In stock, and nobody else is on it yet.', 'Full warranty from the day you take it.'],
  driven: ['Lease return, inspected here.', 'One owner, two keys, both manuals.', 'Traded in at the selling dealer, with its service records.'],
} as const;

/** @param gallery hangs the cars' pictures afterwards */
export async function fillListings(db: Database, world: World, gallery: Gallery): Promise<void> {
  const random = world.random.branch('listings');
  const rows: (typeof listings.$inferInsert)[] = [];
  const recipients: (typeof listingClients.$inferInsert)[] = [];
  /** @returns the listing's id */
  const present = (draw: Random, car: DemoCar, advisor_id: string, is_displayed: boolean): string => {
    const { paint: _paint, ...facts } = car;
    const at = world.daysAgo(draw.whole(1, 20), draw.whole(1, 9));
    const id = world.id(at);
    const description = draw.pick(descriptions[car.condition === 'new' ? 'new' : 'driven']);
    rows.push({ ...facts, id, description, is_displayed, advisor_id, created_at: at.toISOString(), updated_at: at.toISOString() });
    gallery.show(car, { listing_id: id });
    return id;
  };
  for (const advisor of world.advisors) {
    const own = world.clients.filter((client) => client.advisor_id === advisor.id && client.status === 'active');
    for (const nth of Array.from({ length: 5 }, (_, index) => index)) {
      // For one client and those who look for the same.
      const [first, ...others] = random.shuffle(own);
      if (!first) continue;
      const models = modelsOf(world, first);
      const alike = others.filter((client) => modelsOf(world, client).join() === models.join());
      const car = makeCar(random, first.place, { models });
      const listing_id = present(random, car, advisor.id, nth !== 4);
      recipients.push(...[first, ...alike.slice(0, random.whole(0, 2))].map((client) => ({ listing_id, client_id: client.id })));
    }
  }
  const hannah = world.clients.find(({ email }) => email === demoEmails.client);
  const forHannah = world.random.branch('listings for Hannah');
  for (const car of hannah ? carsFor(world, hannah, forHannah) : []) {
    if (hannah?.advisor_id) recipients.push({ listing_id: present(forHannah, car, hannah.advisor_id, true), client_id: hannah.id });
  }
  await db.insert(listings).values(rows);
  await db.insert(listingClients).values(recipients);
}

/** The models a client looks for. */
const modelsOf = ({ wishes }: World, { id }: { id: string }): string[] =>
  (wishes.get(id)?.selections.vehicles?.[0]?.makes ?? []).flatMap(({ model }) => model ?? []);

const fitting = 5;
const mostDrawn = 500;
/** No more than so much of the price comes to it with the taxes and fees of the demo's examples. */
const atMost = 1.12;

/** Cars that meet all a client asks for: with none, the checklist people try the demo with would only ever say *0 cars fit*. */
function carsFor({ wishes }: World, { id, place }: { id: string; place: string }, random: Random): DemoCar[] {
  const selections = wishes.get(id)?.selections ?? {};
  const drawn = Array.from({ length: mostDrawn }, () => makeCar(random, place));
  const withTaxes = ({ price }: DemoCar) => (price === null ? undefined : Math.round(price * atMost));
  return drawn.filter((car) => meets({ ...car, at: null, about: withTaxes(car) }, selections)).slice(0, fitting);
}
