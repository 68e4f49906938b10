// After an account is closed nothing tells who it was, in whatever table or file; and no letter's token outlives its letter.
import { eq, ilike, or, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../../server/db/migrate.ts';
import { declared } from '../../server/db/personal.ts';
import {
  chats,
  complaintEvidence,
  couponUsage,
  eventValues,
  initialClientData,
  messages,
  outbox,
  payments,
  storedFiles,
  supportRequests,
  users,
} from '../../server/db/schema.ts';
import { happened } from '../../server/events/happened.ts';
import { enqueue } from '../../server/outbox/outbox.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { findEverywhere } from '../support/everywhere.ts';
import { begin } from '../support/sign-up.ts';
import { letterSaying } from '../support/letter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const clientEmail = 'client@forecourt.example';
/** What is kept, as the schema declares it (docs/rules.md, Account). */
const kept = (place: string): boolean => /^(audit_entries|payments)[.]/.test(place);

async function person(email: string) {
  const [row] = await app.db.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error(`There is no ${email}.`);
  return row;
}

async function upload(token: string, purpose: string, content: string): Promise<string> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([content]), `${content.split(' ', 1)[0]}file.txt`);
  const { status, body } = await app.call('uploadFile', { token, form });
  expect(status).toBe(201);
  return body.id;
}

describe('a letter', () => {
  it('that is delivered leaves no token behind, in no table', async () => {
    const admin = await app.signIn('admin@forecourt.example');
    await app.call('forgotPassword', { body: { email: 'client2@forecourt.example' } });
    await app.call('createUser', { token: admin, body: { email: 'ida.invited@mailhaven.example', first_name: 'Ida', last_name: 'Invited' } });
    const prospect = await begin(app);
    await app.call('sendOnboardingLink', { token: admin, params: { id: prospect.id } });
    const tokens = (await app.letters())
      .flatMap(({ action }) => [...new URLSearchParams(new URL(action?.url ?? 'http://x/').hash.slice(1)).values()])
      .filter((value) => value.length > 20);
    expect(tokens.length).toBeGreaterThanOrEqual(3);
    for (const token of tokens) expect(await findEverywhere(app.db, token)).toEqual([]);
  });
});

/** Types a word in every place where a client, or staff about a client, types. */
async function fillEverywhere(email: string, marker: string) {
  const client = await person(email);
  const token = await app.signIn(email);
  const [theirs] = await app.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, client.advisor_id ?? ''));
  const advisor = await app.signIn(theirs?.email ?? '');
  const phone = `(207) 555-${String(Math.floor(1_000 + Math.random() * 9_000))}`;
  await app.call('updateUser', { token, params: { id: client.id }, body: { phone } });
  const attachment = await upload(token, 'chat', `${marker} in a file`);
  const [chat] = (await app.call('listChats', { token, query: { filter: { kind: 'advisor' } } })).body;
  const message = { chat_id: chat?.id, message_id: uuidv7(), text: `${marker} for my advisor`, attachment_ids: [attachment] };
  expect((await app.call('sendMessage', { token, body: message })).status).toBe(201);
  expect(
    (await app.call('sendMessage', { token: advisor, body: { chat_id: chat?.id, message_id: uuidv7(), text: `Hello ${client.name}, ${marker}` } })).status,
  ).toBe(201);
  const proof = await upload(token, 'complaint', `${marker} as proof`);
  const complaint = { subject: `${marker} subject`, category: 'delay', details: `${marker} details, call ${phone}`, attachment_ids: [proof] };
  expect((await app.call('createComplaint', { token, body: complaint })).status).toBe(201);
  // Before signing in, by the e-mail alone.
  const question = { name: client.name, email: email.toUpperCase(), topic: 'other', message: `${marker} question` };
  expect((await app.call('requestSupport', { body: question })).status).toBe(201);
  const tracker = { field: 'next_step', value: `${marker} call ${client.name}` };
  expect((await app.call('updateCustomerTracker', { token: advisor, params: { id: client.id }, body: tracker })).status).toBe(200);
  const folder = new FormData();
  folder.append('files', new Blob([`${marker} in the folder`]), `${marker}.txt`);
  const [own] = (await app.call('listClientFolders', { token, query: {} })).body;
  expect((await app.call('uploadFolderFiles', { token, params: { id: own?.id }, form: folder })).status).toBe(201);
  const [paid] = await app.db.select({ id: payments.id }).from(payments).where(eq(payments.user_id, client.id));
  await app.db.update(couponUsage).set({ buyer_email: email }).where(eq(couponUsage.user_id, client.id));
  await happened(app.db, { kind: 'complaint_opened', actor: { id: client.id, role: 'client' }, client_id: client.id, subject: `${client.name} complained` });
  // A letter that waits, and one that was given up on.
  await app.outbox.drain();
  await enqueue(app.db, {
    kind: 'mail',
    payload: letterSaying(email, { subject: marker, text: `Hello ${client.name}` }),
    run_at: new Date(Date.now() + 86_400_000),
  });
  await app.db
    .insert(outbox)
    .values({ kind: 'mail', payload: { to: email, subject: marker }, failed_at: new Date().toISOString(), run_at: new Date().toISOString() });
  const keysBefore = await app.db.select({ key: storedFiles.storage_key }).from(storedFiles).where(eq(storedFiles.uploaded_by, client.id));
  expect(keysBefore.length).toBeGreaterThanOrEqual(3);
  return { client, phone, marker, keysBefore, paid };
}

