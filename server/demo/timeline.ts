// How each client got this far, as their timeline shows it; the moves of links are there already.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { paidStatuses } from '../../domain/refunds.ts';
import type { Target } from '../../domain/targets.ts';
import { links, packages, payments, userPreferences } from '../db/schema.ts';
import type { EventKind, Facts } from '../events/kinds.ts';
import { byDay } from './daytime.ts';
import { demoEvent, keepHappened, type Happened } from './happenings.ts';
import type { Filler } from './filler.ts';
import type { DemoClient } from './model.ts';

const hour = 3_600_000;

export const fillTimeline: Filler = async (db, _services, world) => {
  const entries: Happened[] = [];
  const add = <K extends EventKind>(at: Date, client: DemoClient, actor_id: string | null, target: Target, kind: K, facts: Facts<K>) =>
    entries.push(demoEvent(kind, facts, { id: world.id(at), at, actor_id, client_id: client.id, target }));
  const clients = new Map(world.clients.map((client) => [client.id, client]));
  const advisors = new Map(world.advisors.map((advisor) => [advisor.id, advisor]));
  const packageNames = new Map((await db.select().from(packages)).map((one) => [one.package_identifier, one.name]));

  const paid = await db.select().from(payments).where(inArray(payments.status, paidStatuses));
  for (const payment of paid) {
    const client = clients.get(payment.user_id ?? '');
    if (!client || !payment.paid_at) continue;
    const name = packageNames.get(payment.package_identifier) ?? payment.package_identifier;
    const { kind: order, amount, receipt_number } = payment;
    const facts = { order, package_name: name, amount, receipt_number };
    add(new Date(payment.paid_at), client, null, { kind: 'payment', id: payment.id }, 'payment_succeeded', facts);
  }

  for (const checklist of await db.select().from(userPreferences).where(isNotNull(userPreferences.submitted_at))) {
    const client = clients.get(checklist.user_id);
    if (!client || !checklist.submitted_at) continue;
    const submitted = new Date(checklist.submitted_at);
    const target = { kind: 'preferences', id: checklist.id } as const;
    add(submitted, client, client.id, target, 'checklist_submitted', { again: false });
    const advisor = advisors.get(client.advisor_id ?? '');
    if (!advisor) continue;
    const about = { kind: 'user', id: client.id } as const;
    add(submitted, client, null, about, 'advisor_assigned', { advisor_id: advisor.id, before_id: null });
    const begun = byDay(new Date(submitted.getTime() + 2 * hour), world.now);
    if (client.stage === 'new_request' || begun > world.now) continue;
    add(begun, client, advisor.id, about, 'request_begun', {});
    if (client.stage === 'delivered') {
      add(client.stage_since, client, advisor.id, about, 'car_delivered', {});
    }
  }

  // Links published on one day share one entry.
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
    const only = together.length === 1 ? first : undefined;
    add(new Date(last), client, client.advisor_id, { kind: 'link', id: only?.id ?? null }, 'links_published', {
      count: together.length,
      ...(only ? { title: only.title } : {}),
    });
  }

  await keepHappened(db, entries);
};
