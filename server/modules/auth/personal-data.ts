// A copy of everything the firm keeps about one person, for that person.
import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PersonalData, Role, TimelineEntry } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { resolveSchema } from '../../../engine/server/json-schema.ts';
import { projectionFor } from '../../../engine/server/serialize.ts';
import { schemaNamed } from '../../contract.ts';
import type { Database } from '../../db/database.ts';
import { declared as declaredTables } from '../../db/personal.ts';
import { findRow } from '../../db/rows.ts';
import {
  chats,
  complaintReplies,
  complaints,
  events,
  initialClientData,
  links,
  listings,
  messages,
  otdWorksheets,
  payments,
  researchReports,
  sessions,
  storedFiles,
  supportRequests,
  userPreferences,
  users,
} from '../../db/schema.ts';
import { readableBy } from '../../events/log.ts';
import { notificationsOf, timelineEntries } from '../../events/views.ts';
import { fileScope } from '../downloads/index.ts';
import { linkScope, wholeHistory } from '../links/index.ts';
import { listingScope } from '../listings/index.ts';

type Row = Record<string, unknown>;

/** Secrets, and where bytes lie: no data about the person. */
const leftOut: ReadonlySet<string> = new Set(['token_hash', 'challenge', 'challenge_until', 'storage_key', 'provider_id', 'idempotency_key', 'version']);

/** Account first, then section by section what hangs on it. Internal notes of staff are about the work, and stay out. */
export async function personalData(db: Database, actor: Actor, now: Date): Promise<PersonalData> {
  const { id } = actor;
  const rowsOf = async (table: PgTable, schema: string, rows: Promise<Row[]>) => {
    const names = shownColumns(table, schema, actor.role);
    return (await rows).map((row) => shown(names, row));
  };
  const viewsOf = async (schema: string, views: Promise<readonly object[]>) => {
    const view = projectionFor(schemaNamed(schema), actor.role);
    return (await views).map((row) => {
      const shownOf = view(row) as Row;
      return shown(
        Object.keys(shownOf).filter((name) => shownOf[name] !== undefined && !leftOut.has(name)),
        shownOf,
      );
    });
  };
  const sections: PersonalData['sections'] = [
    { name: 'Sessions', rows: await rowsOf(sessions, 'SignedInSession', db.select().from(sessions).where(eq(sessions.user_id, id))) },
    {
      name: 'Sign-up',
      rows: await rowsOf(initialClientData, 'InitialClientData', db.select().from(initialClientData).where(eq(initialClientData.user_id, id))),
    },
    { name: 'Payments', rows: await rowsOf(payments, 'Payment', db.select().from(payments).where(eq(payments.user_id, id))) },
    { name: 'Checklists', rows: await rowsOf(userPreferences, 'UserPreferences', db.select().from(userPreferences).where(eq(userPreferences.user_id, id))) },
    ...(await carsOf(db, actor)),
    {
      name: 'Files',
      rows: await rowsOf(
        storedFiles,
        'StoredFile',
        db
          .select()
          .from(storedFiles)
          .where(or(eq(storedFiles.uploaded_by, id), and(eq(storedFiles.client_id, id), fileScope(actor)))),
      ),
    },
    { name: 'Messages', rows: await rowsOf(messages, 'Message', messagesOf(db, id)) },
    { name: 'Complaints', rows: await rowsOf(complaints, 'Complaint', db.select().from(complaints).where(eq(complaints.user_id, id))) },
    { name: 'Replies to complaints', rows: await rowsOf(complaintReplies, 'ComplaintEntry', repliesOf(db, id)) },
    {
      name: 'Support requests',
      rows: await rowsOf(supportRequests, 'SupportRequest', db.select().from(supportRequests).where(eq(supportRequests.user_id, id))),
    },
    { name: 'Notifications', rows: await viewsOf('Notification', notificationsOf(db, actor)) },
    { name: 'Updates', rows: await viewsOf('TimelineEntry', updatesOf(db, actor)) },
  ];
  // Fields declared part of the copy that need no view of their own.
  const account = await findRow(db, users, id, undefined);
  const known = new Set([...sections.map(({ name }) => name), 'Account']);
  for (const { table, personal } of declaredTables) {
    if (!personal || typeof personal.copy !== 'string' || known.has(personal.copy)) continue;
    const names = Object.keys(getTableColumns(table)).filter((name) => !leftOut.has(name) && !pointsElsewhere.test(name));
    const rows = await db.select().from(table).where(personal.of(account));
    sections.push({ name: personal.copy, rows: rows.map((row) => shown(names, row)) });
  }
  return { made_at: now.toISOString(), account, sections };
}

