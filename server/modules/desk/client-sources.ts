// What clients wait for: answers, prices, reports, a start, and what they sent.
import { and, eq, gt, inArray, isNotNull, isNull, or, sql, type Column, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { staffOwes } from '../../../domain/link-turn.ts';
import { moneyText } from '../../../domain/money.ts';
import { closingOf } from '../../../domain/urgency.ts';
import type { AnswerHours } from '../../../domain/working-hours.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { LinkStatus, UrgencyKind } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { isUnassigned } from '../../db/client-rows.ts';
import type { Database } from '../../db/database.ts';
import { chats, clientFolders, complaints, dealChecks, deals, links, storedFiles, userPreferences, users } from '../../db/schema.ts';
import { needsReply } from '../chats/index.ts';
import { unassignedComplaints } from '../complaints/index.ts';
import { ofClients, ofClientsKept } from '../people/index.ts';
import { found, foundIn, readOfEach, type Source } from './waiting.ts';

const client = { user_id: users.id, client_name: users.name } as const;
/** The same by names of their own, as the halves of a union need them. */
const named = { user_id: sql<string>`${users.id}`.as('user_id'), client_name: sql<string>`${users.name}`.as('client_name') } as const;
const dayMs = 86_400_000;
/** What nobody answers for so long is no news any more: files and changes that ask for no answer. */
const newsDays = 14;
const newsSince = (now: Date): string => new Date(now.getTime() - newsDays * dayMs).toISOString();

/** Messages without an answer. `wanted` narrows; whose they are the chats keep themselves, in the order in which they wait. */
export async function waitingMessages(db: Database, actor: Actor, wanted: SQL | undefined, now: Date): Promise<Source> {
  const whose = ofClientsKept(actor, { clientId: chats.client_id, advisorId: chats.advisor_id });
  const rows = await db
    .select({ ...client, target_id: chats.id, words: chats.last_text, since: chats.waiting_since, changed_at: chats.last_message_at })
    .from(chats)
    .innerJoin(users, eq(users.id, chats.client_id))
    .where(and(wanted, whose, needsReply(now), isNotNull(chats.waiting_since)))
    .orderBy(chats.waiting_since, chats.id)
    .limit(readOfEach);
  return foundIn(rows, ({ since, words, changed_at, ...row }) =>
    found('message_waiting', { ...row, words: words ?? '', since: since ?? '' }, { changed_at: changed_at ?? since ?? '' }),
  );
}

const kindOfStatus: Readonly<Partial<Record<LinkStatus, UrgencyKind>>> = {
  accepted: 'price_accepted',
  otd_requested: 'otd_asked',
  research_requested: 'research_asked',
};

/** In the words of the index `links_owed`: with parameters it would not serve. */
const owed = sql.raw(`links.is_displayed and links.status in (${staffOwes.map((status) => `'${status}'`).join(', ')})`);
/** In the words of the index `deals_open_of_link`. */
const openDeal = sql.raw(`deals.status in ('paperwork', 'contract_check', 'scheduled')`);

/** No deal's papers have gone on. Asked apart from the deal that is joined: of a join's absence the database expects too little. */
const notGoneOn = sql.raw(
  `not exists (select 1 from deals as further where further.link_id = links.id and further.status in ('paperwork', 'contract_check', 'scheduled') and (further.status <> 'paperwork' or further.contract_at is not null))`,
);

/** What was said with a link's last move to a state. */
const saidWith = (link: Column, to: LinkStatus): SQL<string | null> =>
  sql`(select said.text from (select id from events where target_id = ${link} and kind = 'link_moved' and params ->> 'to' = ${to} order by id desc limit 1) as moved
    join event_values as said on said.event_id = moved.id and said.name = 'remark')`;

/**
 * Prices and reports clients asked for, and prices they accepted, until the deal's papers have gone on. `also` narrows; whose they are the links keep themselves:
 * asked of the clients once more, the database would expect hardly any and sort them all.
 */
export async function askedLinks(db: Database, actor: Actor, also: SQL | undefined, hours: AnswerHours): Promise<Source> {
  const rows = await db
    .select({
      ...client,
      status: links.status,
      target_id: links.id,
      words: links.title,
      since: links.status_since,
      total: links.total_otd,
      wanted: links.target_total,
      // Read where it is shown alone.
      said: sql<string | null>`case when ${links.status} = 'otd_requested' then ${saidWith(links.id, 'otd_requested')} end`,
      good_through: sql<string | null>`${deals.agreed} ->> 'good_through'`,
    })
    .from(links)
    .innerJoin(users, eq(users.id, links.user_id))
    .leftJoin(deals, and(eq(deals.link_id, links.id), openDeal))
    .where(and(also, ofClientsKept(actor, { clientId: links.user_id, advisorId: links.advisor_id }), owed, notGoneOn))
    .orderBy(links.status_since, links.id)
    .limit(readOfEach);
  return foundIn(rows, ({ status, total, wanted, said, good_through, ...row }) => {
    const kind = kindOfStatus[status];
    if (!kind) return [];
    // What the client wishes to pay, and why, stands where the advisor begins (docs/rules.md, Dealers and bids).
    if (kind === 'otd_asked') {
      const price = wanted === null ? '' : ` for ${moneyText(wanted)}`;
      return [found(kind, { ...row, words: `${row.words}${price}${said === null ? '' : `: “${said}”`}` })];
    }
    if (kind !== 'price_accepted') return [found(kind, row)];
    return [found(kind, row, { amount: total, ends_at: good_through === null ? null : closingOf(good_through, hours) })];
  });
}

/** In the words of the index `user_preferences_of_advisor`. */
const submitted = sql.raw(`user_preferences.status = 'submitted' and user_preferences.submitted_at is not null`);

/** Checklists that wait for someone to begin, and those that changed after it: for an advisor, those of their clients and of the pool. `wanted` narrows. */
export async function checklists(db: Database, actor: Actor, wanted: SQL | undefined, now: Date): Promise<Source> {
  const newest = sql<string>`greatest(${userPreferences.submitted_at}, ${userPreferences.change_told_at})`.mapWith(userPreferences.submitted_at);
  const those = (whose: SQL | undefined) =>
    db
      .select({
        ...named,
        target_id: sql<string>`${userPreferences.id}`.as('target_id'),
        begun_at: users.begun_at,
        submitted_at: userPreferences.submitted_at,
        newest: newest.as('newest'),
      })
      .from(userPreferences)
      .innerJoin(users, eq(users.id, userPreferences.user_id))
      .where(and(wanted, whose, submitted, or(isNull(users.begun_at), and(gt(newest, users.begun_at), gt(newest, newsSince(now))))))
      .orderBy(userPreferences.submitted_at, userPreferences.id)
      .limit(readOfEach);
  const rows = await (actor.role === roles.employee
    ? unionAll(
        those(eq(userPreferences.advisor_id, actor.id)),
        those(and(isNull(userPreferences.advisor_id), isUnassigned(sql.raw('users')), isNull(users.begun_at))),
      )
        .orderBy(sql`submitted_at, target_id`)
        .limit(readOfEach)
    : those(ofClients(actor, users.id)));
  return foundIn(rows, ({ begun_at, submitted_at, newest: changed, ...row }) =>
    begun_at === null
      ? found('checklist_submitted', { ...row, words: 'Not started', since: submitted_at ?? '' })
      : found('checklist_changed', { ...row, words: changed === submitted_at ? 'Submitted again' : 'Changed after you started', since: changed }),
  );
}

/** Offers a client sent to be reviewed, until their report is sent. */
export async function sentPapers(db: Database, whose: SQL | undefined): Promise<Source> {
  const rows = await db
    .select({ ...client, target_id: dealChecks.id, words: dealChecks.title, since: dealChecks.status_since })
    .from(dealChecks)
    .innerJoin(users, eq(users.id, dealChecks.user_id))
    .where(and(whose, inArray(dealChecks.status, ['submitted', 'in_review'])))
    .orderBy(dealChecks.status_since, dealChecks.id)
    .limit(readOfEach);
  return foundIn(rows, (row) => found('paper_sent', row));
}

/** In the words of the index `complaints_open`. */
const openComplaint = sql.raw(`complaints.status in ('submitted', 'in_progress')`);

/** The client's last word on a complaint, from which the promise of a reply counts. Read of the rows that are shown alone. */
const lastWord = sql<string>`coalesce((select max(said.created_at) from complaint_replies as said
  where said.complaint_id = ${complaints.id} and said.author_role = 'client' and not said.is_internal), ${complaints.created_at})`;

/** Complaints to which the client is promised a reply (docs/rules.md, Complaints), but those given to someone else. `wanted` narrows; whose they are says their own scope. */
export async function openComplaints(db: Database, actor: Actor, wanted: SQL | undefined): Promise<Source> {
  const those = (whose: SQL | undefined) =>
    db
      .select({
        ...named,
        target_id: sql<string>`${complaints.id}`.as('target_id'),
        words: complaints.subject,
        since: lastWord.mapWith(complaints.created_at).as('since'),
        answer_by: sql<string>`${complaints.answer_by}`.mapWith(complaints.answer_by).as('answer_by'),
      })
      .from(complaints)
      .innerJoin(users, eq(users.id, complaints.user_id))
      .where(and(wanted, whose, openComplaint, isNotNull(complaints.answer_by)))
      .orderBy(complaints.answer_by, complaints.id)
      .limit(readOfEach);
  // Each half has an index in this order. A complaint assigned to someone is theirs to see, no matter who its client is.
  const rows = await unionAll(those(eq(complaints.assigned_to, actor.id)), those(unassignedComplaints(actor)))
    .orderBy(sql`answer_by, target_id`)
    .limit(readOfEach);
  return foundIn(rows, ({ answer_by: _order, ...row }) => found('complaint_open', row));
}

/** Files clients put into their folders of late. */
export async function uploadedFiles(db: Database, whose: SQL | undefined, now: Date): Promise<Source> {
  const since = newsSince(now);
  const rows = await db
    .select({ ...client, target_id: clientFolders.id, words: storedFiles.file_name, since: storedFiles.created_at })
    .from(clientFolders)
    .innerJoin(users, eq(users.id, clientFolders.client_id))
    .innerJoin(storedFiles, eq(storedFiles.folder_id, clientFolders.id))
    .where(and(whose, gt(clientFolders.last_file_at, since), gt(storedFiles.created_at, since), eq(storedFiles.uploaded_by, users.id)))
    .orderBy(storedFiles.created_at, storedFiles.id)
    .limit(readOfEach);
  return foundIn(rows, (row) => found('file_uploaded', row));
}
