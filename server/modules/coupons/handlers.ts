import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { answerCoupon, normalCode } from '../../../domain/coupons.ts';
import type { CouponAnswer, paths } from '../../../generated/api.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid, notFound, type FieldErrors } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertUnlessThere, updateRow } from '../../db/rows.ts';
import { couponUsage, coupons, initialClientData, packages, users } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { householdOf } from '../../limits/network.ts';
import type { Services } from '../../services.ts';
import { ofPerson, requireClient } from '../people/index.ts';
import { couponHistory, couponsEdited, keepMade, keepRemoved } from './changes.ts';
import { findCoupon, takenByBuyer, type Buyer } from './holds.ts';
import { couponView, spendingsOf, totalRevenue } from './queries.ts';

type CouponQuestion = paths['/coupons/validate']['post']['requestBody']['content']['application/json'];
type CouponRow = typeof coupons.$inferSelect;

/** docs/brief.md, section 7, Coupons. The access rule is the contract's: except for `validate` and a caller's own redemptions, coupons are for admins. */
export const couponHandlers = {
  listCoupons: async ({ db, query, services }) => {
    const page = await listRows(db, coupons, { scope: undefined, ...query, search: [coupons.code] });
    return { ...page, rows: page.rows.map((row) => couponView(row, services.clock())) };
  },

  getCoupon: async ({ db, params, services }) => couponView(await findRow(db, coupons, params.id, undefined), services.clock()),

  createCoupon: async ({ db, actor, body, services }) => {
    const values = { ...body, code: normalCode(body.code) };
    await requireValidTerms(db, { starts_at: null, ends_at: null, max_redemptions: null, package_identifiers: [], ...values });
    const row = await insertUnlessThere(db, coupons, values, coupons.code);
    if (!row) throw invalid({ code: 'This code already exists.' });
    await keepMade(db, actor, row);
    return couponView(row, services.clock());
  },

  updateCoupon: async ({ db, params, body, services }) => {
    const before = await findRow(db, coupons, params.id, undefined, { lock: true });
    const changes = body.code === undefined ? body : { ...body, code: normalCode(body.code) };
    const { version: _read, ...fields } = changes;
    await requireValidTerms(db, { ...before, ...fields }, before);
    if (changes.code !== undefined && changes.code !== before.code && (await findCoupon(db, changes.code))) {
      throw invalid({ code: 'This code already exists.' });
    }
    const row = await updateRow(db, coupons, params.id, changes, undefined);
    await couponsEdited(db);
    return couponView(row, services.clock());
  },

  deleteCoupon: async ({ db, actor, params, services }) => {
    await lockAll(db, [params.id]);
    await mustBeUnused(db, [params.id]);
    await keepRemoved(db, actor, params.id);
    return couponView(await deleteRow(db, coupons, params.id, undefined), services.clock());
  },

  deleteCoupons: async ({ db, actor, body }) => {
    await lockAll(db, body.ids);
    await mustBeUnused(db, body.ids);
    for (const id of body.ids) await keepRemoved(db, actor, id);
    await db.delete(coupons).where(inArray(coupons.id, body.ids));
    return body.ids;
  },

  turnOffCoupons: async ({ db, body }) => {
    for (const { id } of await lockAll(db, body.ids)) await updateRow(db, coupons, id, { is_active: false }, undefined);
    await couponsEdited(db);
    return body.ids;
  },

  changeCouponsEnd: async ({ db, body }) => {
    const rows = await lockAll(db, body.ids);
    const late = rows.filter((row) => row.starts_at !== null && body.ends_at !== null && new Date(row.starts_at) >= new Date(body.ends_at));
    if (late.length > 0) throw invalid({ ends_at: `Must be after the start of ${late.map((row) => row.code).join(', ')}.` });
    for (const { id } of rows) await updateRow(db, coupons, id, { ends_at: body.ends_at }, undefined);
    await couponsEdited(db);
    return body.ids;
  },

  listCouponChanges: async ({ db, params }) => {
    return couponHistory(db, await findRow(db, coupons, params.id, undefined));
  },

  validateCoupon: {
    steps: async ({ db, actor, body, request, services, settle }) => {
      const { couponGuesses } = services.limits;
      // An unknown code may be a guess. Counted before it is looked for, or a hundred at once would all be answered; outside the transaction, so that a
      // rollback does not undo the count.
      await couponGuesses.use(householdOf(request.ip));
      if (await findCoupon(db, body.code)) await couponGuesses.giveBack(householdOf(request.ip));
      return settle((tx) => couponAnswer(tx, actor, body, services));
    },
  },

  listCouponUsage: ({ db, query }) => listRows(db, couponUsage, { scope: undefined, ...query, search: [textOf(couponUsage), ofPerson(couponUsage.user_id)] }),

  getSpendings: async ({ db, actor, params }) => {
    const client = await requireClient(db, actor, params.id);
    return spendingsOf(db, client.id);
  },

  getRevenue: ({ db }) => totalRevenue(db),
} satisfies Partial<HandlerMap>;

