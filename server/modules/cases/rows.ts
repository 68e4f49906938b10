// The cases of the service desk (docs/rules.md, Service desk), gathered from the tables of their records in one query.
import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { caseStatuses, type StatusKind } from '../../../domain/cases.ts';
import { defaultAnswerHours } from '../../../domain/working-hours.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { CaseKind, CaseState } from '../../../generated/api.ts';
import { caseKindValues, caseStateValues } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { instant } from '../../db/columns.ts';
import { chats, complaints, paymentCases, refundRequests, supportRequests } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { chatScope, needsReply } from '../chats/index.ts';
import { complaintScope } from '../complaints/index.ts';
import { refundRequestScope } from '../payments/index.ts';
import { supportScope } from '../support/index.ts';

/** What is gathered, by the names of its columns: no table of the database. */
export const cases = pgTable('cases', {
  id: uuid().primaryKey(),
  kind: text({ enum: caseKindValues }).notNull(),
  state: text({ enum: caseStateValues }).notNull(),
  status: text().notNull(),
  subject: text().notNull(),
  user_id: uuid(),
  owner_id: uuid(),
  due_at: instant(),
  created_at: instant().notNull(),
  /** Cents: what was paid or is at stake, and what the refund policy gives. */
  amount: integer(),
  entitled: integer(),
});

/** The text in which a case is searched, as the index of its own table has it. */
export const searchedWords = sql.raw('cases.words');
/** Who asked, where there is no account. */
export const writtenName = sql.raw('cases.name');

/** As much of a text as a list shows. */
const shown = 200;

interface Source {
  from: SQL;
  columns: Readonly<Record<'id' | 'status' | 'subject' | 'user_id' | 'owner_id' | 'created_at' | 'words', SQL>> &
    Partial<Record<'name' | 'amount' | 'entitled', SQL>>;
  due: SQL;
}

const none = (type: 'uuid' | 'text' | 'integer' | 'timestamptz'): SQL => sql.raw(`null::${type}`);

function part(kind: CaseKind, state: CaseState, { from, columns: given, due }: Source, where: SQL | undefined): SQL {
  const columns = {
    id: given.id,
    // Constants, so that the database leaves out what a filter of kinds or states does not ask for.
    kind: sql.raw(`'${kind}'::text`),
    state: sql.raw(`'${state}'::text`),
    status: given.status,
    subject: sql`left(${given.subject}, ${sql.raw(String(shown))})`,
    user_id: given.user_id,
    owner_id: given.owner_id,
    due_at: state === 'open' ? due : none('timestamptz'),
    created_at: given.created_at,
    amount: given.amount ?? none('integer'),
    entitled: given.entitled ?? none('integer'),
    words: given.words,
    name: given.name ?? none('text'),
  };
  const list = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  return sql`select ${sql.join(list, sql`, `)} from ${from} where ${where}`;
}

