// What is known of an offer beyond what its row says, by its VIN.
import type { LinkDraft, VinFacts } from '../../../generated/api.ts';
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
