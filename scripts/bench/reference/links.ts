// GET /links: one page with the names, the preview signed for the reader, and how each car answers its client's checklist, with its budget held against what the car would
// come to out the door where they live.
import { createHmac } from 'node:crypto';
import { fitOf } from '../../../domain/fit.ts';
import { otdEstimate, ruleFor } from '../../../domain/otd-estimate.ts';
import { homeState } from '../../../domain/zip-state.ts';
import type { ChecklistSelections, FeeMedian, Link, TaxRule } from '../../../generated/api.ts';
import { feeKindValues } from '../../../generated/enums.ts';
import { Refusal, type World } from './world.ts';

const before = `l.id, l.user_id, c.name as client_name, c.advisor_id, a.name as advisor_name, l.url, l.title, l.vin, l.make, l.model, l.trim, l.year, l.condition, l.price, l.miles, l.dealer,
  l.place, l.distance, l.body_style, l.fuel, l.drivetrain, l.transmission, l.seats, l.doors, l.exterior_colour, l.interior_colour, l.options, null as preview, 0 as photo_count`;
const after = `l.category, l.tier, l.status, l.status_since, l.previous_status, l.rejected_stage, l.reason, l.comments, l.notes, l.is_displayed, l.published_at, l.listing_id`;
const end = `l.report_count, l.worksheet_count, l.total_otd, l.first_total_otd, l.target_total, l.bid_request_id, l.final_price, l.purchased_on, l.last_verified_at, l.availability_asked_at, l.created_by, l.created_at, l.updated_at, l.version`;
// Null keeps the place of what is not in the table, so that the properties come in order.
const columns = `${before}, ${after}, null as fit, ${end}`;
const joined = `from links l join users c on c.id = l.user_id left join users a on a.id = c.advisor_id`;
const mine = `where c.role = 'client' and c.deleted_at is null and c.advisor_id = $1`;
const order = `order by l.created_at desc, l.id desc`;

type Row = { -readonly [Name in keyof Link]: Link[Name] };

interface Photo {
  link_id: string;
  id: string;
  has_preview: boolean;
  count: number;
}

/** The firm's fees: the medians of each state over the newest worksheets, each car counted once. */
const fees = `with recent as (select * from otd_worksheets order by created_at desc limit 2000),
    latest as (select distinct on (link_id, tax_rule->>'state') tax_rule->>'state' as state, ${feeKindValues.join(', ')} from recent
      where tax_rule->>'state' is not null order by link_id, tax_rule->>'state', revision desc)
  select state, fee.kind, round(percentile_cont(0.5) within group (order by fee.amount))::int as amount, count(*)::int as worksheets
  from latest, lateral (values ${feeKindValues.map((kind) => `('${kind}', latest.${kind})`).join(', ')}) as fee(kind, amount)
  where fee.amount > 0 group by state, fee.kind having count(*) >= 5`;
/** As long as the product keeps them, in ms. */
const feesKeptFor = 10_000;

interface Wish {
  user_id: string;
  zip: string | null;
  selections: ChecklistSelections;
}

/** Adds the route. */
export function addLinks({ app, pool, actorOf, secret }: World): void {
  /** The address of a file for one person, as the product signs it. */
  const sign = (id: string, person: string, until: string): string => {
    const body = Buffer.from(JSON.stringify({ data: { id, what: 'file', person }, until })).toString('base64url');
    const signature = createHmac('sha256', secret)
      .update(JSON.stringify(['file-address', body]))
      .digest('base64url');
    return `${body}.${signature}`;
  };

  let kept: { until: number; found: Promise<(FeeMedian & { state: string })[]> } | undefined;
  const medians = (): Promise<(FeeMedian & { state: string })[]> => {
    if (!kept || kept.until < performance.now()) {
      kept = {
        until: performance.now() + feesKeptFor,
        found: pool.query<FeeMedian & { state: string }>({ name: 'fees', text: fees }).then(({ rows }) => rows),
      };
    }
    return kept.found;
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
        text: `select distinct on (p.link_id) p.link_id, f.id, f.has_preview, count(*) over (partition by p.link_id)::int as count
          from car_photos p join stored_files f on f.id = p.file_id where p.link_id = any($1) order by p.link_id, p.position, p.id`,
        values: [rows.map(({ id }) => id)],
      }),
      pool.query<Wish>({
        name: 'wishes',
        text: `select p.user_id, u.zip, p.selections from user_preferences p join users u on u.id = p.user_id where p.user_id = any($1) order by p.updated_at`,
        values: [[...new Set(rows.map(({ user_id }) => user_id))]],
      }),
    ]);
    const until = new Date(Date.now() + 60_000).toISOString();
    const shown = new Map(photos.rows.map((photo) => [photo.link_id, photo]));
    const addressOf = ({ id, has_preview }: Photo): string =>
      `/api/files/${id}/content?variant=${has_preview ? 'preview' : 'original'}&token=${sign(id, caller.id, until)}`;
    const wished = new Map(wishes.rows.map(({ user_id, zip, selections }) => [user_id, { selections, state: homeState(zip, selections) }]));
    const states = [...new Set([...wished.values()].flatMap(({ selections, state }) => (selections.money?.max_total && state ? [state] : [])))];
    const rulesOf = () =>
      pool.query<TaxRule>({
        name: 'rules',
        text: `select *, rate::float8 as rate, local_rate::float8 as local_rate, effective_from::text as effective_from from tax_rules where is_active and state = any($1)`,
        values: [states],
      });
    const [{ rows: rules }, known] = states.length === 0 ? [{ rows: [] }, []] : await Promise.all([rulesOf(), medians()]);
    const today = new Date().toISOString().slice(0, 10);
    const basisOf = new Map(
      states.flatMap((state) => {
        const rule = ruleFor(state, rules, today);
        return rule ? [[state, { rule, fees: known.filter((fee) => fee.state === state) }] as const] : [];
      }),
    );
    for (const row of rows) {
      const wish = wished.get(row.user_id);
      const basis = basisOf.get(wish?.state ?? '');
      const about = basis && row.price !== null && row.total_otd === null ? otdEstimate(row.price, basis.rule, basis.fees).total_otd : undefined;
      const photo = shown.get(row.id);
      if (photo) {
        row.preview = { id: photo.id, preview_url: addressOf(photo) };
        row.photo_count = photo.count;
      }
      row.fit = wish ? fitOf(row, wish.selections, about) : null;
    }
    const total = counted.rows[0]?.count ?? 0;
    void reply.header('content-range', `links ${first}-${first + rows.length - 1}/${total}`);
    return rows;
  });
}
