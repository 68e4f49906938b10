// How much a reader has ended today (docs/rules.md, The queue): told by the records themselves, so that what is opened again is no more done.
import { sql } from 'drizzle-orm';
import { staffOwes } from '../../../domain/link-turn.ts';
import { dayIn } from '../../../domain/pipeline.ts';
import { instantOf, type AnswerHours } from '../../../domain/working-hours.ts';
import type { Database } from '../../db/database.ts';

const owed = sql.raw(staffOwes.map((status) => `'${status}'`).join(', '));

/**
 * How many things of the queue a reader has ended since midnight at the firm, each once: marked as done, answered or resolved, ticked off, or done by what
 * the client waited for. The log's part is in the words of the index `events_of_endings`.
 */
export async function doneToday(db: Database, readerId: string, now: Date, hours: AnswerHours): Promise<number> {
  const midnight = new Date(instantOf(new Date(`${dayIn(hours.time_zone, now)}T00:00:00.000Z`), 0, hours.time_zone)).toISOString();
  const since = sql`${midnight}::timestamptz`;
  const { rows } = await db.execute<{ done: number }>(sql`
    select count(distinct (what, id))::int as done from (
      select case when kind in ('bids_in', 'bid_expiring') then 'bids' else kind end as what, target_id as id
        from urgent_marks where reader_id = ${readerId} and snoozed_until is null and updated_at >= ${since}
      union all
      select 'task', id from tasks where status = 'done' and done_by = ${readerId} and done_at >= ${since}
      union all
      select 'message_waiting', id from chats where settled_by = ${readerId} and settled_at >= ${since}
      union all
      select case events.kind
          when 'link_moved' then case params ->> 'from' when 'accepted' then 'price_accepted' else params ->> 'from' end
          when 'deal_contract' then 'price_accepted'
          when 'bids_published' then 'bids'
          else events.kind end,
        coalesce(deals.link_id, events.target_id)
        from events left join deals on events.kind = 'deal_contract' and deals.id = events.target_id
        where events.actor_id = ${readerId} and events.created_at >= ${since}
          and events.kind in ('link_moved', 'request_begun', 'deal_check_answered', 'complaint_updated', 'bids_published', 'deal_contract', 'deal_difference')
          and (events.kind <> 'link_moved' or (params ->> 'from' in (${owed}) and params ->> 'to' not in (${owed})))
          and (events.kind <> 'complaint_updated' or params ->> 'to' not in ('submitted', 'in_progress'))
          and (events.kind <> 'deal_difference' or exists (select 1 from deals as settled where settled.id = events.target_id and settled.open_differences = 0))
    ) as ended`);
  return rows[0]?.done ?? 0;
}
