// The advisors' sheets about their demo clients.
import type { Database } from '../db/database.ts';
import { customerTrackers, trackerFields } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { demoEvent, keepHappened, type Happened } from './happenings.ts';
import type { World } from './world.ts';

const values: Readonly<Record<string, readonly string[]>> = {
  budget: ['Around $40,000 out the door', 'Up to $36,000, less for a used one', '$620 a month at most', 'Cash, $48,000'],
  timeline: ['Before the lease ends on Jan 15', 'No hurry, spring at the latest', 'Two weeks: the old one will not pass inspection'],
  hot_buttons: ['Quiet cabin, heated seats', 'Safety ratings', 'Fuel: drives 60 miles a day', 'Room for a dog crate'],
  objections: ['Does not want a white car', 'Had trouble with a dealer before', 'Thinks the doc fee is a trick'],
  trade_in: ['2017 Kia Sportage, loan of $3,120', '2015 Camry, clean title', 'None'],
  financing: ['Credit union at 5.4 %, approved', 'Dealer financing if it is better', 'Cash'],
  next_step: ['Send two more links by Friday', 'Call after the lease quote', 'Ask about the second key'],
};

export async function fillTrackers(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('trackers');
  const trackers: (typeof customerTrackers.$inferInsert)[] = [];
  const fields: (typeof trackerFields.$inferInsert)[] = [];
  const changes: Happened[] = [];
  for (const client of world.clients) {
    if (!client.advisor_id || client.stage === 'new_request') continue;
    const at = client.submitted_at ?? client.joined_at;
    const when = { created_at: at.toISOString(), updated_at: at.toISOString() };
    const tracker_id = world.id(at);
    trackers.push({
      id: tracker_id,
      user_id: client.id,
      date_of_last_contact: (client.is_past ? client.stage_since : world.daysAgo(random.whole(0, 9))).toISOString().slice(0, 10),
      ...when,
    });
    for (const [field, choices] of Object.entries(values)) {
      if (!random.chance(0.7)) continue;
      const value = random.pick(choices);
      fields.push({ id: world.id(at), tracker_id, field, value, updated_by: client.advisor_id, ...when });
      const by = { actor_id: client.advisor_id, actor_role: 'employee', client_id: client.id, target: { kind: 'user', id: client.id } } as const;
      changes.push(demoEvent('tracker_changed', { field, before: null, after: value }, { id: world.id(at), at, ...by, audience: 'none' }));
    }
  }
  await db.insert(customerTrackers).values(trackers);
  await db.insert(trackerFields).values(fields);
  await keepHappened(db, changes);
}
