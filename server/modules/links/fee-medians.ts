// What the firm's own worksheets say of fees (docs/rules.md, OTD worksheet).
import { sql } from 'drizzle-orm';
import type { FeeMedian } from '../../../generated/api.ts';
import { feeKindValues } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { otdWorksheets } from '../../db/schema.ts';

/** Fewer worksheets than these say nothing of a state. */
const fewest = 5;
/** The newest that are looked at: enough for a median, and no more to read however old the firm is. */
const newest = 2_000;

/** The medians of a state's fees. */
export async function feeMedians(db: Database, state: string): Promise<FeeMedian[]> {
  return (await feeMediansOf(db, [state])).get(state) ?? [];
}

/** The medians of every state's fees, each car counted once, by its last revision; a fee that is not listed is not counted. Cents. @param only two letters each: these states alone */
export async function feeMediansOf(db: Database, only?: readonly string[]): Promise<Map<string, FeeMedian[]>> {
  const columns = sql.join(
    feeKindValues.map((kind) => sql.identifier(kind)),
    sql`, `,
  );
  const values = sql.join(
    feeKindValues.map((kind) => sql`(${kind}, latest.${sql.identifier(kind)})`),
    sql`, `,
  );
  const { rows } = await db.execute<FeeMedian & { state: string } & Record<string, unknown>>(sql`
    with recent as (select * from ${otdWorksheets} order by created_at desc limit ${newest}),
      latest as (select distinct on (link_id, tax_rule->>'state') tax_rule->>'state' as state, ${columns}
        from recent where ${only ? sql`tax_rule->>'state' in ${only}` : sql`tax_rule->>'state' is not null`} order by link_id, tax_rule->>'state', revision desc)
    select state, fee.kind, round(percentile_cont(0.5) within group (order by fee.amount))::int as amount, count(*)::int as worksheets
    from latest, lateral (values ${values}) as fee(kind, amount)
    where fee.amount > 0 group by state, fee.kind having count(*) >= ${fewest} order by state, fee.kind`);
  const medians = new Map<string, FeeMedian[]>();
  for (const { state, kind, amount, worksheets } of rows) medians.set(state, [...(medians.get(state) ?? []), { kind, amount, worksheets }]);
  return medians;
}
