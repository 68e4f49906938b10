// What stands when a complaint is opened, kept as it is (docs/rules.md, Complaints).
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { canonical, sha256Of } from '../../canonical.ts';
import type { Database } from '../../db/database.ts';
import { chatNotes, chats, complaintEvidence, links, messages, otdWorksheets, packages, payments, storedFiles, type complaints } from '../../db/schema.ts';

/** How many of each are kept, the newest: as many as an answer takes (openapi/schemas/ComplaintEvidence.yaml). */
const most = { messages: 2_000, notes: 500, links: 1_000, worksheets: 1_000, payments: 200 };

/** What the evidence contains. Other people are named by their ids, so that closing an account leaves no name behind. */
export type Evidence = Awaited<ReturnType<typeof asItStands>>;

/** Keeps what stands now beside a complaint just made: in the same transaction, so that there is no complaint without it. */
export async function freezeEvidence(
  db: Database,
  complaint: Pick<typeof complaints.$inferSelect, 'id' | 'user_id' | 'subject' | 'details'>,
  at: Date,
): Promise<void> {
  await db.insert(complaintEvidence).values(evidenceRow(complaint, await asItStands(db, complaint.user_id), at.toISOString()));
}

/** The row to keep: the contents as the very text that was hashed. */
export function evidenceRow(
  { id, user_id, subject, details }: Pick<typeof complaints.$inferSelect, 'id' | 'user_id' | 'subject' | 'details'>,
  evidence: Evidence,
  frozen_at: string,
): typeof complaintEvidence.$inferInsert {
  const contents = canonical({ complaint_id: id, client_id: user_id, frozen_at, subject, details, ...evidence });
  return { complaint_id: id, client_id: user_id, frozen_at, sha256: sha256Of(contents), contents };
}

/** Everything about the client that a complaint may be about. */
export async function asItStands(db: Database, clientId: string) {
  const [said, notes, cars, prices, paid] = [
    await messagesOf(db, clientId),
    await notesOf(db, clientId),
    await linksOf(db, clientId),
    await worksheetsOf(db, clientId),
    await paymentsOf(db, clientId),
  ];
  return { ...said, notes, links: cars, worksheets: prices, payments: paid };
}

const chatsOf = (db: Database, clientId: string) => db.select({ id: chats.id }).from(chats).where(eq(chats.client_id, clientId));

async function messagesOf(db: Database, clientId: string) {
  const ofClient = inArray(messages.chat_id, chatsOf(db, clientId));
  const newest = await db
    .select({
      id: messages.message_id,
      sender_id: messages.sender_id,
      sender_role: messages.sender_role,
      text: messages.text,
      sent_at: messages.sent_at,
    })
    .from(messages)
    .where(ofClient)
    .orderBy(desc(messages.sent_at), desc(messages.seq))
    .limit(most.messages);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(messages)
    .where(ofClient);
  const files = await fileNames(db, clientId);
  return {
    messages: newest.toReversed().map((message) => ({ ...message, files: files.get(message.id) ?? [] })),
    messages_total: count?.total ?? 0,
  };
}

/** The names of the files that came with messages, by message. */
async function fileNames(db: Database, clientId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ message_id: storedFiles.message_id, name: storedFiles.file_name })
    .from(storedFiles)
    .innerJoin(messages, eq(messages.message_id, storedFiles.message_id))
    .where(inArray(messages.chat_id, chatsOf(db, clientId)))
    .orderBy(asc(storedFiles.id));
  const names = new Map<string, string[]>();
  for (const { message_id, name } of rows) if (message_id) names.set(message_id, [...(names.get(message_id) ?? []), name]);
  return names;
}

const notesOf = (db: Database, clientId: string) =>
  db
    .select({ id: chatNotes.note_id, author_id: chatNotes.author_id, text: chatNotes.text, written_at: chatNotes.written_at })
    .from(chatNotes)
    .where(inArray(chatNotes.chat_id, chatsOf(db, clientId)))
    .orderBy(desc(chatNotes.written_at), desc(chatNotes.note_id))
    .limit(most.notes);

const linksOf = (db: Database, clientId: string) =>
  db
    .select({
      id: links.id,
      title: links.title,
      url: links.url,
      dealer: links.dealer,
      status: links.status,
      price: links.price,
      miles: links.miles,
      total_otd: links.total_otd,
      comments: links.comments,
      notes: links.notes,
      is_displayed: links.is_displayed,
    })
    .from(links)
    .where(eq(links.user_id, clientId))
    .orderBy(desc(links.id))
    .limit(most.links);

const worksheetsOf = (db: Database, clientId: string) =>
  db
    .select({
      id: otdWorksheets.id,
      link_id: otdWorksheets.link_id,
      link_title: links.title,
      revision: otdWorksheets.revision,
      dealer: otdWorksheets.dealer,
      good_through: otdWorksheets.good_through,
      msrp: otdWorksheets.msrp,
      destination: otdWorksheets.destination,
      dealer_discount: otdWorksheets.dealer_discount,
      selling_price: otdWorksheets.selling_price,
      rebates: otdWorksheets.rebates,
      add_ons: otdWorksheets.add_ons,
      doc_fee: otdWorksheets.doc_fee,
      title: otdWorksheets.title,
      registration: otdWorksheets.registration,
      inspection: otdWorksheets.inspection,
      other_fees: otdWorksheets.other_fees,
      trade_allowance: otdWorksheets.trade_allowance,
      trade_payoff: otdWorksheets.trade_payoff,
      sales_tax: otdWorksheets.sales_tax,
      total_otd: otdWorksheets.total_otd,
      cash_due: otdWorksheets.cash_due,
      created_at: otdWorksheets.created_at,
    })
    .from(otdWorksheets)
    .innerJoin(links, eq(links.id, otdWorksheets.link_id))
    .where(eq(links.user_id, clientId))
    .orderBy(desc(otdWorksheets.created_at), desc(otdWorksheets.id))
    .limit(most.worksheets);

const paymentsOf = (db: Database, clientId: string) =>
  db
    .select({
      id: payments.id,
      package_identifier: payments.package_identifier,
      package_name: packages.name,
      price: payments.price,
      coupon_code: payments.coupon_code,
      discount: payments.discount,
      amount: payments.amount,
      refunded_amount: payments.refunded_amount,
      status: payments.status,
      receipt_number: payments.receipt_number,
      paid_at: payments.paid_at,
      created_at: payments.created_at,
    })
    .from(payments)
    .leftJoin(packages, eq(packages.package_identifier, payments.package_identifier))
    .where(eq(payments.user_id, clientId))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(most.payments);
