import { sql } from 'drizzle-orm';
import type { DealsReport } from '../../../generated/api.ts';
import { dealStatusValues } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';

/** Rated so or lower, a client is unhappy. */
const unhappyUpTo = 3;
const mostUnhappy = 5;

interface Row {
  states: DealsReport['states'];
  delivered: number;
  savings: number;
  rated: number;
  rating: number | null;
  unhappy: DealsReport['unhappy'];
}

/** Deals by state, what was saved, ratings and the lowest of them, in one query: counts by the index of states, the unhappy by the index of ratings. Cents. */
export async function dealsReport(db: Database): Promise<DealsReport> {
  const [row] = await db
    .select({
      states: sql<Row['states']>`(select coalesce(json_agg(json_build_object('status', by_state.status, 'count', by_state.count)), '[]')
        from (select status, count(*)::int as count from deals group by status) as by_state)`,
      delivered: sql<number>`(select count(*)::int from deals where status = 'delivered')`,
      // A double holds cents exactly beyond all that a firm could save.
      savings: sql<number>`(select coalesce(sum(savings), 0)::float8 from deals where savings is not null)`,
      rated: sql<number>`(select count(*)::int from deals where rating is not null)`,
      rating: sql<number | null>`(select round(avg(rating), 1)::float8 from deals where rating is not null)`,
      unhappy: sql<Row['unhappy']>`(select coalesce(json_agg(worst), '[]') from (
        select deals.id, deals.title, users.name as client_name, deals.rating, deals.rating_words from deals
        join users on users.id = deals.user_id where deals.rating <= ${unhappyUpTo}
        order by deals.rating, deals.id desc limit ${mostUnhappy}) as worst)`,
    })
    .from(sql`(select 1) as once`);
  if (!row) throw new Error('A query without a condition answered no row.');
  const inOrder = dealStatusValues.flatMap((status) => row.states.find((each) => each.status === status) ?? []);
  return { ...row, states: inOrder };
}
