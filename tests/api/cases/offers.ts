// Links and listings that only one call of one case touches.
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { LinkStatus } from '../../../generated/api.ts';
import { dashboardListings, links, listingClients, listings, otdWorksheets, researchReports, taxRules, users } from '../../../server/db/schema.ts';
import type { TestApp } from '../../support/app.ts';

type Given = Partial<typeof links.$inferInsert>;

/** Puts a link before a client, as if it had come this far. */
export async function makeLink(
  { db }: Pick<TestApp, 'db'>,
  user_id: string,
  status: LinkStatus = 'proposed',
  given: Given = {},
): Promise<typeof links.$inferSelect> {
  const id = uuidv7();
  const previous = status === 'rejected' ? { previous_status: 'researched' as const, rejected_stage: 'researched' as const } : {};
  const [row] = await db
    .insert(links)
    .values({
      id,
      user_id,
      status,
      ...previous,
      title: `2025 Case ${id.slice(-6)}`,
      url: `https://dealer.example/${id}`,
      status_since: new Date().toISOString(),
      is_displayed: true,
      published_at: new Date().toISOString(),
      final_price: status === 'purchased' ? 3_000_000 : null,
      ...given,
    })
    .returning();
  if (!row) throw new Error('the link was not made');
  if (row.published_at) await noteFirst(db, user_id, { first_link_at: row.published_at });
  return row;
}

/** Notes, as publishing and quoting do, when a client was first shown a link or a price. */
export async function noteFirst(db: TestApp['db'], id: string, first: { first_link_at?: string; first_worksheet_at?: string }): Promise<void> {
  await db.update(users).set(first).where(eq(users.id, id));
}

/** A listing for one client. */
export async function makeListing({ db }: Pick<TestApp, 'db'>, advisor_id: string, client_id: string): Promise<string> {
  const id = uuidv7();
  await db.insert(listings).values({ id, title: '2025 Case Listing', advisor_id, is_displayed: true });
  await db.insert(listingClients).values({ listing_id: id, client_id });
  return id;
}

export async function makeReport({ db }: Pick<TestApp, 'db'>, link_id: string): Promise<string> {
  const id = uuidv7();
  await db.insert(researchReports).values({ id, link_id, revision: 1, verdict: 'go_ahead', summary: 'Sound.' });
  return id;
}

export async function makeWorksheet({ db }: Pick<TestApp, 'db'>, link_id: string): Promise<string> {
  const id = uuidv7();
  await db
    .insert(otdWorksheets)
    .values({ id, link_id, revision: 1, selling_price: 3_000_000, taxed_amount: 0, sales_tax: 0, total_otd: 3_000_000, cash_due: 3_000_000 });
  const [link] = await db.select({ user_id: links.user_id }).from(links).where(eq(links.id, link_id));
  if (link) await noteFirst(db, link.user_id, { first_worksheet_at: new Date().toISOString() });
  return id;
}

/** Ohio's figures of the drawings: 5.75 % and 1.75 %, less trade-in. */
export async function makeTaxRule({ db }: Pick<TestApp, 'db'>, given: Partial<typeof taxRules.$inferInsert> = {}): Promise<string> {
  const id = uuidv7();
  await db.insert(taxRules).values({
    id,
    name: 'Case',
    state: 'OH',
    rate: 5.75,
    local_rate: 1.75,
    base: 'price_less_trade',
    doc_fee_cap: 38_700,
    source: 'Case',
    effective_from: '2026-01-01',
    ...given,
  });
  return id;
}

/** The client's row of the work table, as it is to stand. */
export async function makeRow({ db }: Pick<TestApp, 'db'>, user_id: string, given: Partial<typeof dashboardListings.$inferInsert> = {}): Promise<string> {
  const id = uuidv7();
  const [row] = await db
    .insert(dashboardListings)
    .values({ id, step_since: new Date().toISOString(), ...given, user_id })
    .onConflictDoUpdate({ target: dashboardListings.user_id, set: { ...given, user_id } })
    .returning({ id: dashboardListings.id });
  return row?.id ?? id;
}
