// How much a reader has ended today (docs/rules.md, The queue): told by the records themselves, so that what is opened again is no more done.
import { sql, type SQL } from 'drizzle-orm';
import { staffOwes } from '../../../domain/link-turn.ts';
import { dayIn } from '../../../domain/pipeline.ts';
import { instantOf, type AnswerHours } from '../../../domain/working-hours.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { DoneItem, UrgencyKind } from '../../../generated/api.ts';
import { urgencyKindValues } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { userScope } from '../people/index.ts';

const owed = sql.raw(staffOwes.map((status) => `'${status}'`).join(', '));

/** Names of what was ended, as they are counted, and what they were called while they waited. */
const waitedAs: Readonly<Record<string, UrgencyKind>> = {
  bids: 'bids_in',
  task: 'task_due',
  research_requested: 'research_asked',
  otd_requested: 'otd_asked',
  request_begun: 'checklist_submitted',
  deal_check_answered: 'paper_sent',
  complaint_updated: 'complaint_open',
  deal_difference: 'contract_differs',
};

const sinceMidnight = (now: Date, hours: AnswerHours): SQL => {
  const midnight = new Date(instantOf(new Date(`${dayIn(hours.time_zone, now)}T00:00:00.000Z`), 0, hours.time_zone)).toISOString();
  return sql`${midnight}::timestamptz`;
};

/**
 * What a reader has ended: marked as done, answered or resolved, ticked off, or done by what the client waited for. The log's part is in the words of the index
 * `events_of_endings`.
 * @param isListed with whom it was for, when, and a task's title, which counting does not read
 */
function endedSince(readerId: string, since: SQL, isListed: boolean): SQL {
  const and = (columns: string) => sql.raw(isListed ? `, ${columns}` : '');
  return sql`
      select case when kind in ('bids_in', 'bid_expiring') then 'bids' else kind end as what, target_id as id${and('client_id, updated_at as at, null as title')}
        from urgent_marks where reader_id = ${readerId} and snoozed_until is null and updated_at >= ${since}
      union all
      select 'task', id${and('user_id, done_at, title')} from tasks where status = 'done' and done_by = ${readerId} and done_at >= ${since}
      union all
      select 'message_waiting', id${and('client_id, settled_at, null')} from chats where settled_by = ${readerId} and settled_at >= ${since}
      union all
      select case events.kind
          when 'link_moved' then case params ->> 'from' when 'accepted' then 'price_accepted' else params ->> 'from' end
          when 'deal_contract' then 'price_accepted'
          when 'bids_published' then 'bids'
          when 'complaint_replied' then 'complaint_updated'
          else events.kind end,
        coalesce(deals.link_id, events.target_id)${and('events.client_id, events.created_at, null')}
        from events left join deals on events.kind = 'deal_contract' and deals.id = events.target_id
        where events.actor_id = ${readerId} and events.created_at >= ${since}
          and events.kind in ('link_moved', 'request_begun', 'deal_check_answered', 'complaint_updated', 'complaint_replied', 'bids_published', 'deal_contract', 'deal_difference')
          and (events.kind <> 'link_moved' or (params ->> 'from' in (${owed}) and params ->> 'to' not in (${owed})))
          and (events.kind <> 'complaint_updated' or params ->> 'to' not in ('submitted', 'in_progress'))
          and (events.kind <> 'complaint_replied' or params ->> 'was_owed' = 'true')
          and (events.kind <> 'deal_difference' or exists (select 1 from deals as settled where settled.id = events.target_id and settled.open_differences = 0))`;
}

/** How many things of the queue a reader has ended since midnight at the firm, each once. */
export async function doneToday(db: Database, readerId: string, now: Date, hours: AnswerHours): Promise<number> {
  const { rows } = await db.execute<{ done: number }>(
    sql`select count(distinct (what, id))::int as done from (${endedSince(readerId, sinceMidnight(now, hours), false)}) as ended`,
  );
  return rows[0]?.done ?? 0;
}

/** The same one by one, the last first. Who is not the reader's client any more is not named. */
export async function listDone(db: Database, actor: Actor, now: Date, hours: AnswerHours): Promise<DoneItem[]> {
  const { rows } = await db.execute<{
    what: string;
    target_id: string;
    user_id: string | null;
    client_name: string | null;
    title: string | null;
    at: string | Date;
  }>(sql`
    select ended.what, ended.id as target_id, users.id as user_id, users.name as client_name, case when ended.client_id is null or users.id is not null then ended.title end as title, ended.at
      from (
        select distinct on (what, id) what, id, client_id, at, title from (${endedSince(actor.id, sinceMidnight(now, hours), true)}) as listed
        order by what, id, at desc
      ) as ended
      left join users on users.id = ended.client_id and ${userScope(actor) ?? sql`true`}
      order by ended.at desc, ended.id limit 1000`);
  return rows.flatMap(({ what, at, ...row }) => {
    const kind = waitedAs[what] ?? urgencyKindValues.find((each) => each === what);
    return kind ? [{ ...row, kind, done_at: new Date(at).toISOString() }] : [];
  });
}
