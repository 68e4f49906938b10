// Prospects on their way: alone or with an advisor, stopped at their data or at the card, nudged, given up.
import { termsVersion } from '../../domain/terms.ts';
import { initialClientData, packages, payments } from '../db/schema.ts';
import { currency } from '../../domain/money.ts';
import { eq } from 'drizzle-orm';
import type { Filler } from './filler.ts';

export const fillOnboarding: Filler = async (db, _services, world) => {
  const random = world.random.branch('onboarding');
  const sold = await db.select().from(packages);
  for (const [index, prospect] of world.prospects.entries()) {
    const { begun_at, package_identifier, ...person } = prospect;
    const price = sold.find((each) => each.package_identifier === package_identifier)?.price;
    const isAtPayment = price !== undefined && index % 2 === 1;
    const isDiscarded = index === 7;
    const owner = index % 3 === 1 ? random.pick(world.advisors) : undefined;
    const at = new Date(begun_at.getTime() + random.whole(2, 40) * 60_000);
    const nudged = owner && index % 2 === 0 ? new Date(Math.min(world.now.getTime(), at.getTime() + 86_400_000)).toISOString() : null;
    await db.insert(initialClientData).values({
      ...person,
      package_identifier,
      coupon_code: index === 5 ? 'WELCOME10' : null,
      step: isDiscarded ? 'discarded' : isAtPayment ? 'payment' : 'incomplete',
      source: owner ? 'assisted' : 'self',
      started_by: owner?.id ?? null,
      last_step_at: at.toISOString(),
      last_nudge_at: nudged,
      ...(isAtPayment ? { terms_version: termsVersion, terms_accepted_at: at.toISOString() } : {}),
      created_at: begun_at.toISOString(),
      updated_at: at.toISOString(),
    });
    if (!isAtPayment || isDiscarded || package_identifier === null) continue;
    const hasFailed = index % 4 === 1;
    const id = world.id(at);
    await db.insert(payments).values({
      id,
      kind: 'package',
      onboarding_id: prospect.id,
      package_identifier,
      price,
      amount: price,
      currency,
      provider: 'test_card_desk',
      provider_id: `desk_${id}`,
      status: hasFailed ? 'failed' : 'pending',
      failure: hasFailed ? 'The card was declined. Use another one, or ask your bank.' : null,
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    });
    await db.update(initialClientData).set({ payment_id: id }).where(eq(initialClientData.id, prospect.id));
  }
};
