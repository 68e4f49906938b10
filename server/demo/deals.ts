// Deals of the demo: one for each accepted price, at different points, and the delivered ones with what was saved.
import { asc, eq, inArray } from 'drizzle-orm';
import { contractCheck } from '../../domain/contract-check.ts';
import { papersFor } from '../../domain/deal-papers.ts';
import type { ContractLines } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { deals, links, otdWorksheets, userPreferences } from '../db/schema.ts';
import { agreedOf } from '../modules/links/index.ts';
import type { Services } from '../services.ts';
import { inBatches } from './batches.ts';
import type { World } from './model.ts';

const dayMs = 86_400_000;
const unhappyWords = ['The car was right, but the dealer had added two fees by the time I came to sign.', 'Delivery was moved twice.'];
const words = ['I walked in, signed, and drove home.', 'No haggling, no surprises.', null, 'It took a week longer than I hoped, but the price held.', null];

/** In the order the prices were accepted, so that every run has the same. */
export async function fillDeals(db: Database, _services: Services, world: World): Promise<void> {
  const rows = await db
    .select({ link: links, sheet: otdWorksheets, selections: userPreferences.selections, tradeIn: userPreferences.trade_in })
    .from(links)
    .innerJoin(otdWorksheets, eq(otdWorksheets.link_id, links.id))
    .leftJoin(userPreferences, eq(userPreferences.user_id, links.user_id))
    .where(inArray(links.status, ['accepted', 'purchased']))
    .orderBy(asc(links.status_since), asc(links.id), asc(otdWorksheets.revision));
  // The last revision of each is the one that was accepted.
  const latest = [...new Map(rows.map((row) => [row.link.id, row])).values()];
  const made = latest.map(({ link, sheet, selections, tradeIn }, index): typeof deals.$inferInsert => {
    const agreed = agreedOf(sheet);
    const isDelivered = link.status === 'purchased';
    const contract = isDelivered || index % 2 === 0 ? contractOf(agreed, !isDelivered && index % 3 === 0) : null;
    const accepted = new Date(link.status_since);
    const papers = papersFor(selections?.money, tradeIn ?? undefined).map((paper, place) => {
      const is_done = isDelivered || place < index % 4;
      return { ...paper, is_done, done_at: is_done ? link.status_since : null };
    });
    const first = link.first_total_otd ?? sheet.total_otd;
    return {
      id: world.id(accepted),
      user_id: link.user_id,
      link_id: link.id,
      worksheet_id: sheet.id,
      title: link.title,
      dealer: sheet.dealer ?? link.dealer,
      status: isDelivered ? 'delivered' : contract ? 'contract_check' : 'paperwork',
      status_since: link.status_since,
      accepted_at: link.status_since,
      agreed,
      agreed_total: sheet.total_otd,
      first_total: first,
      contract,
      contract_at: contract ? link.status_since : null,
      open_differences: contract ? contractCheck(agreed, contract).open : 0,
      papers,
      slots: isDelivered
        ? []
        : [1, 2, 3].map((days) => ({
            id: String(days),
            starts_at: new Date(accepted.getTime() + (6 + days) * dayMs).toISOString(),
            place: `Pick up at ${link.dealer ?? 'the dealer'}`,
          })),
      bring: ['Driver license', 'Both keys of the trade-in'],
      ...(isDelivered ? delivered(index, link.final_price ?? sheet.total_otd, first, link.purchased_on, link.status_since) : {}),
      created_at: link.status_since,
      updated_at: link.status_since,
    };
  });
  await inBatches(made, (batch) => db.insert(deals).values(batch));
}

/** A contract as agreed, or with one fee too many. */
function contractOf(agreed: ReturnType<typeof agreedOf>, isWrong: boolean): ContractLines {
  const { tax_rule: _rule, taxed_amount: _taxed, trade_in: _car, good_through: _until, ...lines } = agreed;
  if (!isWrong) return lines;
  const fee = 19_600;
  return {
    ...lines,
    other_fees: [...lines.other_fees, { label: 'Nitrogen tire fill', amount: fee, is_taxed: false }],
    total_otd: lines.total_otd + fee,
    cash_due: lines.cash_due + fee,
  };
}

function delivered(index: number, final_price: number, first: number, day: string | null, at: string) {
  const rating = index % 9 === 4 ? 3 : index % 3 === 0 ? 4 : 5;
  const rated =
    index % 5 === 3
      ? { rating: null, rating_words: null, rated_at: null }
      : { rating, rating_words: (rating <= 3 ? unhappyWords[index % unhappyWords.length] : words[index % words.length]) ?? null, rated_at: at };
  return { final_price, savings: first - final_price, delivered_on: day ?? at.slice(0, 10), ...rated };
}
