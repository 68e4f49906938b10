// What a dealer has been like: asked, answered, how fast, and whether its prices held (docs/rules.md, Dealers and bids). Each reader's is made of the requests they
// may see: a count of more would tell an advisor of other advisors' clients.
import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Dealer, DealerFee } from '../../../generated/api.ts';
import { feeKindLabels, feeKindValues } from '../../../generated/enums.ts';
import { bidRequests } from '../../db/schema.ts';
import { ofClients } from '../people/index.ts';

type DealerRecord = Pick<Dealer, 'asked' | 'answered' | 'median_answer_minutes' | 'quotes_signed' | 'quotes_kept'>;

/** Of the invitations those in requests of the actor's clients. */
function inScope(actor: Actor): SQL {
  const scope = ofClients(actor, bidRequests.user_id);
  return scope ? sql`and exists (select 1 from bid_requests where bid_requests.id = invitation.request_id and ${scope})` : sql``;
}

// Requests that are drafts have asked nobody. A price holds where the car was bought for it or for less.
const answersOf = (actor: Actor) => sql`(
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
  where invitation.dealer_id = dealers.id and invitation.status <> 'draft' ${inScope(actor)}
) as record`;

const known = sql.join(
  feeKindValues.map((kind) => sql`(${feeKindLabels[kind]}, (newest.lines->>${kind})::int)`),
  sql`, `,
);
// One of a kind every worksheet has, or named by the dealer; a price that was revised counts once, as it last stood.
const feesOf = (actor: Actor) => sql<
  DealerFee[]
>`(select coalesce(jsonb_agg(jsonb_build_object('label', label, 'amount', amount, 'quotes', quotes) order by quotes desc, label), '[]') from (
  select fee.label, round(percentile_cont(0.5) within group (order by fee.amount))::int as amount, count(*)::int as quotes
  from bid_invitations as invitation
  cross join lateral (select lines from bids where bids.invitation_id = invitation.id order by revision desc limit 1) as newest
  cross join lateral (
    select * from (values ${known}) as named(label, amount)
    union all
    select other->>'label', (other->>'amount')::int from jsonb_array_elements(coalesce(newest.lines->'other_fees', '[]')) as other
  ) as fee
  where invitation.dealer_id = dealers.id and fee.amount > 0 ${inScope(actor)}
  group by fee.label order by quotes desc, fee.label limit 12) as seen)`;

const fields: { [Name in keyof DealerRecord]: SQL<Dealer[Name]> } = {
  asked: sql<number>`record.asked`,
  answered: sql<number>`record.answered`,
  median_answer_minutes: sql<number | null>`record.median_answer_minutes`,
  quotes_signed: sql<number>`record.quotes_signed`,
  quotes_kept: sql<number>`record.quotes_kept`,
};

/** To read with each dealer of a list. */
export const withRecord = (actor: Actor) => ({
  joins: sql`left join lateral ${answersOf(actor)} on true`,
  extra: { ...fields, fees: feesOf(actor) },
});

/** To join laterally where a query has dealers, and what of it is read. */
export const dealerRecord = { one: answersOf, fields };
