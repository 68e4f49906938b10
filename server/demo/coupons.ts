// Coupons in every state: running, scheduled, expired, off, used up, for some packages, with a lowest price.
import type { CouponTerms } from '../../domain/coupons.ts';
import * as roles from '../../generated/roles.ts';
import { coupons } from '../db/schema.ts';
import type { EventKind, Facts } from '../events/kinds.ts';
import { demoEvent, keepHappened } from './happenings.ts';
import { midnightOf } from './daytime.ts';
import type { Filler } from './filler.ts';

type Row = [
  code: string,
  kind: CouponTerms['kind'],
  value: number,
  starts: number | null,
  ends: number | null,
  most: number | null,
  more?: Partial<CouponTerms>,
];

/** Starts and ends in days from today. */
const rows: readonly Row[] = [
  ['WELCOME10', 'percent', 10, null, null, null, { max_per_user: 1 }],
  ['FALL100', 'amount', 10_000, -81, 9, 150, { max_per_user: 1, min_package_price: 59_900, package_identifiers: ['guided-search', 'full-service'] }],
  ['REFERRAL', 'amount', 6_000, null, null, null, { package_identifiers: ['guided-search', 'full-service'] }],
  ['SUMMER75', 'amount', 7_500, -173, -82, 150],
  ['LAUNCH', 'percent', 25, -320, -144, 500, { is_active: false }],
  ['CREDITUNION', 'percent', 15, -324, 40, 200, { package_identifiers: ['guided-search', 'full-service'] }],
  ['TEACHERS', 'percent', 20, -112, 24, 9, { max_per_user: 1, package_identifiers: ['guided-search'] }],
  ['ALUMNI', 'percent', 12, -81, 191, 300, { package_identifiers: ['full-service'] }],
  ['WINTER50', 'amount', 5_000, 10, 71, 100],
  ['PARTNER100', 'percent', 100, -265, 40, 2, { package_identifiers: ['deal-check'] }],
  ['FIRSTCAR', 'percent', 15, -60, 120, 80, { max_per_user: 1 }],
  ['NURSES', 'percent', 20, -90, 90, 60, { max_per_user: 1 }],
  ['VETERANS', 'percent', 20, null, null, null, { max_per_user: 1 }],
  ['SPRING40', 'amount', 4_000, -260, -170, 120],
  ['COMEBACK', 'percent', 18, -40, 50, 40],
  ['BLACKFRIDAY', 'percent', 30, 6, 9, 75, { max_per_user: 1 }],
  ['FULLSEND', 'amount', 15_000, -30, 30, 25, { package_identifiers: ['full-service'] }],
  ['FRIENDS25', 'amount', 2_500, null, null, 500],
  ['PODCAST', 'percent', 10, -120, -20, 90],
  ['DEALER-WARY', 'amount', 3_000, -75, 45, 60, { package_identifiers: ['deal-check'] }],
  ['RETIREES', 'percent', 15, -200, 160, 100],
  ['EVSWITCH', 'amount', 8_000, -45, 75, 50, { min_package_price: 59_900 }],
  ['NEWYEAR', 'percent', 12, 41, 72, 200],
];

/** The firm's midnight a day begins with, counted from today; a coupon ends with the midnight after its last one. */
const startOf = (now: Date, days: number | null): string | null => (days === null ? null : midnightOf(now, days).toISOString());
const endOf = (now: Date, days: number | null): string | null => (days === null ? null : midnightOf(now, days + 1).toISOString());

export const fillCoupons: Filler = async (db, _services, world) => {
  const begun = (starts: number | null) => world.daysAgo(Math.max(8, 8 - (starts ?? -330)));
  const made = await db
    .insert(coupons)
    .values(
      rows.map(([code, kind, value, starts, ends, most, more = {}]) => ({
        id: world.id(begun(starts)),
        code,
        kind,
        value,
        starts_at: startOf(world.now, starts),
        ends_at: endOf(world.now, ends),
        max_redemptions: most,
        ...more,
        created_at: begun(starts).toISOString(),
        updated_at: begun(starts).toISOString(),
      })),
    )
    .returning({ id: coupons.id, code: coupons.code, created_at: coupons.created_at });
  const [first, second] = world.admins;
  const change = <K extends EventKind>(kind: K, facts: Facts<K>, coupon_id: string, at: Date, actor = first) =>
    demoEvent(kind, facts, {
      id: world.id(at),
      at,
      actor_id: actor?.id ?? null,
      actor_role: roles.admin,
      client_id: null,
      target: { kind: 'coupon', id: coupon_id },
      audience: 'none',
    });
  const edited = (coupon_id: string, at: Date, field: string, from: unknown, to: unknown) =>
    change('record_edited', { resource: 'coupons', record_id: coupon_id, fields: [field], changes: JSON.stringify([{ field, from, to }]) }, coupon_id, at);
  await keepHappened(
    db,
    made.flatMap(({ id, code, created_at }) => [
      change('coupon_made', {}, id, new Date(created_at), second),
      ...(code === 'FALL100'
        ? [
            edited(id, world.daysAgo(24, 3), 'ends_at', endOf(world.now, -21), endOf(world.now, 9)),
            edited(id, world.daysAgo(19, 8), 'max_redemptions', 120, 150),
          ]
        : []),
      ...(code === 'LAUNCH' ? [edited(id, world.daysAgo(144, 2), 'is_active', true, false)] : []),
    ]),
  );
};
