// What a dealer has been like: asked, answered, how fast, and whether its prices held (docs/rules.md, Dealers and bids).
import { sql, type SQL } from 'drizzle-orm';
import type { Dealer } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';

export type DealerRecord = Pick<Dealer, 'asked' | 'answered' | 'median_answer_minutes' | 'quotes_signed' | 'quotes_kept'>;

// Requests that are drafts have asked nobody. A price holds where the car was bought for it or for less.
const record = sql`left join lateral (
  select
    count(*)::int as asked,
    count(invitation.first_answered_at)::int as answered,
    round(percentile_cont(0.5) within group (order by extract(epoch from invitation.first_answered_at - invitation.first_sent_at) / 60)
      filter (where invitation.first_answered_at is not null))::int as median_answer_minutes,
    count(*) filter (where bought.status = 'purchased')::int as quotes_signed,
    count(*) filter (where bought.status = 'purchased' and bought.final_price <= published.total_otd)::int as quotes_kept
  from bid_invitations as invitation
  left join links as bought on bought.id = invitation.link_id
  left join bids as published on published.id = invitation.published_bid_id
  where invitation.dealer_id = dealers.id and invitation.status <> 'draft'
) as record on true`;

/** To read with each dealer. */
export const withRecord: { joins: SQL; extra: { [Name in keyof DealerRecord]: SQL<DealerRecord[Name]> } } = {
  joins: record,
  extra: {
    asked: sql<number>`record.asked`,
    answered: sql<number>`record.answered`,
    median_answer_minutes: sql<number | null>`record.median_answer_minutes`,
    quotes_signed: sql<number>`record.quotes_signed`,
    quotes_kept: sql<number>`record.quotes_kept`,
  },
};

/** The records of some dealers, by their ids. */
export async function dealerRecords(db: Database, ids: readonly string[]): Promise<Map<string, DealerRecord>> {
  if (ids.length === 0) return new Map();
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<DealerRecord & { id: string }>(sql`select dealers.id, record.* from dealers ${record} where dealers.id in (${list})`);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}