/** Whose or which other record it is: of no use to the person, and not theirs to know where no answer shows it to them. */
const pointsElsewhere = /_(id|by)$/;

/** The columns of a table the person may read: what the contract shows their role, and what it does not speak of unless that points elsewhere. */
function shownColumns(table: PgTable, schema: string, role: Role): string[] {
  const declared = schemaNamed(schema).properties ?? {};
  return Object.keys(getTableColumns(table)).filter((name) => {
    if (leftOut.has(name)) return false;
    const property = declared[name];
    if (!property) return !pointsElsewhere.test(name);
    const readers = resolveSchema(property)['x-access']?.read;
    return !readers || readers.includes(role);
  });
}

function shown(names: readonly string[], row: Row): PersonalData['sections'][number]['rows'][number] {
  // Values of the driver: text, numbers, yes or no, JSON.
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null])) as PersonalData['sections'][number]['rows'][number];
}

/** The cars shown to the person, the findings about them and the decisions: as far as their own lists show them. */
async function carsOf(db: Database, actor: Actor): Promise<PersonalData['sections']> {
  const section = (name: string, schema: string, rows: readonly object[]): PersonalData['sections'][number] => {
    const view = projectionFor(schemaNamed(schema), actor.role);
    return { name, rows: rows.map((row) => view(row)) as PersonalData['sections'][number]['rows'] };
  };
  const own = await db
    .select()
    .from(links)
    .where(and(eq(links.user_id, actor.id), linkScope(actor)))
    .orderBy(asc(links.id));
  const ids = own.map((link) => link.id);
  const presented = await db
    .select()
    .from(listings)
    .where(
      and(
        listingScope(actor),
        sql`exists (select 1 from listing_clients where listing_clients.listing_id = ${listings.id} and listing_clients.client_id = ${actor.id})`,
      ),
    )
    .orderBy(asc(listings.id));
  return [
    section('Listings', 'Listing', presented),
    section('Cars', 'Link', own),
    section('Decisions on cars', 'LinkEvent', await wholeHistory(db, actor, ids)),
    section(
      'Research reports',
      'ResearchReport',
      await db.select().from(researchReports).where(inArray(researchReports.link_id, ids)).orderBy(asc(researchReports.id)),
    ),
    section(
      'Price worksheets',
      'OtdWorksheet',
      await db.select().from(otdWorksheets).where(inArray(otdWorksheets.link_id, ids)).orderBy(asc(otdWorksheets.id)),
    ),
  ];
}

async function messagesOf(db: Database, id: string): Promise<Row[]> {
  const rows = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(or(eq(chats.client_id, id), eq(messages.sender_id, id)))
    .orderBy(asc(messages.sent_at));
  return rows.map(({ message }) => message);
}

async function repliesOf(db: Database, id: string): Promise<Row[]> {
  const rows = await db
    .select({ reply: complaintReplies })
    .from(complaintReplies)
    .innerJoin(complaints, eq(complaints.id, complaintReplies.complaint_id))
    .where(or(eq(complaints.user_id, id), eq(complaintReplies.author_id, id)));
  return rows.map(({ reply }) => reply).filter((reply) => !reply.is_internal || reply.author_id === id);
}

async function updatesOf(db: Database, reader: Actor): Promise<TimelineEntry[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.client_id, reader.id), readableBy(reader.role)))
    .orderBy(asc(events.id));
  return timelineEntries(db, reader, rows);
}
