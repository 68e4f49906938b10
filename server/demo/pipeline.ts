// The demo's work table: one row for each client, the steps they went through, dates to re-engage.
import type { Database } from '../db/database.ts';
import { dashboardListings, stepsBegun } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { stages } from './stages.ts';
import { stepOf, stepsOf } from './steps.ts';
import type { World } from './model.ts';

const day = 86_400_000;

export async function fillPipeline(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('pipeline');
  const rows: (typeof dashboardListings.$inferInsert)[] = [];
  const steps: (typeof stepsBegun.$inferInsert)[] = [];
  for (const client of world.clients) {
    const stage = stepOf(client);
    const way = stepsOf(client, world.now);
    for (const { step, at } of way)
      steps.push({ id: world.id(at), user_id: client.id, step, began_at: at.toISOString(), created_at: at.toISOString(), updated_at: at.toISOString() });
    const since = way.at(-1)?.at ?? client.joined_at;
    const over = stage === 'delivered' || stage === 'closed_lost';
    const inDays = random.pick([-2, 0, 0, 1, 2, 3, 3, 4, 6, 9]);
    const created = client.joined_at;
    const date_to_re_engage = over || stage === 'new_request' ? null : new Date(world.now.getTime() + inDays * day).toISOString().slice(0, 10);
    rows.push({
      id: world.id(created),
      user_id: client.id,
      step_in_process: stage,
      step_since: since.toISOString(),
      note_status: random.pick(stages[stage].notes),
      date_to_re_engage,
      // The advisors were notified of everything due.
      reminded_for: inDays <= 0 ? date_to_re_engage : null,
      created_at: created.toISOString(),
      updated_at: since.toISOString(),
    });
  }
  await db.insert(dashboardListings).values(rows);
  await db.insert(stepsBegun).values(steps);
}
