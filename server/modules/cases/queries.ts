// Reading cases: a page of them, one, and how many are open.
import { eq, sql } from 'drizzle-orm';
import { refundTitle } from '../../../domain/cases.ts';
import { moneyText } from '../../../domain/money.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Case, CaseCounts, CaseKind, PaymentCaseKind } from '../../../generated/api.ts';
import {
  chatEmployeeStatusLabels,
  complaintStatusLabels,
  paymentCaseKindLabels,
  paymentCaseStatusLabels,
  refundRequestStatusLabels,
  supportStatusLabels,
} from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { sendSql } from '../../db/prepared.ts';
import { users } from '../../db/schema.ts';
import { ofPerson } from '../people/index.ts';
import { cases, casesOf, searchedWords, writtenName } from './rows.ts';

interface CaseQuery {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

const labels: Readonly<Record<CaseKind, Readonly<Record<string, string>>>> = {
  complaint: complaintStatusLabels,
  support: supportStatusLabels,
  refund: refundRequestStatusLabels,
  payment: paymentCaseStatusLabels,
  desk_chat: chatEmployeeStatusLabels,
};

const withClient = sql`left join ${users} on ${users.id} = ${cases.user_id}`;
const clientName = sql<string>`coalesce(${users.name}, ${writtenName}, '')`;

/** One page of the cases the actor may see: what is due first comes first, what waits for nobody last. */
export async function casePage(db: Database, actor: Actor, now: Date, query: CaseQuery): Promise<Page<Case>> {
  const page = await listRows(db, cases, {
    scope: undefined,
    gathered: casesOf(actor, now),
    joins: withClient,
    filter: query.filter,
    sort: query.sort,
    range: query.range,
    search: [searchedWords, ofPerson(cases.user_id)],
    extra: { client_name: clientName.as('client_name') },
    defaultSort: ['due_at', 'ASC'],
  });
  return { ...page, rows: page.rows.map(caseView) };
}

function caseView({ subject, amount, entitled, ...row }: typeof cases.$inferSelect & { client_name: string }): Case {
  return { ...row, status: labels[row.kind][row.status] ?? row.status, title: titleOf(row.kind, subject, amount ?? 0, entitled ?? 0) };
}

function titleOf(kind: CaseKind, subject: string, amount: number, entitled: number): string {
  if (kind === 'refund') return refundTitle(amount, entitled);
  return kind === 'payment' ? `${paymentCaseKindLabels[subject as PaymentCaseKind]}, ${moneyText(amount)}` : subject;
}

/** One case. @throws Problem 404 */
export async function caseById(db: Database, actor: Actor, now: Date, id: string): Promise<Case> {
  const { rows } = await casePage(db, actor, now, { filter: { id }, range: [0, 0] });
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/** How many are open, in one statement. */
export async function caseCounts(db: Database, actor: Actor, now: Date): Promise<CaseCounts> {
  const rows = await sendSql<{ kind: CaseKind; open: number; mine: number; unowned: number; overdue: number }>(
    db,
    sql`select ${cases.kind} as kind, count(*)::int as open, (count(*) filter (where ${eq(cases.owner_id, actor.id)}))::int as mine,
      (count(*) filter (where ${cases.owner_id} is null))::int as unowned, (count(*) filter (where ${cases.due_at} < ${now.toISOString()}::timestamptz))::int as overdue
      from (${casesOf(actor, now, ['open'])}) as ${cases} group by ${cases.kind}`,
  );
  const sum = (name: 'open' | 'mine' | 'unowned' | 'overdue') => rows.reduce((all, row) => all + row[name], 0);
  return {
    count: sum('open'),
    mine: sum('mine'),
    unowned: sum('unowned'),
    overdue: sum('overdue'),
    by_kind: Object.fromEntries(rows.map(({ kind, open }) => [kind, open])),
  };
}
