// GET /dashboard-listings/all: the advisor's work table, with what is counted for each client.
import { clientDecides } from '../../../domain/link-turn.ts';
import { asked, dayIn, reEngageOf } from '../../../domain/pipeline.ts';
import { defaultAnswerHours } from '../../../domain/working-hours.ts';
import { deskChatId } from '../../../server/modules/chats/index.ts';
import type { DashboardListing } from '../../../generated/api.ts';
import type { World } from './world.ts';

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const mine = `where c.role = 'client' and c.deleted_at is null and c.advisor_id = $1`;
const joined = `from dashboard_listings d join users c on c.id = d.user_id`;
const rowsOf = `select d.id, d.user_id, c.name as client_name, p.name as package_name, c.advisor_id, a.name as advisor_name, d.step_in_process, d.step_since, d.note_status,
    d.date_to_re_engage, null as re_engage, t.date_of_last_contact,
    (select progress from user_preferences u where u.user_id = d.user_id order by u.submitted_at desc nulls last, u.id desc limit 1) as checklist_progress,
    coalesce((select h.id::text from chats h where h.client_id = d.user_id order by h.kind = 'advisor' desc limit 1), '${deskChatId}') as chat_id,
    l.links, l.to_decide, l.waiting_on_us, d.created_at, d.updated_at, d.version
  ${joined} left join users a on a.id = c.advisor_id left join packages p on p.id = c.package_id left join customer_trackers t on t.user_id = d.user_id
    cross join lateral (select count(*)::int as links, count(*) filter (where status in (${listed(clientDecides)}))::int as to_decide,
      count(*) filter (where status in (${listed(asked)}))::int as waiting_on_us from links where links.user_id = d.user_id and is_displayed) l
  ${mine} order by d.date_to_re_engage, d.id limit $2 offset $3`;

type Row = { -readonly [Name in keyof DashboardListing]: DashboardListing[Name] };

/** Adds the route, for advisors. */
export function addWorkTable({ app, pool, actorOf }: World): void {
  app.get<{ Querystring: { range?: string } }>('/api/dashboard-listings/all', async (request, reply) => {
    const caller = await actorOf(request);
    const [first = 0, last = 24] = JSON.parse(request.query.range ?? '[0,24]') as number[];
    const [{ rows }, counted, settings] = await Promise.all([
      pool.query<Row>({ name: 'work table', text: rowsOf, values: [caller.id, last - first + 1, first] }),
      pool.query<{ count: number }>({
        name: 'work table counted',
        text: `select count(*)::int as count from (select 1 ${joined} ${mine} limit 10001) as found`,
        values: [caller.id],
      }),
      pool.query<{ zone: string | null }>({ name: 'zone', text: `select value ->> 'time_zone' as zone from settings where name = 'firm'` }),
    ]);
    const today = dayIn(settings.rows[0]?.zone ?? defaultAnswerHours.time_zone, new Date());
    for (const row of rows) row.re_engage = reEngageOf(row.date_to_re_engage, today);
    void reply.header('content-range', `dashboard-listings ${first}-${first + rows.length - 1}/${counted.rows[0]?.count ?? 0}`);
    return rows;
  });
}
