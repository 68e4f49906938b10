// GET /links: one page with the names, the photos signed for the reader, and how each car answers its client's checklist.
import { createHmac } from 'node:crypto';
import { fitOf } from '../../../domain/fit.ts';
import type { ChecklistSelections, Link } from '../../../generated/api.ts';
import { Refusal, type World } from './world.ts';

const before = `l.id, l.user_id, c.name as client_name, a.name as advisor_name, l.url, l.title, l.vin, l.make, l.model, l.trim, l.year, l.condition, l.price, l.miles, l.dealer,
  l.place, l.distance, l.body_style, l.fuel, l.drivetrain, l.transmission, l.seats, l.doors, l.exterior_colour, l.interior_colour, l.options`;
const after = `l.category, l.tier, l.status, l.status_since, l.previous_status, l.rejected_stage, l.reason, l.comments, l.notes, l.is_displayed, l.published_at, l.listing_id`;
const end = `l.report_count, l.worksheet_count, l.total_otd, l.first_total_otd, l.target_total, l.bid_request_id, l.final_price, l.purchased_on, l.last_verified_at, l.availability_asked_at, l.created_by, l.created_at, l.updated_at, l.version`;
// Null keeps the place of what is not in the table, so that the properties come in order.
const columns = `${before}, null as photos, ${after}, null as fit, ${end}`;
const joined = `from links l join users c on c.id = l.user_id left join users a on a.id = c.advisor_id`;
const mine = `where c.role = 'client' and c.deleted_at is null and c.advisor_id = $1`;
const order = `order by l.created_at desc, l.id desc`;

type Row = { -readonly [Name in keyof Link]: Link[Name] };

interface Photo {
  link_id: string;
  id: string;
  has_preview: boolean;
}

/** Adds the route. */
export function addLinks({ app, pool, actorOf, secret }: World): void {
  const sign = (id: string, what: string, person: string, until: string): string => {
    const body = Buffer.from(JSON.stringify({ data: { id, what, person }, until })).toString('base64url');
    const signature = createHmac('sha256', secret)
      .update(JSON.stringify(['file-address', body]))
      .digest('base64url');
    return `/api/files/${id}/content?variant=${what}&token=${body}.${signature}`;
  };

  app.get<{ Querystring: { range?: string } }>('/api/links', async (request, reply) => {
    const caller = await actorOf(request);
    if (caller.role === 'client') throw new Refusal(403, 'Not for clients here.');
    const isAdmin = caller.role === 'admin';
    const [first = 0, last = 24] = JSON.parse(request.query.range ?? '[0,24]') as number[];
    const scope = isAdmin ? [] : [caller.id];
    const page = isAdmin ? ['$1', '$2'] : ['$2', '$3'];
    const [{ rows }, counted] = await Promise.all([
      pool.query<Row>({
        name: `links ${caller.role}`,
        text: `select ${columns} ${joined} ${isAdmin ? '' : mine} ${order} limit ${page[0]} offset ${page[1]}`,
        values: [...scope, last - first + 1, first],
      }),
      pool.query<{ count: number }>({
        name: `links counted ${caller.role}`,
        text: `select count(*)::int as count from (select 1 from links l ${isAdmin ? '' : `join users c on c.id = l.user_id ${mine}`} limit 10001) as found`,
        values: scope,
      }),
    ]);
    const [photos, wishes] = await Promise.all([
      pool.query<Photo>({
        name: 'photos',
        text: `select p.link_id, f.id, f.has_preview from car_photos p join stored_files f on f.id = p.file_id where p.link_id = any($1) order by p.position, p.id`,
        values: [rows.map(({ id }) => id)],
      }),
      pool.query<{ user_id: string; selections: ChecklistSelections }>({
        name: 'wishes',
        text: `select user_id, selections from user_preferences where user_id = any($1) order by updated_at`,
        values: [[...new Set(rows.map(({ user_id }) => user_id))]],
      }),
    ]);
    const until = new Date(Date.now() + 60_000).toISOString();
    const shown = new Map<string, Link['photos']>(rows.map(({ id }) => [id, []]));
    for (const { link_id, id, has_preview } of photos.rows) {
      const url = sign(id, 'original', caller.id, until);
      shown.get(link_id)?.push({ id, url, preview_url: has_preview ? sign(id, 'preview', caller.id, until) : url });
    }
    const wished = new Map(wishes.rows.map(({ user_id, selections }) => [user_id, selections]));
    for (const row of rows) {
      const selections = wished.get(row.user_id);
      row.photos = shown.get(row.id) ?? [];
      row.fit = selections ? fitOf(row, selections) : null;
    }
    const total = counted.rows[0]?.count ?? 0;
    void reply.header('content-range', `links ${first}-${first + rows.length - 1}/${total}`);
    return rows;
  });
}
