// The cars the firm knows: listings, and links that were found for clients.
import { and, desc, eq, getTableColumns, inArray, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { fitOf, heldPrice, type CarFacts } from '../../../domain/fit.ts';
import { homeState, wantedZip } from '../../../domain/zip-state.ts';
import type { LinkStatus, MatchCar } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { links, listings, userPreferences, users } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { inWave } from '../../db/transactions.ts';
import { placeOfZip, type ZipPlace } from '../../places/zip-places.ts';
import type { Services } from '../../services.ts';
import { estimatorOf, linkScope, milesTo } from '../links/index.ts';
import { listingScope } from '../listings/index.ts';
import { requireClient } from '../people/index.ts';

/** A car that others are held against. */
export interface Car extends CarFacts {
  source: MatchCar['source'];
  id: string;
  title: string;
  url: string | null;
  vin: string | null;
  dealer: string | null;
  place: string | null;
  /** Where it is, where the link knows it nearer than by the place's name. */
  place_zip: string | null;
  for_name: string | null;
  /** The listing itself, or the one a link grew from. */
  listing_id: string | null;
}

/** Rows of a source that are looked at, and cars in the answer. Over budget by so much a car is still worth a word. */
const [looked, mostShown, stretch] = [150, 40, 1.1];
/** A link in one of these can be had by nobody else. */
const gone: LinkStatus[] = ['unavailable', 'purchased', 'accepted'];

function carColumns(table: typeof links | typeof listings) {
  const {
    id,
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
    options,
    title,
    url,
  } = getTableColumns(table);
  return {
    id,
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
    options,
    title,
    url,
  };
}

/** The newest links in scope, narrowed. A link's distance is its client's, so that it is left out here. */
async function linkCars(db: Database, actor: Actor, wanted: SQL | undefined, limit: number): Promise<Car[]> {
  const rows = await db
    .select({ ...carColumns(links), place_zip: links.place_zip, total_otd: links.total_otd, listing_id: links.listing_id, for_name: users.name })
    .from(links)
    .innerJoin(users, eq(users.id, links.user_id))
    .where(and(linkScope(actor), isNull(users.deleted_at), wanted))
    .orderBy(desc(links.created_at), desc(links.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, source: 'link', distance: null }));
}

async function listingCars(db: Database, actor: Actor, wanted: SQL | undefined, limit: number): Promise<Car[]> {
  const rows = await db
    .select(carColumns(listings))
    .from(listings)
    .where(and(listingScope(actor), wanted))
    .orderBy(desc(listings.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, source: 'listing', distance: null, place_zip: null, total_otd: null, listing_id: row.id, for_name: null }));
}

/** The car that is asked about, gone or not. @throws Problem 404 out of scope */
export async function carAsked(db: Database, actor: Actor, { source, id }: { source: MatchCar['source']; id: string }): Promise<Car> {
  const [found] = source === 'link' ? await linkCars(db, actor, eq(links.id, id), 1) : await listingCars(db, actor, eq(listings.id, id), 1);
  if (!found) throw notFound();
  return found;
}

/** The client's own link to a car: by address, VIN, or the listing both grew from. */
export interface Own {
  id: string;
  status: LinkStatus;
  url: string | null;
  vin: string | null;
  listing_id: string | null;
}
export const isSameCar = (own: Omit<Own, 'status'>, one: Car): boolean =>
  own.id === one.id ||
  (own.vin !== null && own.vin === one.vin) ||
  (own.url !== null && own.url === one.url) ||
  (own.listing_id !== null && own.listing_id === one.listing_id);

/** What is known of a car for one client. */
interface ForClient {
  fit: MatchCar['fit'];
  /** The link that the client has to it. */
  own: Own | undefined;
  distance: number | null;
  /** What it would come to out the door, in cents. */
  about: number | undefined;
}
const forNobody: ForClient = { fit: null, own: undefined, distance: null, about: undefined };

/** A car as the contract shows it, to one client or to nobody in particular. */
export const shownCar = (one: Car, { fit, own, distance, about }: ForClient = forNobody): MatchCar => ({
  source: one.source,
  id: one.id,
  title: one.title,
  price: one.price,
  total_otd: one.total_otd,
  about_otd: about ?? null,
  miles: one.miles,
  dealer: one.dealer,
  place: one.place,
  distance,
  exterior_colour: one.exterior_colour,
  for_name: own?.id === one.id ? null : one.for_name,
  fit,
  link_id: own?.id ?? null,
  link_status: own?.status ?? null,
});

/** Miles from a client's home; null where either place is not known. */
export const milesFrom = async (home: ZipPlace | undefined, { place, place_zip }: Car): Promise<number | null> => milesTo(home, { place, place_zip });

