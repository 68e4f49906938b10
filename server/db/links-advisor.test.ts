import { eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { chats, complaints, dashboardListings, links, otdWorksheets, packages, researchReports, userPreferences, users } from './schema.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await testDatabase('empty');
});
afterAll(() => open.close());

async function person(role: 'client' | 'employee', advisor_id: string | null = null): Promise<string> {
  const id = uuidv7();
  await open.db.insert(users).values({ id, email: `${id}@forecourt.example`, first_name: 'A', last_name: 'B', role, status: 'active', advisor_id });
  return id;
}
async function link(user_id: string): Promise<string> {
  const id = uuidv7();
  await open.db.insert(links).values({ id, user_id, title: 'Car', status_since: new Date().toISOString() });
  return id;
}
const advisorOf = async (id: string) => (await open.db.select({ advisor: links.advisor_id }).from(links).where(eq(links.id, id)))[0]?.advisor;

it('a link knows its client’s advisor, whoever that comes to be', async () => {
  const [first, second] = [await person('employee'), await person('employee')];
  const client = await person('client', first);
  const made = await link(client);
  expect(await advisorOf(made)).toBe(first);
  await open.db.update(users).set({ advisor_id: second }).where(eq(users.id, client));
  expect(await advisorOf(made)).toBe(second);
  await open.db.update(users).set({ advisor_id: null }).where(eq(users.id, client));
  expect(await advisorOf(made)).toBeNull();
});

it('a closed account’s links are nobody’s', async () => {
  const client = await person('client', await person('employee'));
  const made = await link(client);
  await open.db.update(users).set({ deleted_at: new Date().toISOString() }).where(eq(users.id, client));
  expect(await advisorOf(made)).toBeNull();
});

it('what was found out about a car knows its client’s advisor, and follows the link to another client', async () => {
  const [first, second] = [await person('employee'), await person('employee')];
  const [client, other] = [await person('client', first), await person('client', second)];
  const made = await link(client);
  const [report] = await open.db
    .insert(researchReports)
    .values({ link_id: made, revision: 1, verdict: 'go_ahead', summary: 'Sound.', advisor_id: second })
    .returning();
  const [sheet] = await open.db
    .insert(otdWorksheets)
    .values({ link_id: made, revision: 1, taxed_amount: 0, sales_tax: 0, total_otd: 1, cash_due: 1 })
    .returning();
  expect([report?.advisor_id, sheet?.advisor_id]).toEqual([first, first]);
  const known = async () => [
    (await open.db.select().from(researchReports).where(eq(researchReports.link_id, made)))[0]?.advisor_id,
    (await open.db.select().from(otdWorksheets).where(eq(otdWorksheets.link_id, made)))[0]?.advisor_id,
  ];
  await open.db.update(users).set({ advisor_id: second }).where(eq(users.id, client));
  expect(await known()).toEqual([second, second]);
  await open.db.update(users).set({ advisor_id: null }).where(eq(users.id, client));
  expect(await known()).toEqual([null, null]);
  await open.db.update(links).set({ user_id: other }).where(eq(links.id, made));
  expect(await known()).toEqual([second, second]);
  await open.db.update(otdWorksheets).set({ advisor_id: first }).where(eq(otdWorksheets.link_id, made));
  expect(await known()).toEqual([second, second]);
});

it('what waits for an advisor knows whose it is: chats, complaints and checklists', async () => {
  const [first, second] = [await person('employee'), await person('employee')];
  const [client, other] = [await person('client', first), await person('client', second)];
  const status_since = new Date().toISOString();
  const [offer] = await open.db.select({ id: packages.id }).from(packages).limit(1);
  const [chat] = await open.db.insert(chats).values({ kind: 'advisor', client_id: client, advisor_id: second }).returning();
  const [complaint] = await open.db
    .insert(complaints)
    .values({ user_id: client, subject: 'Late', category: 'delay', details: 'Nobody came back.', status_since, advisor_id: second })
    .returning();
  const [checklist] = await open.db
    .insert(userPreferences)
    .values({ user_id: client, package_id: offer?.id ?? '', advisor_id: second })
    .returning();
  expect([chat?.advisor_id, complaint?.advisor_id, checklist?.advisor_id]).toEqual([first, first, first]);
  const known = async () =>
    (
      await Promise.all(
        [chats, complaints, userPreferences].map((table) =>
          open.db
            .select({ advisor: table.advisor_id })
            .from(table)
            .where(inArray(table.id, [chat?.id ?? '', complaint?.id ?? '', checklist?.id ?? ''])),
        ),
      )
    ).flatMap((rows) => rows.map(({ advisor }) => advisor));
  await open.db.update(users).set({ advisor_id: second }).where(eq(users.id, client));
  expect(await known()).toEqual([second, second, second]);
  await open.db.update(users).set({ deleted_at: status_since }).where(eq(users.id, client));
  expect(await known()).toEqual([null, null, null]);
  await open.db.update(chats).set({ client_id: other }).where(eq(chats.client_id, client));
  await open.db.update(complaints).set({ user_id: other }).where(eq(complaints.user_id, client));
  await open.db.update(userPreferences).set({ advisor_id: first }).where(eq(userPreferences.user_id, client));
  expect(await known()).toEqual([second, second, null]);
});

it('who writes another advisor into a link changes nothing', async () => {
  const advisor = await person('employee');
  const made = await link(await person('client', advisor));
  await open.db
    .update(links)
    .set({ advisor_id: await person('employee') })
    .where(eq(links.id, made));
  expect(await advisorOf(made)).toBe(advisor);
});

it('a line of the work table knows its client’s advisor, and whether there is an account', async () => {
  const [first, second] = [await person('employee'), await person('employee')];
  const client = await person('client', first);
  await open.db.insert(dashboardListings).values({ user_id: client, step_since: new Date().toISOString(), advisor_id: second });
  const line = async () =>
    (
      await open.db
        .select({ advisor: dashboardListings.advisor_id, is_alive: dashboardListings.is_alive })
        .from(dashboardListings)
        .where(eq(dashboardListings.user_id, client))
    )[0];
  expect(await line()).toEqual({ advisor: first, is_alive: true });
  await open.db.update(users).set({ advisor_id: second }).where(eq(users.id, client));
  expect(await line()).toEqual({ advisor: second, is_alive: true });
  await open.db.update(users).set({ deleted_at: new Date().toISOString() }).where(eq(users.id, client));
  expect(await line()).toEqual({ advisor: null, is_alive: false });
});