/** Whether the code is good for this buyer, and what it takes off. */
async function couponAnswer(db: Database, actor: Actor | null, body: CouponQuestion, services: Services): Promise<CouponAnswer> {
  const coupon = await findCoupon(db, body.code);
  const buyer = await buyerOf(db, actor, body.onboarding_id);
  return answerCoupon(coupon, {
    now: services.clock(),
    package_price: body.package_price,
    ...(body.package_identifier === undefined ? {} : { package_identifier: body.package_identifier }),
    // An expired hold is free again even before cleanup.
    taken: coupon ? await takenNow(db, coupon.id, services.clock(), body.onboarding_id) : 0,
    ...(coupon && buyer ? { taken_by_user: await takenByBuyer(db, coupon.id, buyer, await paymentOf(db, body.onboarding_id)) } : {}),
  });
}

/** Uses consumed or held at this moment, except this onboarding's own. */
async function takenNow(db: Database, couponId: string, now: Date, onboardingId: string | undefined): Promise<number> {
  const own = await paymentOf(db, onboardingId);
  const taken = or(eq(couponUsage.state, 'consumed'), and(eq(couponUsage.state, 'reserved'), gt(couponUsage.reserved_until, now.toISOString())));
  return db.$count(couponUsage, and(eq(couponUsage.coupon_id, couponId), taken, own ? sql`${couponUsage.payment_id} <> ${own}` : undefined));
}

async function paymentOf(db: Database, onboardingId: string | undefined): Promise<string | undefined> {
  if (!onboardingId) return undefined;
  const [row] = await db.select({ payment_id: initialClientData.payment_id }).from(initialClientData).where(eq(initialClientData.id, onboardingId));
  return row?.payment_id ?? undefined;
}

/** The caller: the signed-in client, or the prospect of the onboarding. A stranger is not told about an e-mail's earlier uses. */
async function buyerOf(db: Database, actor: Actor | null, onboardingId: string | undefined): Promise<Buyer | undefined> {
  if (actor?.role === roles.client) {
    const [user] = await db.select({ email: users.email, confirmed: users.email_confirmed_at }).from(users).where(eq(users.id, actor.id));
    return user && { user_id: actor.id, email: user.email, is_known: user.confirmed !== null };
  }
  if (!onboardingId) return undefined;
  const [prospect] = await db
    .select({ email: initialClientData.email, confirmed: initialClientData.email_confirmed_at })
    .from(initialClientData)
    .where(eq(initialClientData.id, onboardingId));
  return prospect && { user_id: null, email: prospect.email, is_known: actor !== null || prospect.confirmed !== null };
}

/** Locks the coupons that are to be changed, in the order of their ids. @throws Problem 404 if one is missing */
async function lockAll(db: Database, ids: readonly string[]): Promise<CouponRow[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
    .orderBy(coupons.id)
    .for('update');
  if (rows.length !== ids.length) throw notFound();
  return rows;
}

async function mustBeUnused(db: Database, ids: readonly string[]): Promise<void> {
  const used = await db
    .selectDistinct({ code: couponUsage.code })
    .from(couponUsage)
    .where(inArray(couponUsage.coupon_id, [...ids]));
  if (used.length > 0) throw conflict(`${used.map(({ code }) => code).join(', ')}: already used. Turn it off instead.`);
}

type Terms = Pick<CouponRow, 'kind' | 'value' | 'starts_at' | 'ends_at' | 'max_redemptions' | 'package_identifiers'>;

/** What a schema cannot say about the fields together. @throws Problem 422 on the fields */
async function requireValidTerms(db: Database, terms: Terms, before?: CouponRow): Promise<void> {
  const errors: FieldErrors = {};
  if (terms.kind === 'percent' && terms.value > 100) errors['value'] = 'Enter at most 100%.';
  if (terms.starts_at !== null && terms.ends_at !== null && new Date(terms.ends_at) <= new Date(terms.starts_at))
    errors['ends_at'] = 'Must be after the start.';
  const taken = (before?.redeemed_count ?? 0) + (before?.reserved_count ?? 0);
  if (terms.max_redemptions !== null && terms.max_redemptions < taken) errors['max_redemptions'] = `Already used ${taken} ${taken === 1 ? 'time' : 'times'}.`;
  if (terms.package_identifiers.length > 0) {
    const known = await db.select({ slug: packages.package_identifier }).from(packages).where(inArray(packages.package_identifier, terms.package_identifiers));
    const missing = terms.package_identifiers.filter((slug) => !known.some((row) => row.slug === slug));
    if (missing.length > 0) errors['package_identifiers'] = `There is no package ${missing.join(', ')}.`;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
