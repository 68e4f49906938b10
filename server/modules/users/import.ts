// Clients out of a spreadsheet: what would become of each row, and the job that makes the accounts, some at a time (docs/decisions.md).
import { and, eq, inArray, sql } from 'drizzle-orm';
import { clientOfCells, emailKey, isWhole, clientColumns } from '../../../domain/client-sheet.ts';
import type { ClientCheck, ClientDraft } from '../../../generated/api.ts';
import { invalid } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { clientImports, importedClients, packages, users, type WaitingRow } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { enqueue, type JobContext } from '../../outbox/outbox.ts';
import { gaveUp } from '../../outbox/sheet-jobs.ts';
import type { Payload } from '../../outbox/kinds.ts';
import type { Services } from '../../services.ts';
import { handOverChat } from '../chats/index.ts';
import { mailInvitation } from '../credentials/index.ts';
import type { Sheet } from '../files/index.ts';
import type { Person } from './accounts.ts';
import { letOthersIn } from '../../outbox/let-others-in.ts';
import { setUpClients } from './set-up-client.ts';

/** Accounts made in one transaction. */
const atOnce = 100;

/** The rows of a sheet whose headings name fields. @throws Problem 422 on `file` where none is the e-mail, or there is no row */
export function waitingRows({ headings, rows }: Sheet): WaitingRow[] {
  const columns = clientColumns(headings);
  if (!columns.includes('email')) throw invalid({ file: 'The first row must name the columns, including e-mail.' });
  if (rows.length === 0) throw invalid({ file: 'The spreadsheet has no rows.' });
  return rows.map(({ cells }) => clientOfCells(Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : [])))));
}

/** What would become of each: who has its e-mail, and a package or an advisor that is not there. */
export async function checkDrafts(db: Database, drafts: readonly Partial<ClientDraft>[]): Promise<ClientCheck[]> {
  const twins = new Map((await withEmails(db, drafts)).map(({ key, ...twin }) => [key, twin]));
  const known = {
    package_id: await idsIn(drafts, 'package_id', (ids) => db.select({ id: packages.id }).from(packages).where(inArray(packages.id, ids))),
    advisor_id: await idsIn(drafts, 'advisor_id', (ids) =>
      db
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.id, ids), eq(users.role, roles.employee), eq(users.status, 'active'))),
    ),
  };
  return drafts.map((draft) => ({
    errors: {
      ...(draft.package_id && !known.package_id.has(draft.package_id) ? { package_id: 'Choose a package.' } : {}),
      ...(draft.advisor_id && !known.advisor_id.has(draft.advisor_id) ? { advisor_id: 'Choose an active advisor.' } : {}),
    },
    twin: twins.get(emailKey(draft.email ?? '')) ?? null,
  }));
}

async function withEmails(db: Database, drafts: readonly Partial<ClientDraft>[]) {
  const keys = drafts.flatMap(({ email }) => (email ? [emailKey(email)] : []));
  if (keys.length === 0) return [];
  const { id, name, role, status } = users;
  const key = sql<string>`lower(${users.email})`;
  return db.select({ key, id, name, role, status }).from(users).where(inArray(key, keys));
}

async function idsIn(
  drafts: readonly Partial<ClientDraft>[],
  field: 'package_id' | 'advisor_id',
  read: (ids: string[]) => PromiseLike<{ id: string }[]>,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(drafts.flatMap((draft) => draft[field] ?? []))];
  return new Set(ids.length === 0 ? [] : (await read(ids)).map(({ id }) => id));
}

