// What a client's journey is decided from, and their timeline.
import { and, count, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { journeySteps, linksToDecide, reviewTurn, toDecideText, type JourneyFacts, type ReviewFacts } from '../../../domain/journey.ts';
import { dealTurns } from '../../../domain/deal-turns.ts';
import { clientDecides } from '../../../domain/link-turn.ts';
import { cutText } from '../../../engine/contract/text-rules.ts';
import type { Journey, TimelinePage } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { chats, complaints, dashboardListings, dealChecks, deals, events, links, packages, userPreferences, users } from '../../db/schema.ts';
import { readableBy } from '../../events/log.ts';
import { timelineEntries } from '../../events/views.ts';
import type { Services } from '../../services.ts';
import { complaintScope } from '../complaints/index.ts';
import { photosOf } from '../links/index.ts';
import { packageSince, papersUsed } from '../packages/index.ts';

type Turn = Journey['turns'][number];
const bare = { words: null, count: null, percent: null, links: [] } satisfies Omit<Turn, 'kind'>;

/**
 * Where a client is, what waits for them, and the counts beside the navigation.
 * @param reader whom the photos' addresses are signed for: the client, or staff who look as the client does
 */
export async function journeyOf(db: Database, services: Services, reader: Actor, clientId: string): Promise<Journey> {
  const [client] = await db
    .select({ packageName: packages.name, kind: packages.kind, mostQuotes: packages.max_quotes, packageId: users.package_id, advisorId: users.advisor_id })
    .from(users)
    .leftJoin(packages, eq(packages.id, users.package_id))
    .where(eq(users.id, clientId));
  const [advisor] = client?.advisorId ? await db.select({ name: users.first_name }).from(users).where(eq(users.id, client.advisorId)) : [];
  const [checklist] = await db
    .select({ status: userPreferences.status, progress: userPreferences.progress, note: userPreferences.changes_note })
    .from(userPreferences)
    .where(and(eq(userPreferences.user_id, clientId), client?.packageId ? eq(userPreferences.package_id, client.packageId) : undefined))
    .orderBy(desc(userPreferences.updated_at))
    .limit(1);
  const byStatus = await db
    .select({ status: links.status, count: count() })
    .from(links)
    .where(and(eq(links.user_id, clientId), eq(links.is_displayed, true)))
    .groupBy(links.status);
  const [line] = await db.select({ step: dashboardListings.step_in_process }).from(dashboardListings).where(eq(dashboardListings.user_id, clientId));
  // Whoever was given cars under a package that reviews today goes on as with a search.
  const isReview = client?.kind === 'review' && byStatus.length === 0;
  const facts: JourneyFacts = {
    packageName: client?.packageName ?? null,
    checklist: checklist?.status ?? 'none',
    advisorName: advisor?.name ?? null,
    links: Object.fromEntries(byStatus.map((row) => [row.status, row.count])),
    delivered: line?.step === 'delivered',
    kind: isReview ? 'review' : 'search',
    ...(isReview ? { review: await reviewFacts(db, clientId, client?.mostQuotes ?? null) } : {}),
  };
  const chat = await unreadChat(db, clientId);
  const turns = [
    ...(await dealTurn(db, clientId)),
    ...(await linkTurn(db, services, reader, clientId, facts)),
    ...chatTurn(chat),
    ...(facts.review ? checkTurn(facts.review) : checklistTurn(facts, checklist ?? null)),
    ...(await complaintTurn(db, clientId)),
  ];
  return { kind: facts.kind ?? 'search', steps: journeySteps(facts), turns, waiting: { links: linksToDecide(facts.links), messages: chat.unread } };
}

async function linkTurn(db: Database, services: Services, reader: Actor, clientId: string, facts: JourneyFacts): Promise<Turn[]> {
  const open = linksToDecide(facts.links);
  if (open === 0) return [];
  const first = await db
    .select({ id: links.id, title: links.title, model: links.model, price: links.price })
    .from(links)
    .where(and(eq(links.user_id, clientId), eq(links.is_displayed, true), inArray(links.status, [...clientDecides])))
    .orderBy(desc(links.published_at), desc(links.id))
    .limit(3);
  const photos = await photosOf(
    db,
    services,
    reader,
    'link_id',
    first.map((link) => link.id),
  );
  return [
    {
      ...bare,
      kind: 'decide_links',
      words: toDecideText(facts.links),
      count: open,
      links: first.map(({ model, ...link }) => ({ ...link, title: model ?? link.title, photo: photos.get(link.id)?.[0] ?? null })),
    },
  ];
}

interface Unread {
  unread: number;
  lastText: string | null;
}

async function unreadChat(db: Database, clientId: string): Promise<Unread> {
  const rows = await db
    .select({ unread: sql<number>`(${chats.last_seq} - ${chats.client_read_seq})::int`, lastText: chats.last_text, status: chats.client_status })
    .from(chats)
    .where(eq(chats.client_id, clientId))
    .orderBy(desc(chats.last_message_at));
  const waiting = rows.filter((row) => row.unread > 0 && row.status === 'new_reply');
  return { unread: waiting.reduce((sum, row) => sum + row.unread, 0), lastText: waiting[0]?.lastText ?? null };
}

function chatTurn({ unread, lastText }: Unread): Turn[] {
  return unread === 0 ? [] : [{ ...bare, kind: 'answer_chat', words: lastText ? cutText(lastText, 300) : null, count: unread }];
}

function checklistTurn(facts: JourneyFacts, checklist: { progress: number; note: string | null } | null): Turn[] {
  if (facts.packageName === null || facts.checklist === 'submitted') return [];
  if (facts.checklist === 'changes_requested') return [{ ...bare, kind: 'change_checklist', words: checklist?.note ? cutText(checklist.note, 300) : null }];
  if (checklist === null || checklist.progress === 0) return [{ ...bare, kind: 'start_checklist' }];
  return [{ ...bare, kind: 'finish_checklist', percent: checklist.progress }];
}

/** Of the newest deal check of a client whose package reviews. */
async function reviewFacts(db: Database, clientId: string, most_quotes: number | null): Promise<ReviewFacts> {
  const papers = await papersUsed(db, clientId, await packageSince(db, clientId));
  const [newest] = await db
    .select({ id: dealChecks.id, status: dealChecks.status, paper: dealChecks.paper })
    .from(dealChecks)
    .where(eq(dealChecks.user_id, clientId))
    .orderBy(desc(dealChecks.id))
    .limit(1);
  return {
    quotes: papers.quote,
    most_quotes,
    status: newest?.status ?? null,
    paper: newest?.paper ?? null,
    contract_answered: newest?.status === 'answered' && newest.paper === 'contract',
  };
}

function checkTurn(facts: ReviewFacts): Turn[] {
  const kind = reviewTurn(facts);
  return kind === null ? [] : [{ ...bare, kind }];
}

/** Of the newest deal: a client drives one car home at a time. */
async function dealTurn(db: Database, clientId: string): Promise<Turn[]> {
  const [deal] = await db.select().from(deals).where(eq(deals.user_id, clientId)).orderBy(desc(deals.id)).limit(1);
  return deal ? dealTurns(deal).map((turn) => ({ ...bare, ...turn, words: cutText(deal.title, 300) })) : [];
}

async function complaintTurn(db: Database, clientId: string): Promise<Turn[]> {
  const [waiting] = await db
    .select({ subject: complaints.subject })
    .from(complaints)
    .where(and(eq(complaints.user_id, clientId), eq(complaints.status, 'waiting_on_client')))
    .limit(1);
  return waiting ? [{ ...bare, kind: 'answer_complaint', words: cutText(waiting.subject, 300) }] : [];
}

const complaintInScope = (actor: Actor) =>
  sql`exists (select 1 from complaints where complaints.id = ${events.target_id} and ${complaintScope(actor) ?? sql`true`})`;

/** One page of a client's timeline, newest first; internal entries are for staff. */
export async function timelinePage(db: Database, actor: Actor, clientId: string, options: { before?: string; limit?: number }): Promise<TimelinePage> {
  const limit = options.limit ?? 30;
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.client_id, clientId),
        readableBy(actor.role),
        // Entries about a complaint hidden from an advisor are hidden, too.
        actor.role === roles.employee ? or(ne(sql`coalesce(${events.target_kind}, '')`, 'complaint'), complaintInScope(actor)) : undefined,
        options.before ? lt(events.id, options.before) : undefined,
      ),
    )
    .orderBy(desc(events.id))
    .limit(limit + 1);
  const items = await timelineEntries(db, actor, rows.slice(0, limit));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
