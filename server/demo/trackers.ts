// The advisors' sheets about their demo clients.
import { dateFormat, figureText } from '../../domain/formats.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { customerTrackers, trackerFields } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { withA } from './car-models.ts';
import { clientFacts, linksOf, type ClientFacts } from './client-facts.ts';
import { demoEvent, keepHappened, type Happened } from './happenings.ts';
import { dollars } from './link-words.ts';
import type { DemoWish, World } from './model.ts';

/** What an advisor would write down about this client, by field. */
function notesAbout(facts: ClientFacts, { selections }: DemoWish): Readonly<Record<string, readonly string[]>> {
  const { money, taste, logistics } = selections;
  const day = dateFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(logistics?.latest ?? facts.client.joined_at));
  const musts = (taste?.options ?? []).filter(({ wish }) => wish === 'must').map(({ name }) => name.toLowerCase());
  const decides = facts.partner ? [`${facts.partner.first_name} (${facts.partner.who}) has the last word`] : [];
  const { trade } = facts;
  return {
    budget: [`${facts.most} out the door`, ...(facts.method === 'cash' ? [`Cash, ${facts.most}`] : [`${facts.monthly} a month at most, ${facts.most} in all`])],
    timeline: [`Needs it by ${day}`, `No hurry before ${day}`],
    hot_buttons: [musts.join(', '), `${withA(facts.model)}, ${facts.color} if there is one`, `${musts[0] ?? 'Quiet cabin'} first, price second`].map(capital),
    objections: [`Nothing ${facts.avoided}`, `No ${facts.never}`, `Won’t drive over ${facts.distance} miles`, ...decides],
    trade_in: trade ? [trade.payoff ? `${trade.name}, ${trade.payoff} owed to ${trade.lienholder}` : `${trade.name}, title in hand`] : ['None'],
    financing:
      facts.method === 'cash'
        ? ['Cash']
        : facts.method === 'lease'
          ? [`Leases, ${figureText(money?.annual_miles ?? 0)} miles a year`]
          : [`${money?.term_months} months, ${dollars(money?.down_payment ?? 0)} down`, 'Dealer financing if it beats the credit union'],
    next_step: nextSteps(facts),
  };
}

/** What comes next where this client stands. */
function nextSteps({ client, best, models, me }: ClientFacts): string[] {
  const car = best ? `the ${best.model} at ${best.dealer}` : `${withA(models)}`;
  switch (client.stage) {
    case 'delivered':
      return ['Ask how the car is after a month', `Ask ${me} for a review`];
    case 'closed_lost':
      return ['None; closed'];
    case 'on_hold':
      return [`Write to ${me} when the pause ends`];
    case 'offer_accepted':
    case 'paperwork':
      return [`Read the contract for ${car}`, `Agree on a pickup time for ${car}`];
    case 'negotiating':
      return [`Call about the doc fee on ${car}`, `Get a lower price on ${car}`];
    case 'researching':
      return [`Ask for the service record of ${car}`, `Ask about the second key of ${car}`];
    case 'links_sent':
      return [`Ask what ${me} thinks of ${car}`, 'Send two more cars by Friday'];
    default:
      return [`Find ${withA(models)} within range`, `First cars to ${me} this week`];
  }
}

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

export async function fillTrackers(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('trackers');
  const trackers: (typeof customerTrackers.$inferInsert)[] = [];
  const fields: (typeof trackerFields.$inferInsert)[] = [];
  const changes: Happened[] = [];
  const factsOf = clientFacts(world, await linksOf(db));
  for (const client of world.clients) {
    const [facts, wish] = [factsOf(client), world.wishes.get(client.id)];
    if (!facts || !wish || !client.advisor_id || client.stage === 'new_request') continue;
    const at = client.submitted_at ?? client.joined_at;
    const when = { created_at: at.toISOString(), updated_at: at.toISOString() };
    const tracker_id = world.id(at);
    trackers.push({
      id: tracker_id,
      user_id: client.id,
      date_of_last_contact: (client.is_past ? client.stage_since : world.daysAgo(random.whole(0, 9))).toISOString().slice(0, 10),
      ...when,
    });
    for (const [field, choices] of Object.entries(notesAbout(facts, wish))) {
      if (!random.chance(0.7)) continue;
      const value = random.pick(choices);
      fields.push({ id: world.id(at), tracker_id, field, value, updated_by: client.advisor_id, ...when });
      const by = { actor_id: client.advisor_id, actor_role: roles.employee, client_id: client.id, target: { kind: 'user', id: client.id } } as const;
      changes.push(demoEvent('tracker_changed', { field, before: null, after: value }, { id: world.id(at), at, ...by, audience: 'none' }));
    }
  }
  await db.insert(customerTrackers).values(trackers);
  await db.insert(trackerFields).values(fields);
  await keepHappened(db, changes);
}
