// Both sides of a question: an answer goes out by mail, what its writer writes back comes from the page that mail leads to.
import { desc, eq } from 'drizzle-orm';
import { replyDue } from '../../../domain/working-hours.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { isClosedEmail } from '../../db/personal.ts';
import { nextVersion } from '../../db/rows.ts';
import { supportMessages, supportRequests } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { firmAnswerHours } from '../settings/index.ts';
import { issueCaseAddress } from './tokens.ts';

type RequestRow = typeof supportRequests.$inferSelect;

/** Every event of a question: who, about which, and who takes care of it. */
export const aboutSupport = (actor: Actor | null, { id, owner_id }: Pick<RequestRow, 'id' | 'owner_id'>) =>
  ({ actor, client_id: null, target: { kind: 'support_request', id }, employee_id: owner_id }) as const;

/** Who takes care of a question from now on; they are told. @param row locked */
export async function giveSupportRequest(db: Database, actor: Actor, row: RequestRow, owner_id: string | null): Promise<void> {
  await db
    .update(supportRequests)
    .set({ owner_id, ...nextVersion(supportRequests) })
    .where(eq(supportRequests.id, row.id));
  await saidAssigned(db, actor, row, { ...row, owner_id });
}

/** Tells who owns it now, and the screens of who owned it before, who has one less. */
export async function saidAssigned(db: Database, actor: Actor, before: RequestRow, row: RequestRow): Promise<void> {
  await changed(db, { people: [before.owner_id], resources: ['support-requests'] });
  await happened(db, { kind: 'support_assigned', ...aboutSupport(actor, row), topic: row.topic });
}

/** Keeps the answer, mails it, and who answers first owns it. @param row locked @returns the message's id @throws Problem 409 if nobody reads it */
export async function answer(db: Database, services: Services, actor: Actor, row: RequestRow, text: string): Promise<string> {
  if (isClosedEmail(row.email)) throw conflict('This person closed their account, so there’s no address to write to.');
  const sent = await lastIfSame(db, row, actor.id, text);
  if (sent) return sent;
  const id = await keep(db, row, actor.id, text);
  const owner_id = row.owner_id ?? actor.id;
  await db
    .update(supportRequests)
    .set({ status: 'answered', owner_id, ...nextVersion(supportRequests) })
    .where(eq(supportRequests.id, row.id));
  const { url } = await issueCaseAddress(db, services, row.id);
  await enqueue(db, { kind: 'mail', payload: templates.supportAnswer(row.email, { name: row.name, text, url }) });
  await happened(db, { kind: 'support_answered', ...aboutSupport(actor, { ...row, owner_id }) });
  return id;
}

/** Keeps what the writer wrote back. An answered or closed question is open again, and due anew. @param row locked */
export async function writeBack(db: Database, services: Services, row: RequestRow, text: string): Promise<RequestRow> {
  if (await lastIfSame(db, row, null, text)) return row;
  await keep(db, row, null, text);
  const isOpen = row.status === 'open' || row.status === 'in_progress';
  const reopened = { status: row.owner_id ? 'in_progress' : 'open', answer_by: replyDue(services.clock(), await firmAnswerHours(db)).toISOString() } as const;
  const [kept] = await db
    .update(supportRequests)
    .set({ ...(isOpen ? {} : reopened), ...nextVersion(supportRequests) })
    .where(eq(supportRequests.id, row.id))
    .returning();
  await happened(db, { kind: 'support_written_back', ...aboutSupport(null, row), topic: row.topic });
  return kept ?? row;
}

async function keep(db: Database, { id: request_id }: RequestRow, author_id: string | null, text: string): Promise<string> {
  const [kept] = await db.insert(supportMessages).values({ request_id, author_id, text }).returning({ id: supportMessages.id });
  if (!kept) throw new Error('The message was not kept.');
  return kept.id;
}

/** The last message if it says the same: sent again after a lost answer, it is no second one. */
async function lastIfSame(db: Database, { id, status }: RequestRow, authorId: string | null, text: string): Promise<string | undefined> {
  const [last] = await db.select().from(supportMessages).where(eq(supportMessages.request_id, id)).orderBy(desc(supportMessages.id)).limit(1);
  if (last?.author_id !== authorId || last.text !== text) return undefined;
  // Of a question that was closed meanwhile it is a new one.
  const isUnmoved = authorId === null ? status === 'open' || status === 'in_progress' : status === 'answered';
  return isUnmoved ? last.id : undefined;
}
