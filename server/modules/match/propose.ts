import { eq } from 'drizzle-orm';
import type { LinkDraft, operations, ProposedTo } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { Problem } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { links, listings, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { addLinks, fileIdsOf } from '../links/index.ts';
import { requireClientToChange } from '../people/index.ts';
import type { Car } from './cars.ts';

type Wish = operations['proposeCar']['requestBody']['content']['application/json'];

/**
 * The car as a link of each client's own, with its photos. What is one client's alone stays behind: their price, their distance, the words to them.
 * @throws Problem 404 for a client out of scope, 409 for one nobody has begun: then nobody gets it
 */
export async function propose(
  db: Database,
  services: Services,
  actor: Actor,
  car: Car,
  { client_ids, comments, is_displayed = true }: Wish,
): Promise<ProposedTo> {
  const [source] =
    car.source === 'link' ? await db.select().from(links).where(eq(links.id, car.id)) : await db.select().from(listings).where(eq(listings.id, car.id));
  const photos = await fileIdsOf(db, car.source === 'link' ? 'link_id' : 'listing_id', [car.id]);
  const chosen = [];
  for (const id of client_ids) chosen.push(await requireClientToChange(db, actor, id));
  const clients: ProposedTo['clients'] = [];
  for (const { id, name } of chosen) {
    const [person] = await db.select({ first_name: users.first_name }).from(users).where(eq(users.id, id));
    const told = comments?.replaceAll('{first_name}', person?.first_name ?? name);
    const draft = { ...draftOf(source), ...(told ? { comments: told } : {}) };
    const row = { row: 1, draft, photos, place_zip: car.place_zip, ...(car.listing_id === null ? {} : { listing_id: car.listing_id }) };
    try {
      // Each in a savepoint of its own: whose package is full keeps nobody else from it.
      const made = await db.transaction((inner) => addLinks(inner, services, actor, { user_id: id, rows: [row], is_displayed, is_preview: false }));
      const [result] = made.rows;
      const problem =
        result?.outcome === 'created' ? null : result?.outcome === 'duplicate' ? 'They have this car already.' : Object.values(result?.errors ?? {}).join(' ');
      clients.push({ user_id: id, client_name: name, link_id: problem === null ? (result?.link_id ?? null) : null, problem });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      clients.push({ user_id: id, client_name: name, link_id: null, problem: (error.detail ?? error.message).slice(0, 300) });
    }
  }
  return { proposed: clients.filter(({ problem }) => problem === null).length, clients };
}

type Source = typeof links.$inferSelect | typeof listings.$inferSelect | undefined;

function draftOf(source: Source): LinkDraft {
  if (!source) return {};
  const {
    vin,
    make,
    model,
    trim,
    year,
    condition,
    price,
    miles,
    dealer,
    place,
    body_style,
    fuel,
    drivetrain,
    transmission,
    seats,
    doors,
    exterior_colour,
    interior_colour,
    options,
    title,
    url,
  } = source;
  return {
    vin,
    make,
    model,
    trim,
    year,
    condition,
    price,
    miles,
    dealer,
    place,
    body_style,
    fuel,
    drivetrain,
    transmission,
    seats,
    doors,
    exterior_colour,
    interior_colour,
    options,
    title,
    url,
  };
}
