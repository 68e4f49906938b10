// Who needs the advisor now: everything that waits, gathered and put in order.
import { and, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { staffOwes } from '../../../domain/link-turn.ts';
import { moneyText } from '../../../domain/money.ts';
import { byUrgency } from '../../../domain/pipeline.ts';
import { replyDue, type AnswerHours } from '../../../domain/working-hours.ts';
import { cutText } from '../../../engine/contract/text-rules.ts';
import type { UrgencyKind, UrgentItem } from '../../../generated/api.ts';
import { stepInProcessLabels } from '../../../generated/enums.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { chats, dashboardListings, dealChecks, links, userPreferences, users } from '../../db/schema.ts';
import { inWave } from '../../db/transactions.ts';
import { needsReply } from '../chats/index.ts';
import { ofClients, ofClientsAndPool, ofClientsKept } from '../people/index.ts';

/** The rows of one source never fill the queue alone. */
const mostOfEach = 200;

/**
 * What waits, the most urgent first.
 * @param today the firm's day
 * @param hours when the firm answers: what its promise is counted in
 * @param options.advisorId of one advisor only
 * @param options.clientId of one client only
 */
export async function urgentItems(
  db: Database,
  actor: Actor,
  now: Date,
  today: string,
  hours: AnswerHours,
  options: { advisorId?: string | undefined; clientId?: string | undefined; limit: number },
): Promise<UrgentItem[]> {
  const wanted = and(
    isNull(users.deleted_at),
    options.advisorId ? eq(users.advisor_id, options.advisorId) : undefined,
    options.clientId ? eq(users.id, options.clientId) : undefined,
  );
  const whose = and(ofClients(actor, users.id), wanted);
  const sources = await inWave(
    () => waitingMessages(db, whose, now, hours),
    () => askedLinks(db, actor, whose),
    () => submittedChecklists(db, and(ofClientsAndPool(actor, users.id), wanted)),
    () => sentPapers(db, whose),
    () => dueDates(db, whose, today),
  );
  return byUrgency(sources.flat(), now).slice(0, options.limit);
}

async function waitingMessages(db: Database, whose: SQL | undefined, now: Date, hours: AnswerHours): Promise<UrgentItem[]> {
  const rows = await db
    .select({ user_id: users.id, client_name: users.name, target_id: chats.id, words: chats.last_text, since: chats.waiting_since })
    .from(chats)
    .innerJoin(users, eq(users.id, chats.client_id))
    .where(and(whose, needsReply(now), isNotNull(chats.waiting_since)))
    .orderBy(chats.waiting_since, chats.id)
    .limit(mostOfEach);
  return rows.map(({ since, words, ...row }) => ({
    ...row,
    kind: 'message_waiting',
    words: words ?? '',
    since: since ?? '',
    count: 1,
    due_at: since ? replyDue(new Date(since), hours).toISOString() : null,
    due_on: null,
  }));
}

const kindOfStatus: Readonly<Partial<Record<string, UrgencyKind>>> = {
  accepted: 'price_accepted',
  otd_requested: 'otd_asked',
  research_requested: 'research_asked',
};

/** In the words of the index `links_owed`: with parameters it would not serve. */
const owed = sql.raw(`links.is_displayed and links.status in (${staffOwes.map((status) => `'${status}'`).join(', ')})`);

/** One entry for each client and thing asked for, with the links it is about. */
async function askedLinks(db: Database, actor: Actor, whose: SQL | undefined): Promise<UrgentItem[]> {
  const rows = await db
    .select({
      status: links.status,
      id: links.id,
      title: links.title,
      target_total: links.target_total,
      since: links.status_since,
      user_id: users.id,
      client_name: users.name,
    })
    .from(links)
    .innerJoin(users, eq(users.id, links.user_id))
    .where(and(whose, ofClientsKept(actor, { clientId: links.user_id, advisorId: links.advisor_id }), owed))
    .orderBy(links.status_since, links.id)
    .limit(mostOfEach);
  const groups = new Map<string, UrgentItem>();
  for (const row of rows) {
    const kind = kindOfStatus[row.status];
    if (!kind) continue;
    const key = `${row.user_id} ${kind}`;
    // What the client wishes to pay stands where the advisor begins (docs/rules.md, Dealers and bids).
    const about = kind === 'otd_asked' && row.target_total !== null ? `${row.title} for ${moneyText(row.target_total)}` : row.title;
    const known = groups.get(key);
    if (known) groups.set(key, { ...known, count: known.count + 1, words: shortened(`${known.words}, ${about}`) });
    else
      groups.set(key, {
        kind,
        user_id: row.user_id,
        client_name: row.client_name,
        words: shortened(about),
        since: row.since,
        target_id: row.id,
        count: 1,
        due_at: null,
        due_on: null,
      });
  }
  return [...groups.values()];
}

async function submittedChecklists(db: Database, whose: SQL | undefined): Promise<UrgentItem[]> {
  const rows = await db
    .select({ user_id: users.id, client_name: users.name, target_id: userPreferences.id, since: userPreferences.submitted_at })
    .from(userPreferences)
    .innerJoin(users, eq(users.id, userPreferences.user_id))
    .where(and(whose, eq(userPreferences.status, 'submitted'), isNotNull(userPreferences.submitted_at), isNull(users.begun_at)))
    .orderBy(userPreferences.submitted_at, userPreferences.id)
    .limit(mostOfEach);
  return rows.map((row) => ({ ...row, kind: 'checklist_submitted', words: 'Not started', since: row.since ?? '', count: 1, due_at: null, due_on: null }));
}

/** Offers a client sent to be reviewed, until their report is sent. */
async function sentPapers(db: Database, whose: SQL | undefined): Promise<UrgentItem[]> {
  const rows = await db
    .select({ user_id: users.id, client_name: users.name, target_id: dealChecks.id, words: dealChecks.title, since: dealChecks.status_since })
    .from(dealChecks)
    .innerJoin(users, eq(users.id, dealChecks.user_id))
    .where(and(whose, inArray(dealChecks.status, ['submitted', 'in_review'])))
    .orderBy(dealChecks.status_since, dealChecks.id)
    .limit(mostOfEach);
  return rows.map((row) => ({ ...row, kind: 'paper_sent', count: 1, due_at: null, due_on: null }));
}

async function dueDates(db: Database, whose: SQL | undefined, today: string): Promise<UrgentItem[]> {
  const rows = await db
    .select({
      user_id: users.id,
      client_name: users.name,
      target_id: dashboardListings.id,
      date: dashboardListings.date_to_re_engage,
      step: dashboardListings.step_in_process,
    })
    .from(dashboardListings)
    .innerJoin(users, eq(users.id, dashboardListings.user_id))
    .where(and(whose, lte(dashboardListings.date_to_re_engage, today)))
    .orderBy(dashboardListings.date_to_re_engage, dashboardListings.id)
    .limit(mostOfEach);
  return rows.map(({ date, step, ...row }) => ({
    ...row,
    kind: date === today ? 're_engage_today' : 're_engage_overdue',
    words: stepInProcessLabels[step],
    since: `${date ?? today}T00:00:00.000Z`,
    count: 1,
    due_at: null,
    due_on: date ?? today,
  }));
}

function shortened(text: string): string {
  return text.length > 300 ? `${cutText(text, 299)}…` : text;
}
