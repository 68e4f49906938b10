// How each client came this far, as their timeline tells it; the moves of links stand there already.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { paidStatuses } from '../../domain/refunds.ts';
import { links, packages, payments, timelineEntries, userPreferences } from '../../server/db/schema.ts';
import { moneyWords } from '../../server/modules/payments/money.ts';
import { inBatches } from './batches.ts';
import { byDay } from './daytime.ts';
import type { Filler } from './index.ts';
import type { DemoClient } from './world.ts';

type Entry = typeof timelineEntries.$inferInsert;

const hour = 3_600_000;

export const fillTimeline: Filler = async (db, _services, world) => {
  const entries: Entry[] = [];
  const add = (at: Date, client: DemoClient, entry: Pick<Entry, 'kind' | 'words' | 'actor_id'> & Partial<Entry>) =>
    entries.push({ id: world.id(at), client_id: client.id, internal: false, created_at: at.toISOString(), updated_at: at.toISOString(), ...entry });
  const clients = new Map(world.clients.map((client) => [client.id, client]));
  const advisors = new Map(world.advisors.map((advisor) => [advisor.id, advisor]));
  const packageNames = new Map((await db.select().from(packages)).map((one) => [one.package_identifier, one.name]));

  const paid = await db.select().from(payments).where(inArray(payments.status, paidStatuses));
  for (const payment of paid) {
    const client = clients.get(payment.user_id ?? '');
    if (!client || !payment.paid_at) continue;
    const name = packageNames.get(payment.package_identifier) ?? payment.package_identifier;
    const words = payment.kind === 'upgrade' ? `Upgraded to ${name}, ${moneyWords(payment.amount)} paid.` : `${name} paid, ${moneyWords(payment.amount)}.`;
    add(new Date(payment.paid_at), client, { kind: 'payment_succeeded', words, actor_id: null, target_kind: 'payment', target_id: payment.id });
  }

  for (const checklist of await db.select().from(userPreferences).where(isNotNull(userPreferences.submitted_at))) {
    const client = clients.get(checklist.user_id);
    if (!client || !checklist.submitted_at) continue;
    const submitted = new Date(checklist.submitted_at);
    const target = { target_kind: 'preferences', target_id: checklist.id } as const;
    add(submitted, client, { kind: 'checklist_submitted', words: 'Checklist submitted.', actor_id: client.id, ...target });
    const advisor = advisors.get(client.advisor_id ?? '');
    if (!advisor) continue;
    const about = { target_kind: 'user', target_id: client.id } as const;
    add(submitted, client, { kind: 'advisor_assigned', words: `${advisor.name} is your advisor.`, actor_id: null, ...about });
    const begun = byDay(new Date(submitted.getTime() + 2 * hour), world.now);
    if (client.stage === 'new_request' || begun > world.now) continue;
    add(begun, client, { kind: 'request_begun', words: 'Your checklist is being worked on.', actor_id: advisor.id, ...about });
    if (client.stage === 'delivered') {
      add(client.stage_since, client, { kind: 'car_delivered', words: 'Your car is delivered.', actor_id: advisor.id, ...about });
    }
  }

  // What was published on one day was told together.
  const published = await db
    .select()
    .from(links)
    .where(and(eq(links.is_displayed, true), isNotNull(links.published_at)));
  const byClientAndDay = new Map<string, typeof published>();
  for (const link of published) {
    const key = `${link.user_id} ${link.published_at?.slice(0, 10) ?? ''}`;
    byClientAndDay.set(key, [...(byClientAndDay.get(key) ?? []), link]);
  }
  for (const together of byClientAndDay.values()) {
    const [first] = together;
    const last = together
      .map((link) => link.published_at ?? '')
      .toSorted()
      .at(-1);
    const client = clients.get(first?.user_id ?? '');
    if (!first || !client || !last) continue;
    const advisor = advisors.get(client.advisor_id ?? '');
    const what = together.length === 1 ? `New link: ${first.title}` : `${together.length} new links`;
    add(new Date(last), client, {
      kind: 'links_published',
      words: `${what}${advisor ? ` from ${advisor.first_name}` : ''}.`,
      actor_id: client.advisor_id,
      target_kind: 'link',
      target_id: together.length === 1 ? first.id : null,
    });
  }

  await inBatches(entries, (batch) => db.insert(timelineEntries).values(batch));
};
