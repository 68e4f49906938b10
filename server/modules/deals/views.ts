// Reading deals: the contract's differences are calculated from what was agreed, each time.
import { sql } from 'drizzle-orm';
import { contractCheck } from '../../../domain/contract-check.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Deal } from '../../../generated/api.ts';
import { canonical, sha256Of } from '../../canonical.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { deals } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { ofPerson } from '../people/index.ts';
import { dealScope } from './scope.ts';

export type DealRow = typeof deals.$inferSelect;

interface Query {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

const people = sql`left join users as person on person.id = deals.user_id left join users as advisor on advisor.id = person.advisor_id`;
const names = { client_name: sql<string>`person.name`, advisor_name: sql<string | null>`advisor.name` };

/** One page of the deals in scope. */
export async function dealPage(db: Database, actor: Actor, { filter, sort, range }: Query): Promise<Page<Deal>> {
  const page = await listRows(db, deals, {
    scope: dealScope(actor),
    filter,
    sort,
    range,
    search: [textOf(deals), ofPerson(deals.user_id)],
    joins: people,
    extra: names,
    defaultSort: ['created_at', 'DESC'],
    inOne: true,
  });
  return { ...page, rows: page.rows.map(viewOf) };
}

/** @throws Problem 404 */
export async function dealView(db: Database, actor: Actor, id: string): Promise<Deal> {
  const [deal] = (await dealPage(db, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!deal) throw notFound();
  return deal;
}

function viewOf({ answers, confirmed_hash: _confirmed, ...row }: DealRow & { client_name: string; advisor_name: string | null }): Deal {
  const check = row.contract ? contractCheck(row.agreed, row.contract, answers) : null;
  return {
    ...row,
    contract_total: row.contract?.total_otd ?? null,
    differences: check?.differences ?? [],
    differs_by: check?.by ?? null,
    same_lines: check?.same ?? null,
    papers_done: row.papers.filter(({ is_done }) => is_done).length,
    shown_hash: shownHash({ ...row, answers }),
  };
}

/** The hash of what a client sees when they confirm: agreed lines, contract and answers. SHA-256, hex. */
export function shownHash({ agreed, contract, answers }: Pick<DealRow, 'agreed' | 'contract' | 'answers'>): string {
  return sha256Of(canonical({ agreed, contract, answers }));
}