/** Makes the next accounts of an import, unless it is over or being undone; those after them are a job of their own. Done twice, it does nothing. */
export async function importNextClients({ import_id, from }: Payload<'import_clients'>, { db: outside, services }: JobContext): Promise<void> {
  await letOthersIn();
  await outside.transaction(async (db) => {
    const [job] = await db.select().from(clientImports).where(eq(clientImports.id, import_id)).for('update');
    if (!job || job.state !== 'running' || job.done !== from) return;
    const part = job.rows.slice(from, from + atOnce);
    const made = await makeAccounts(db, services, job, part);
    const done = from + part.length;
    const isOver = done >= job.total;
    await db
      .update(clientImports)
      .set({
        done,
        created: job.created + made.created,
        left_out: [...job.left_out, ...made.left_out.map(({ row, errors }) => ({ row: from + row, errors }))],
        ...(isOver ? { state: 'done', rows: [] } : {}),
      })
      .where(eq(clientImports.id, import_id));
    await changed(db, { circle: 'admins', resources: ['users', 'dashboard-listings', 'client-folders'] });
    if (!isOver) await enqueue(db, { kind: 'import_clients', payload: { import_id, from: done } });
  });
}

/** Its tries are used up: the accounts it made can be undone, and the other rows are left out. */
export const importGivenUp = ({ import_id, from }: Payload<'import_clients'>, { db: outside }: JobContext): Promise<void> =>
  outside.transaction(async (db) => {
    const [job] = await db.select().from(clientImports).where(eq(clientImports.id, import_id)).for('update');
    if (job?.state !== 'running' || job.done !== from) return;
    const left_out = [...job.left_out, ...job.rows.slice(from).map((_row, index) => ({ row: from + index + 1, errors: {} }))];
    await db
      .update(clientImports)
      .set({ state: 'stopped', rows: [], left_out, problem: gaveUp('import the rest') })
      .where(eq(clientImports.id, import_id));
  });

type Job = typeof clientImports.$inferSelect;

/** @returns how many accounts were made, and which rows were not, counted from 1 */
async function makeAccounts(db: Database, services: Services, { id: import_id, created_by, is_invited }: Job, rows: readonly WaitingRow[]) {
  const checks = await checkDrafts(
    db,
    rows.map(({ draft }) => draft),
  );
  const left_out: { row: number; errors: Readonly<Record<string, string>> }[] = [];
  const wanted = new Map<string, { row: number; draft: ClientDraft }>();
  const leaveOut = (row: number, errors: Readonly<Record<string, string>>) => left_out.push({ row, errors });
  for (const [index, client] of rows.entries()) {
    const { errors = {}, twin = null } = checks[index] ?? {};
    const whole = { draft: client.draft, errors: { ...client.errors, ...errors } };
    if (!isWhole(whole)) leaveOut(index + 1, whole.errors);
    else if (twin) leaveOut(index + 1, taken);
    else if (wanted.has(emailKey(whole.draft.email))) leaveOut(index + 1, twice);
    else wanted.set(emailKey(whole.draft.email), { row: index + 1, draft: whole.draft });
  }
  const values = [...wanted.values()].map(({ draft }) => ({ ...draft, role: roles.client, status: 'invited' as const }));
  const made = values.length === 0 ? [] : await db.insert(users).values(values).onConflictDoNothing().returning();
  await setUpClients(db, made, services.clock());
  for (const person of made) {
    wanted.delete(emailKey(person.email));
    await beginWithAdvisor(db, created_by, person);
    if (is_invited) await mailInvitation(db, services, person, roles.client);
  }
  if (made.length > 0) await db.insert(importedClients).values(made.map(({ id: user_id }) => ({ import_id, user_id })));
  // Somebody else made an account of it at this moment.
  for (const { row } of wanted.values()) leaveOut(row, taken);
  return { created: made.length, left_out: left_out.toSorted((one, other) => one.row - other.row) };
}

const taken = { email: 'This e-mail already has an account.' };
const twice = { email: 'This e-mail is in the spreadsheet twice.' };

/** The chat with whoever was named. Nobody is notified: five thousand notices would say nothing. */
async function beginWithAdvisor(db: Database, adminId: string, { id, advisor_id }: Person): Promise<void> {
  if (advisor_id === null) return;
  await handOverChat(db, id, advisor_id);
  const actor = { id: adminId, role: roles.admin };
  const about = { actor, client_id: id, target: { kind: 'user', id }, internal: true } as const;
  await happened(db, { ...about, kind: 'assignment_reason', outcome: 'assigned', advisor_id, reason: 'Imported from a spreadsheet.' });
}