/** Cars for one client, the best first; without a client the newest. @throws Problem 404 */
export async function carsFor(db: Database, services: Services, actor: Actor, clientId: string | undefined, q: string | undefined): Promise<MatchCar[]> {
  const wish = clientId === undefined ? undefined : await wishOf(db, actor, clientId);
  const most = wish?.selections.money?.max_total;
  const dearest = most ? Math.round(most * stretch) : undefined;
  const state = homeState(wish?.zip, wish?.selections);
  const words = q?.split(/\s+/).filter(Boolean) ?? [];
  // What has taxes and fees to come is over the limit already where its asking price is; the others are judged once they are estimated.
  const within = (table: typeof links | typeof listings, price: SQL) =>
    and(
      dearest === undefined ? undefined : or(isNull(price), lte(price, dearest)),
      ...words.map((word) => sql`${textOf(table)} ilike ${`%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`}`),
    );
  const [own, ofLinks, ofListings, estimate] = await inWave(
    () => (clientId === undefined ? Promise.resolve([]) : ownLinks(db, clientId)),
    () => linkCars(db, actor, and(within(links, sql`coalesce(${links.total_otd}, ${links.price})`), notInArray(links.status, gone)), looked),
    () => listingCars(db, actor, within(listings, sql`${listings.price}`), looked),
    () => estimatorOf(db, services, state === undefined ? [] : [state]),
  );
  const cars = await withoutGone(db, onceEach([...ofListings, ...ofLinks]));
  const home = await placeOfZip(wantedZip(wish?.zip, wish?.selections));
  const shown = await Promise.all(
    cars.flatMap((each) => {
      const about = estimate({ ...each, state })?.total_otd;
      if (dearest !== undefined && (heldPrice(each, about) ?? 0) > dearest) return [];
      return [
        milesFrom(home, each).then((distance) => {
          const fit = wish ? fitOf({ ...each, distance }, wish.selections, about) : null;
          return shownCar(each, { fit, own: own.find((one) => isSameCar(one, each)), distance, about });
        }),
      ];
    }),
  );
  // What the client has already comes last.
  const had = ({ link_id }: MatchCar): number => (link_id === null ? 0 : 1);
  return (wish ? shown.toSorted((one, other) => had(one) - had(other) || (other.fit?.score ?? 0) - (one.fit?.score ?? 0)) : shown).slice(0, mostShown);
}

/** One car found for several clients is one car. */
function onceEach(cars: readonly Car[]): Car[] {
  const seen = new Set<string>();
  return cars.filter((one) => {
    const names = [one.vin, one.url, one.listing_id && `listing ${one.listing_id}`].filter((name) => name !== null && name !== '');
    const isKnown = names.some((name) => seen.has(String(name)));
    for (const name of names) seen.add(String(name));
    return !isKnown;
  });
}

/**
 * A car that some client has accepted or bought, or that is gone, is so as a listing and as other clients' links, too: its VIN says that it is one car, or the
 * listing that a link was made of.
 */
async function withoutGone(db: Database, cars: readonly Car[]): Promise<Car[]> {
  const vins = cars.flatMap(({ vin }) => (vin === null || vin === '' ? [] : [vin]));
  const made = cars.flatMap(({ listing_id }) => (listing_id === null ? [] : [listing_id]));
  // Two reads and not one with `or`: each has its index.
  const goneBy = <Name extends 'vin' | 'listing_id'>(name: Name, type: SQL, values: readonly string[]) =>
    db
      .selectDistinct({ value: links[name] })
      .from(links)
      .where(and(sql`${links[name]} = any(${sql.param(values)}::${type}[])`, inArray(links.status, gone)));
  const [byVin, byListing] = await inWave(
    () => (vins.length === 0 ? Promise.resolve([]) : goneBy('vin', sql.raw('text'), vins)),
    () => (made.length === 0 ? Promise.resolve([]) : goneBy('listing_id', sql.raw('uuid'), made)),
  );
  const [goneVins, goneListings] = [new Set(byVin.map(({ value }) => value)), new Set(byListing.map(({ value }) => value))];
  return cars.filter(({ vin, listing_id }) => !(vin !== null && goneVins.has(vin)) && !(listing_id !== null && goneListings.has(listing_id)));
}

const ownLinks = (db: Database, clientId: string): Promise<Own[]> =>
  db
    .select({ id: links.id, status: links.status, url: links.url, vin: links.vin, listing_id: links.listing_id })
    .from(links)
    .where(eq(links.user_id, clientId))
    .limit(1000);

/** The client's newest checklist, and where they live. @throws Problem 404 */
async function wishOf(db: Database, actor: Actor, clientId: string) {
  await requireClient(db, actor, clientId);
  const [row] = await db
    .select({ selections: userPreferences.selections, zip: users.zip })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.user_id, users.id))
    .where(eq(users.id, clientId))
    .orderBy(sql`${userPreferences.submitted_at} desc nulls last`, desc(userPreferences.id))
    .limit(1);
  return { selections: row?.selections ?? {}, zip: row?.zip ?? null };
}
