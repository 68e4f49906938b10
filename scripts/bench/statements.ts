// What a call asks of the database, in this process: its statements by the spans that traces have of them, and how the database would find their rows.
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { traceWith, type Span } from '../../server/traces/traces.ts';

const text = 'db.query.text';
/** A call's own work around its statements: who asks, what is kept of the call, the transaction. */
const around =
  /^\s*(?:begin|commit|rollback|savepoint|release|set|listen|notify|select pg_notify)\b|"?\b(?:sessions|access_log|audit_entries|outbox|rate_limits)\b"?/i;

const still = (): Span => ({
  traceId: '0',
  run: (work) => work(),
  set: () => {},
  end: () => {},
});

/** Runs work and collects the statements it sends, without those around every call. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await everyStatementOf(work)).filter((statement) => !around.test(statement));

/** Runs work and collects all it sends. */
export async function everyStatementOf(work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  traceWith({
    begin: (_name, { attributes }) => {
      const said = attributes?.[text];
      if (typeof said === 'string') found.push(said);
      return still();
    },
    carried: () => '00-0-0-01',
    stop: () => Promise.resolve(),
  });
  try {
    await work();
  } finally {
    traceWith(undefined);
  }
  return found;
}

/**
 * How the rows of some tables are found, by a plan for any values: `bid_requests by bid_requests_created`, or `bid_requests whole`.
 * @param large as if reading a table whole cost too much, which it does not while it is small: `whole` then has no index that would do
 */
export async function scansOf(db: Database, statement: string, tables: readonly string[], large: boolean): Promise<string[]> {
  const values = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)));
  const plan = await db.transaction(async (one) => {
    await one.execute(sql.raw('set local plan_cache_mode = force_generic_plan'));
    if (large) await one.execute(sql.raw('set local enable_seqscan = off'));
    await one.execute(sql.raw(`prepare looked_at as ${statement}`));
    const given = values === 0 ? '' : `(${Array.from({ length: values }, () => 'null').join(', ')})`;
    const { rows } = await one.execute<{ 'QUERY PLAN': unknown }>(sql.raw(`explain (format json) execute looked_at${given}`));
    await one.execute(sql.raw('deallocate looked_at'));
    return rows[0]?.['QUERY PLAN'];
  });
  const scans: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    else if (typeof node === 'object' && node !== null) {
      const { 'Relation Name': table, 'Index Name': index, 'Node Type': type } = node as Record<string, unknown>;
      if (typeof table === 'string' && tables.includes(table)) {
        const below = JSON.stringify(node).match(/"Index Name":"(\w+)"/)?.[1];
        scans.push(type === 'Seq Scan' ? `${table} whole` : `${table} by ${typeof index === 'string' ? index : (below ?? 'an index')}`);
      }
      for (const each of Object.values(node)) walk(each);
    }
  };
  walk(typeof plan === 'string' ? JSON.parse(plan) : plan);
  return [...new Set(scans)];
}