const sources: Readonly<Record<StatusKind, Source>> = {
  complaint: {
    from: sql`${complaints}`,
    columns: {
      id: sql`${complaints.id}`,
      status: sql`${complaints.status}`,
      subject: sql`${complaints.subject}`,
      user_id: sql`${complaints.user_id}`,
      owner_id: sql`${complaints.assigned_to}`,
      created_at: sql`${complaints.created_at}`,
      words: textOf(complaints),
    },
    due: sql`${complaints.answer_by}`,
  },
  support: {
    from: sql`${supportRequests}`,
    columns: {
      id: sql`${supportRequests.id}`,
      status: sql`${supportRequests.status}`,
      subject: sql`${supportRequests.message}`,
      user_id: sql`${supportRequests.user_id}`,
      owner_id: sql`${supportRequests.owner_id}`,
      created_at: sql`${supportRequests.created_at}`,
      words: textOf(supportRequests),
      name: sql`${supportRequests.name}`,
    },
    due: sql`${supportRequests.answer_by}`,
  },
  refund: {
    from: sql`${refundRequests}`,
    columns: {
      id: sql`${refundRequests.id}`,
      status: sql`${refundRequests.status}`,
      subject: sql`${refundRequests.package_name}`,
      user_id: sql`${refundRequests.user_id}`,
      owner_id: sql`${refundRequests.owner_id}`,
      created_at: sql`${refundRequests.created_at}`,
      words: textOf(refundRequests),
      amount: sql`${refundRequests.paid}`,
      entitled: sql`${refundRequests.entitled}`,
    },
    due: sql`${refundRequests.answer_by}`,
  },
  payment: {
    from: sql`${paymentCases}`,
    columns: {
      id: sql`${paymentCases.id}`,
      status: sql`${paymentCases.status}`,
      subject: sql`${paymentCases.kind}`,
      user_id: sql`${paymentCases.user_id}`,
      owner_id: sql`${paymentCases.owner_id}`,
      created_at: sql`${paymentCases.created_at}`,
      words: textOf(paymentCases),
      amount: sql`${paymentCases.amount}`,
      name: sql`(select buyer.first_name || ' ' || buyer.last_name from payments as paid join initial_client_data as buyer on buyer.id = paid.onboarding_id where paid.id = ${paymentCases.payment_id})`,
    },
    due: sql`${paymentCases.due_at}`,
  },
};

const statusColumn = { complaint: complaints.status, support: supportRequests.status, refund: refundRequests.status, payment: paymentCases.status } as const;

/** In the words of the tables' own indexes, which know the values and not a parameter. */
const isOneOf = (kind: StatusKind, statuses: readonly string[]): SQL =>
  inArray(
    sql`${statusColumn[kind]}`,
    statuses.map((status) => sql.raw(`'${status}'`)),
  );

const scopeOf = (kind: StatusKind, actor: Actor): SQL | undefined => {
  switch (kind) {
    case 'complaint':
      return complaintScope(actor);
    case 'support':
      return supportScope(actor);
    case 'refund':
      return refundRequestScope(actor);
    case 'payment':
      return undefined;
  }
};

/** A desk chat of which nothing says by when it was promised an answer was written to before that was kept. */
const promised = sql.raw(`interval '${defaultAnswerHours.promise_hours} hours'`);

const deskChat = (state: CaseState): Source => ({
  from: sql`${chats}`,
  columns: {
    id: sql`${chats.id}`,
    status: state === 'open' ? sql.raw(`'needs_reply'::text`) : sql`${chats.employee_status}`,
    subject: sql`coalesce(${chats.last_text}, '')`,
    user_id: sql`${chats.client_id}`,
    owner_id: none('uuid'),
    created_at: sql`coalesce(${chats.waiting_since}, ${chats.last_message_at}, ${chats.created_at})`,
    words: sql`coalesce(${chats.last_text}, '')`,
  },
  due: sql`coalesce(${chats.reply_by}, ${chats.waiting_since} + ${promised})`,
});

const deskChatIs = (state: CaseState, now: Date): SQL => {
  const owed = needsReply(now);
  if (state === 'open') return owed;
  return state === 'closed'
    ? eq(chats.employee_status, 'resolved')
    : sql`(${inArray(chats.employee_status, ['waiting_on_client', 'snoozed'])} and not ${owed})`;
};

/** Every case the actor may see: each kind within the scope of its own records, in each state a part of its own. */
export function casesOf(actor: Actor, now: Date, states: readonly CaseState[] = caseStateValues): SQL {
  const kinds = (['complaint', 'support', 'refund', 'payment'] as const).filter((kind) => kind !== 'payment' || actor.role === roles.admin);
  const parts = states.flatMap((state) => [
    ...kinds.flatMap((kind) => {
      const statuses = caseStatuses[kind][state];
      return statuses.length === 0 ? [] : [part(kind, state, sources[kind], and(isOneOf(kind, statuses), scopeOf(kind, actor)))];
    }),
    part('desk_chat', state, deskChat(state), and(eq(chats.kind, 'desk'), gt(chats.last_seq, 0), deskChatIs(state, now), chatScope(actor))),
  ]);
  return sql.join(parts, sql` union all `);
}
