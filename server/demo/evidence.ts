// What was kept with each complaint: the client's story as far as it had come by then.
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { complaintEvidence, complaints, links, payments } from '../db/schema.ts';
import { asItStands, evidenceRow, type Evidence } from '../modules/complaints/index.ts';

type ComplaintRow = typeof complaints.$inferSelect;

export async function fillEvidence(db: Database): Promise<void> {
  const rows = await db.select().from(complaints).orderBy(complaints.id);
  const kept = [];
  for (const row of rows) kept.push(evidenceRow(row, await asItStood(db, row), row.created_at));
  if (kept.length > 0) await db.insert(complaintEvidence).values(kept);
}

/** Of the story that is told by now, what had happened when the complaint was made. */
async function asItStood(db: Database, { user_id, created_at: at }: ComplaintRow): Promise<Evidence> {
  const all = await asItStands(db, user_id);
  const messages = all.messages.filter(({ sent_at }) => sent_at <= at);
  const worksheets = all.worksheets.filter(({ created_at }) => created_at <= at);
  return {
    messages,
    messages_total: messages.length,
    notes: all.notes.filter(({ written_at }) => written_at <= at),
    links: await carsOf(db, all, at),
    worksheets,
    payments: await paidOf(db, all, at),
  };
}

async function carsOf(db: Database, { links: cars, worksheets }: Evidence, at: string): Promise<Evidence['links']> {
  if (cars.length === 0) return [];
  const rows = await db
    .select({ id: links.id, created_at: links.created_at, published_at: links.published_at, status_since: links.status_since })
    .from(links)
    .where(
      inArray(
        links.id,
        cars.map(({ id }) => id),
      ),
    );
  const moments = new Map(rows.map((row) => [row.id, row]));
  return cars.flatMap((car) => {
    const when = moments.get(car.id);
    if (!when || when.created_at > at) return [];
    // Every car begins as a proposal.
    const status = when.status_since > at ? 'proposed' : car.status;
    const price = worksheets.find((sheet) => sheet.link_id === car.id && sheet.created_at <= at);
    return [{ ...car, status, total_otd: price?.total_otd ?? null, is_displayed: car.is_displayed && when.published_at !== null && when.published_at <= at }];
  });
}

async function paidOf(db: Database, { payments: paid }: Evidence, at: string): Promise<Evidence['payments']> {
  const ids = paid.map(({ id }) => id);
  const rows = ids.length > 0 ? await db.select({ id: payments.id, refunded_at: payments.refunded_at }).from(payments).where(inArray(payments.id, ids)) : [];
  const refunds = new Map(rows.map((row) => [row.id, row.refunded_at]));
  return paid
    .filter(({ created_at, paid_at }) => created_at <= at && (paid_at ?? created_at) <= at)
    .map((payment) => ((refunds.get(payment.id) ?? at) > at ? { ...payment, refunded_amount: 0, status: 'succeeded' as const } : payment));
}