describe('a closed account', () => {
  it('leaves nothing that tells who it was, but what is declared to be kept', async () => {
    const admin = await app.signIn('admin@forecourt.example');
    const { client, phone, marker, keysBefore, paid } = await fillEverywhere(clientEmail, 'typed-zq7');
    for (const sought of [clientEmail, client.name, phone, marker]) expect(await findEverywhere(app.db, sought)).not.toEqual([]);

    expect((await app.call('deleteUser', { token: admin, params: { id: client.id } })).status).toBe(200);
    const last = await app.letters();
    expect(last[0]).toMatchObject({ to: clientEmail, subject: expect.stringContaining('closed') });

    for (const sought of [clientEmail, client.name, client.last_name, phone, marker]) {
      const places = (await findEverywhere(app.db, sought)).filter((place) => !kept(place));
      expect({ sought, places }).toEqual({ sought, places: [] });
    }
    for (const { key } of keysBefore) expect(await app.services.files.size(key)).toBeUndefined();
    // What is kept: the thread as it went, without words; the payment.
    const thread = await app.db
      .select({ text: messages.text })
      .from(messages)
      .innerJoin(chats, eq(chats.id, messages.chat_id))
      .where(eq(chats.client_id, client.id));
    expect(new Set(thread.map(({ text }) => text))).toEqual(new Set(['Removed when the account was closed.']));
    expect(paid && (await app.db.select({ id: payments.id }).from(payments).where(eq(payments.id, paid.id)))).toHaveLength(1);
  });

  it('shows nothing that breaks: staff’s lists of it still answer', async () => {
    const admin = await app.signIn('admin@forecourt.example');
    const [closed] = (await app.call('listUsers', { token: admin, query: { filter: { status: 'closed' } } })).body;
    expect((await app.call('getUser', { token: admin, params: { id: closed?.id } })).status).toBe(200);
    for (const list of ['listComplaints', 'listChats', 'listSupportRequests', 'listClientFolders', 'listLinks', 'listUserPreferences'] as const) {
      expect({ list, status: (await app.call(list, { token: admin, query: {} })).status }).toEqual({ list, status: 200 });
    }
  });
});

it('the copy of one’s data has a section for everything that is declared to be in it', async () => {
  const token = await app.signIn('client2@forecourt.example');
  const { body } = await app.call('getMyData', { token });
  const sections = ['Account', ...body.sections.map(({ name }) => name)];
  const asked = declared.flatMap(({ personal }) => (typeof personal?.copy === 'string' ? [personal.copy] : []));
  expect(sections).toEqual(expect.arrayContaining(asked));
});

it('an account closed before its words went along loses them with the next start', async () => {
  const email = 'client2@forecourt.example';
  const { client, marker, phone, keysBefore } = await fillEverywhere(email, 'typed-before');
  const name = { first_name: 'Closed', last_name: 'account', email: `${client.id}@closed.invalid` };
  // As closing did it then.
  await app.db
    .update(users)
    .set({ ...name, phone: null, zip: null, avatar: null, password_hash: null, status: 'closed', deleted_at: new Date().toISOString() })
    .where(eq(users.id, client.id));
  await app.db
    .update(initialClientData)
    .set({ ...name, phone: '0000000', zip: '00000' })
    .where(eq(initialClientData.user_id, client.id));
  await app.db
    .update(supportRequests)
    .set({ name: 'Closed account', email: name.email })
    .where(or(eq(supportRequests.user_id, client.id), ilike(supportRequests.email, email)));
  await app.db.update(supportRequests).set({ user_id: client.id }).where(eq(supportRequests.email, name.email));
  // Letters went by the e-mail, which is known no more.
  await app.db.delete(outbox).where(sql`lower(${outbox.payload}->>'to') = ${email}`);
  expect(await findEverywhere(app.db, marker)).not.toEqual([]);

  const scrub = readMigrationFiles({ migrationsFolder }).find(({ sql: statements }) => statements.some((one) => one.includes('Accounts closed before')));
  // Timelines, notifications and histories have become events since; old-data.test.ts takes those along from where they stood.
  await app.db.delete(eventValues).where(eq(eventValues.client_id, client.id));
  // Complaints had no evidence then.
  await app.db.update(complaintEvidence).set({ contents: null }).where(eq(complaintEvidence.client_id, client.id));
  for (const statement of scrub?.sql ?? []) {
    if (!/"(?:timeline_entries|link_events|tracker_changes)"|UPDATE "(?:notifications|complaint_entries)"/.test(statement))
      await app.db.execute(sql.raw(statement));
  }
  await app.outbox.drain();
  for (const sought of [marker, phone, email, client.name, client.last_name]) {
    const places = (await findEverywhere(app.db, sought)).filter((place) => !kept(place));
    expect({ sought, places }).toEqual({ sought, places: [] });
  }
  for (const { key } of keysBefore) expect(await app.services.files.size(key)).toBeUndefined();
});
