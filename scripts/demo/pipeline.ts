// The demo's work table: one row for each client with a checklist, the steps they went through, dates to re-engage.
import type { NoteStatus, StepInProcess } from '../../generated/api.ts';
import { stepInProcessValues } from '../../generated/enums.ts';
import type { Database } from '../../server/db/database.ts';
import { dashboardListings, stepsBegun } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { byDay } from './daytime.ts';
import type { World } from './world.ts';

const day = 86_400_000;

const noteOf: Readonly<Record<StepInProcess, readonly NoteStatus[]>> = {
  new_request: ['to_do'],
  intake_review: ['to_do', 'none'],
  searching: ['none', 'to_do'],
  links_sent: ['waiting_on_client'],
  researching: ['waiting_on_seller', 'waiting_on_client'],
  negotiating: ['waiting_on_seller', 'to_do'],
  offer_accepted: ['waiting_on_seller', 'to_do'],
  paperwork: ['done', 'waiting_on_seller'],
  delivered: ['done'],
  on_hold: ['waiting_on_client'],
  closed_lost: ['done'],
};

/** The steps of the way up to this one; beside the way, up to where it was left. */
function wayTo(step: StepInProcess): StepInProcess[] {
  const left = { on_hold: 'links_sent', closed_lost: 'negotiating' } as const;
  const last = step === 'on_hold' || step === 'closed_lost' ? left[step] : step;
  const way = stepInProcessValues.slice(0, stepInProcessValues.indexOf(last) + 1);
  return last === step ? way : [...way, step];
}

export async function fillPipeline(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('pipeline');
  const rows: (typeof dashboardListings.$inferInsert)[] = [];
  const steps: (typeof stepsBegun.$inferInsert)[] = [];
  for (const client of world.clients) {
    const { stage } = client;
    if (stage === 'paid' || stage === 'checklist') continue;
    const begun = (client.submitted_at ?? client.joined_at).getTime();
    const way = wayTo(stage);
    const moments = way.map((_, index) =>
      byDay(
        new Date(index === way.length - 1 ? client.stage_since.getTime() : begun + ((client.stage_since.getTime() - begun) * index) / way.length),
        world.now,
      ),
    );
    for (const [index, step] of way.entries()) {
      const at = moments[index] ?? client.stage_since;
      steps.push({ id: world.id(at), user_id: client.id, step, began_at: at.toISOString(), created_at: at.toISOString(), updated_at: at.toISOString() });
    }
    const over = stage === 'delivered' || stage === 'closed_lost';
    const inDays = random.pick([-2, 0, 0, 1, 2, 3, 3, 4, 6, 9]);
    const created = new Date(begun);
    const date_to_re_engage = over || stage === 'new_request' ? null : new Date(world.now.getTime() + inDays * day).toISOString().slice(0, 10);
    rows.push({
      id: world.id(created),
      user_id: client.id,
      step_in_process: stage,
      step_since: client.stage_since.toISOString(),
      note_status: random.pick(noteOf[stage]),
      date_to_re_engage,
      // Of what is due, the advisors have been told.
      reminded_for: inDays <= 0 ? date_to_re_engage : null,
      created_at: created.toISOString(),
      updated_at: client.stage_since.toISOString(),
    });
  }
  await db.insert(dashboardListings).values(rows);
  await db.insert(stepsBegun).values(steps);
}
