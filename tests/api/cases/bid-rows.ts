// Dealers and price requests that only one call of one case touches.
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { worksUntil } from '../../../domain/bids.ts';
import type { BidLines } from '../../../generated/api.ts';
import { bidInvitations, bidRequests, bids, dealers } from '../../../server/db/schema.ts';
import type { TestApp } from '../../support/app.ts';

const hour = 3_600_000;

export async function makeDealer({ db }: Pick<TestApp, 'db'>, given: Partial<typeof dealers.$inferInsert> = {}): Promise<string> {
  const id = uuidv7();
  const email = `desk-${id}@dealer.example`;
  await db.insert(dealers).values({
    id,
    name: `Case Toyota ${id.slice(-12)}`,
    zip: '43017',
    place: 'Dublin, OH',
    latitude: 40.1093,
    longitude: -83.1146,
    makes: ['Toyota'],
    contacts: [{ name: 'Dana Whitlock', role: null, email, phone: null }],
    ...given,
  });
  return id;
}

/** A request of two dealers, sent and open for two hours, unless `given` says otherwise. */
export async function makeRequest(
  { db, services }: Pick<TestApp, 'db' | 'services'>,
  user_id: string,
  given: Partial<typeof bidRequests.$inferInsert> = {},
): Promise<{ id: string; dealers: [string, string]; tokens: [string, string] }> {
  const id = uuidv7();
  const now = services.clock();
  const due_at = new Date(now.getTime() + 2 * hour).toISOString();
  const status = given.status ?? 'open';
  await db.insert(bidRequests).values({ id, user_id, title: '2025 Toyota RAV4 Hybrid', make: 'Toyota', buyer: 'OH 430xx', due_at, status, asked: 2, ...given });
  const made = await Promise.all([makeDealer({ db }), makeDealer({ db })]);
  const rows = made.map((dealer_id) => ({ id: uuidv7(), dealer_id }));
  const asked = status === 'draft' ? {} : ({ status: 'sent', sent_at: now.toISOString(), first_sent_at: now.toISOString() } as const);
  await db.insert(bidInvitations).values(rows.map((row) => ({ ...row, ...asked, request_id: id, email: `desk-${row.dealer_id}@dealer.example` })));
  const [one, other] = rows;
  if (!one || !other) throw new Error('the request was not made');
  const tokenOf = (invitation: string) => services.tokens.issue('dealer-answer', { invitation }, worksUntil(given.due_at ?? due_at));
  return { id, dealers: [one.dealer_id, other.dealer_id], tokens: [tokenOf(one.id), tokenOf(other.id)] };
}

/** Gives a dealer of a request its first price. Cents. */
export async function givePrice({ db }: Pick<TestApp, 'db'>, requestId: string, dealerId: string, total_otd: number, lines: BidLines = {}): Promise<void> {
  const [invitation] = await db
    .select({ id: bidInvitations.id })
    .from(bidInvitations)
    .where(and(eq(bidInvitations.request_id, requestId), eq(bidInvitations.dealer_id, dealerId)));
  if (!invitation) throw new Error('the dealer was not asked');
  await db.insert(bids).values({
    invitation_id: invitation.id,
    revision: 1,
    round: 1,
    source: 'page',
    lines: { selling_price: total_otd, sales_tax: 0, ...lines },
    selling_price: total_otd,
    taxed_amount: 0,
    sales_tax: 0,
    total_otd,
    cash_due: total_otd,
  });
  await db.update(bidInvitations).set({ status: 'answered' }).where(eq(bidInvitations.id, invitation.id));
}
