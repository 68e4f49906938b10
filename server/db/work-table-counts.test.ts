// What the triggers on links count for the work table, against the rules of domain/.
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientDecides } from '../../domain/link-turn.ts';
import { asked } from '../../domain/pipeline.ts';
import { linkStatusValues } from '../../generated/enums.ts';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { dashboardListings, links, users } from './schema.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await testDatabase('empty');
});
afterAll(() => open.close());

const now = new Date().toISOString();
async function client(): Promise<string> {
  const id = uuidv7();
  await open.db.insert(users).values({ id, email: `${id}@forecourt.example`, first_name: 'A', last_name: 'B', role: 'client', status: 'active' });
  return id;
}
const line = (user_id: string) => open.db.insert(dashboardListings).values({ user_id, step_since: now });
async function counted(user_id: string): Promise<unknown> {
  const [row] = await open.db
    .select({ links: dashboardListings.links, to_decide: dashboardListings.to_decide, waiting_on_us: dashboardListings.waiting_on_us })
    .from(dashboardListings)
    .where(eq(dashboardListings.user_id, user_id));
  return row;
}
const car = (user_id: string, status: (typeof linkStatusValues)[number] = 'proposed', is_displayed = true) => ({
  user_id,
  title: 'Car',
  status,
  is_displayed,
  status_since: now,
  final_price: 2_900_000,
});

it.each(linkStatusValues)('a link that is %s counts as the domain says', async (status) => {
  const id = await client();
  await line(id);
  await open.db.insert(links).values(car(id));
  await open.db.update(links).set({ status }).where(eq(links.user_id, id));
  expect(await counted(id)).toEqual({ links: 1, to_decide: Number(clientDecides.includes(status)), waiting_on_us: Number(asked.includes(status)) });
});

it('counts what many statements made, hid, moved to another client and took away', async () => {
  const [one, other] = [await client(), await client()];
  await line(one);
  await line(other);
  await open.db.insert(links).values([car(one), car(one, 'otd_requested'), car(one, 'rejected'), car(one, 'proposed', false)]);
  expect(await counted(one)).toEqual({ links: 3, to_decide: 1, waiting_on_us: 1 });
  await open.db.update(links).set({ is_displayed: true }).where(eq(links.user_id, one));
  expect(await counted(one)).toEqual({ links: 4, to_decide: 2, waiting_on_us: 1 });
  await open.db
    .update(links)
    .set({ user_id: other })
    .where(and(eq(links.user_id, one), eq(links.status, 'otd_requested')));
  expect([await counted(one), await counted(other)]).toMatchObject([
    { links: 3, waiting_on_us: 0 },
    { links: 1, waiting_on_us: 1 },
  ]);
  await open.db.delete(links).where(eq(links.user_id, one));
  expect(await counted(one)).toEqual({ links: 0, to_decide: 0, waiting_on_us: 0 });
});

it('a line that is made after the links begins with them', async () => {
  const id = await client();
  await open.db.insert(links).values([car(id), car(id, 'research_requested')]);
  await line(id);
  expect(await counted(id)).toEqual({ links: 2, to_decide: 1, waiting_on_us: 1 });
});
