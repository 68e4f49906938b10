// POST /coupons: the coupon, its event, the audit's entry and the word to the admins' screens, in one transaction.
import { uuidv7 } from 'uuidv7';
import { couponStatus, type CouponTerms } from '../../../domain/coupons.ts';
import type { Coupon } from '../../../generated/api.ts';
import { signedIn } from './outbox.ts';
import { inTransaction, Refusal, type World } from './world.ts';

type Sent = CouponTerms & { code: string };

const returned = `id, code, kind, value, min_package_price, starts_at, ends_at, max_redemptions, max_per_user, package_identifiers, is_active, redeemed_count,
  null as status, reserved_count, gross, discounts, net_revenue, created_at, updated_at, version`;

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'kind', 'value'],
  properties: {
    code: { type: 'string', minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9_\\-]+$' },
    kind: { enum: ['percent', 'amount'] },
    value: { type: 'integer', minimum: 1, maximum: 100_000_000 },
    min_package_price: { type: ['integer', 'null'], minimum: 0 },
    starts_at: { type: ['string', 'null'], format: 'date-time' },
    ends_at: { type: ['string', 'null'], format: 'date-time' },
    max_redemptions: { type: ['integer', 'null'], minimum: 1 },
    max_per_user: { type: ['integer', 'null'], minimum: 1 },
    package_identifiers: { type: 'array', maxItems: 50, items: { type: 'string' }, default: [] },
    is_active: { type: 'boolean', default: true },
  },
};

/** Adds the route, for admins. */
export function addCoupons({ app, pool, actorOf, outbox }: World): void {
  app.post<{ Body: Sent }>('/api/coupons', { schema: { body } }, async (request, reply) => {
    const caller = await actorOf(request);
    if (caller.role !== 'admin') throw new Refusal(403, 'For admins.');
    const sent = request.body;
    if (sent.kind === 'percent' && sent.value > 100) throw new Refusal(422, 'Enter at most 100%.');
    const coupon = await inTransaction(pool, async (client) => {
      const id = uuidv7();
      const { rows } = await client.query<Coupon>({
        name: 'coupon',
        text: `insert into coupons (id, code, kind, value, min_package_price, starts_at, ends_at, max_redemptions, max_per_user, package_identifiers, is_active)
          values ($1, upper($2), $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (code) do nothing returning ${returned}`,
        values: [
          id,
          sent.code,
          sent.kind,
          sent.value,
          sent.min_package_price,
          sent.starts_at,
          sent.ends_at,
          sent.max_redemptions,
          sent.max_per_user,
          sent.package_identifiers,
          sent.is_active,
        ],
      });
      const [made] = rows;
      if (!made) throw new Refusal(422, 'This code already exists.');
      await client.query({
        name: 'coupon event',
        text: `insert into events (id, kind, params, actor_id, actor_role, target_kind, target_id, audience, request_id) values ($1, 'coupon_made', '{}', $2, $3, 'coupon', $4, 'none', $5)`,
        values: [uuidv7(), caller.id, caller.role, id, request.id],
      });
      await client.query({
        name: 'coupon audit',
        text: `insert into audit_entries (id, actor_id, actor_role, area, action, words, outcome, target_id, fields, ip, request_id)
          values ($1, $2, $3, 'coupons', 'createCoupon', 'Coupon created', 'done', $4, $5, $6, $7)`,
        values: [uuidv7(), caller.id, caller.role, id, Object.keys(sent), request.ip, request.id],
      });
      await client.query({
        name: 'coupon push',
        text: `insert into outbox (id, kind, payload, run_at)
          select $1, 'push', jsonb_build_object('name', 'changed', 'data', '{"resources": ["coupons"]}'::jsonb, 'channels', jsonb_agg('private-user-' || id)), 'epoch' from (${signedIn}) as admins having count(*) > 0`,
        values: [uuidv7()],
      });
      return made;
    });
    outbox.wake();
    void reply.code(201);
    return { ...coupon, status: couponStatus({ starts_at: null, ends_at: null, max_redemptions: null, ...coupon }, new Date()) };
  });
}
