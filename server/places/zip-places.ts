// Where a ZIP code is: the places of the United States, read when the first is asked for.

/** A ZIP's place. Degrees. */
export interface ZipPlace {
  city: string;
  /** Two letters. */
  state: string;
  latitude: number;
  longitude: number;
}

type Lookup = (zip: string) => Partial<ZipPlace> | undefined;

let lookup: Promise<Lookup> | undefined;

/** The place of a ZIP; undefined for one that is not known. @param zip five digits, what follows is left out */
export async function placeOfZip(zip: string | null | undefined): Promise<ZipPlace | undefined> {
  if (!zip) return undefined;
  // 28 MB of memory, so only where somebody asks.
  lookup ??= import('zipcodes').then((module) => module.default.lookup);
  const found = (await lookup)(zip.slice(0, 5));
  const { city, state, latitude, longitude } = found ?? {};
  return city && state && latitude !== undefined && longitude !== undefined ? { city, state, latitude, longitude } : undefined;
}

/** Sellers' places that were looked up, kept while the process lives: each takes a search through all ZIPs. */
const named = new Map<string, Promise<ZipPlace | undefined>>();
const mostNamed = 5_000;

/** The place a seller writes, `Dublin, OH` or with its ZIP behind; undefined where it is not known or the ZIP is another state's. */
export async function placeNamed(text: string | null | undefined): Promise<ZipPlace | undefined> {
  if (!text) return undefined;
  const found = named.get(text) ?? lookUp(text);
  if (named.size >= mostNamed) named.clear();
  named.set(text, found);
  return found;
}

async function lookUp(text: string): Promise<ZipPlace | undefined> {
  const [, city = '', state = '', zip] = /^\s*([^,]{2,60}),\s*([A-Za-z]{2})\b\s*(\d{5})?/.exec(text) ?? [];
  if (zip !== undefined) return placeOfZip(zip);
  if (city === '') return undefined;
  const [found] = (await zipcodesByName())(city.trim(), state.toUpperCase());
  const { latitude, longitude } = found ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { city: city.trim(), state: state.toUpperCase(), latitude, longitude };
}

const zipcodesByName = async () => {
  const { default: zipcodes } = await import('zipcodes');
  return (city: string, state: string) => zipcodes.lookupByName(city, state);
};

/** `Dublin, OH` */
export const placeName = ({ city, state }: ZipPlace): string => `${city}, ${state}`;

const earthMiles = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles between two places as the crow flies (haversine), whole. */
export function milesBetween(one: Pick<ZipPlace, 'latitude' | 'longitude'>, other: Pick<ZipPlace, 'latitude' | 'longitude'>): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(one.latitude, other.latitude) + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return Math.round(2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(chord))));
}

const milesOfDegree = (Math.PI / 180) * earthMiles;

/** Where a place is, seen from another: miles east and north of it on a flat map, close enough for a small one. */
export function offsetFrom(center: Pick<ZipPlace, 'latitude' | 'longitude'>, other: Pick<ZipPlace, 'latitude' | 'longitude'>): { east: number; north: number } {
  return {
    east: (other.longitude - center.longitude) * milesOfDegree * Math.cos(radians(center.latitude)),
    north: (other.latitude - center.latitude) * milesOfDegree,
  };
}

/** The centers of the ZIPs no further than so many miles east, west, north or south of a place, as offsets from it. @param most so many at most, thinned out evenly */
export async function zipsAround(center: ZipPlace, miles: number, most: number): Promise<{ east: number; north: number }[]> {
  const { default: zipcodes } = await import('zipcodes');
  const near = Object.values(zipcodes.codes).flatMap(({ latitude, longitude }) => {
    if (latitude === undefined || longitude === undefined || Math.abs(latitude - center.latitude) * milesOfDegree > miles) return [];
    const offset = offsetFrom(center, { latitude, longitude });
    return Math.abs(offset.east) > miles ? [] : [{ east: Math.round(offset.east * 10) / 10, north: Math.round(offset.north * 10) / 10 }];
  });
  const step = Math.max(1, near.length / most);
  return Array.from({ length: Math.min(near.length, most) }, (_, index) => near[Math.floor(index * step)]).filter((each) => each !== undefined);
}
