// Deals that only one call of one case touches.
import { desc, eq } from 'drizzle-orm';
import { papersFor } from '../../../domain/deal-papers.ts';
import type { ContractLines } from '../../../generated/api.ts';
import { deals, otdWorksheets } from '../../../server/db/schema.ts';
import { agreedOf } from '../../../server/modules/links/deal-of-link.ts';
import { shownHash } from '../../../server/modules/deals/views.ts';
import type { TestApp } from '../../support/app.ts';
import { makeLink, makeWorksheet, noteFirst } from './offers.ts';

/** A contract of $30,000.00, which is what `makeWorksheet` quotes. */
export const matching: ContractLines = { selling_price: 3_000_000, total_otd: 3_000_000, cash_due: 3_000_000 };

/** A deal on an accepted link, with a price of $30,000.00. */
export async function makeDeal(
  app: Pick<TestApp, 'db'>,
  user_id: string,
  given: Partial<typeof deals.$inferInsert> = {},
): Promise<{ id: string; link_id: string; shown_hash: string }> {
  const link = await makeLink(app, user_id, given.status === 'delivered' ? 'purchased' : 'accepted', {
    worksheet_count: 1,
    total_otd: 3_000_000,
    first_total_otd: 3_100_000,
  });
  await makeWorksheet(app, link.id);
  await noteFirst(app.db, user_id, { first_worksheet_at: new Date().toISOString() });
  const [sheet] = await app.db.select().from(otdWorksheets).where(eq(otdWorksheets.link_id, link.id)).orderBy(desc(otdWorksheets.revision));
  if (!sheet) throw new Error('the worksheet was not made');
  const now = new Date().toISOString();
  const [row] = await app.db
    .insert(deals)
    .values({
      user_id,
      link_id: link.id,
      worksheet_id: sheet.id,
      title: link.title,
      status_since: now,
      accepted_at: now,
      agreed: agreedOf(sheet),
      agreed_total: sheet.total_otd,
      first_total: 3_100_000,
      papers: papersFor(undefined, undefined),
      ...given,
    })
    .returning();
  if (!row) throw new Error('the deal was not made');
  return { id: row.id, link_id: link.id, shown_hash: shownHash(row) };
}
