// What is known of an offer beyond what its row says: by its VIN, and how far it is.
import type { LinkDraft, VinFacts } from '../../../generated/api.ts';
import { milesBetween, placeNamed, type ZipPlace } from '../../places/zip-places.ts';
import { vinFacts } from '../../vehicles/decode.ts';

/** What a VIN without doubts says of the car. */
function carOf({ doubts, model, trim, body_style, drivetrain, fuel, doors }: VinFacts): LinkDraft {
  if (doubts.length > 0) return {};
  return said({ model, trim, body_style, drivetrain, fuel, doors: doors !== null && doors >= 2 && doors <= 5 ? doors : null });
}

/** What a row says, without what it leaves empty. */
export const said = (draft: LinkDraft): LinkDraft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null && value !== undefined && value !== ''));

/** A draft with what its VIN says where it says nothing itself, and the VIN read. */
export async function withVin(draft: LinkDraft): Promise<{ draft: LinkDraft; read: VinFacts | undefined }> {
  if (!draft.vin) return { draft, read: undefined };
  const read = await vinFacts(draft.vin);
  const { vin, year, make } = read;
  return { draft: { ...said({ year, make }), ...carOf(read), ...said(draft), vin }, read };
}

/**
 * The miles from a client's home to where a draft's car is; undefined where it says how far, or either place is not known.
 * @param home the client's
 */
export async function milesTo(home: ZipPlace | undefined, { distance, place }: Pick<LinkDraft, 'distance' | 'place'>): Promise<number | undefined> {
  if (!home || (distance ?? null) !== null) return undefined;
  const there = await placeNamed(place);
  return there && milesBetween(home, there);
}
