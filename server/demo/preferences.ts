// A checklist for every client: started, submitted, or returned for changes; with trade-ins.
import { checklistProgress } from '../../domain/checklist.ts';
import type { ChecklistSelections, TradeIn } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { packages, userPreferences } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { withA } from './car-models.ts';
import type { World } from './model.ts';

export async function fillPreferences(db: Database, _services: Services, world: World): Promise<void> {
  const bought = new Map(
    (await db.select({ id: packages.id, identifier: packages.package_identifier }).from(packages)).map(({ id, identifier }) => [identifier, id]),
  );

  const rows = world.clients.flatMap((client, index): (typeof userPreferences.$inferInsert)[] => {
    const package_id = bought.get(client.package_identifier);
    if (package_id === undefined) return [];
    const wish = world.wishes.get(client.id);
    if (!wish) return [];
    const wishes = wish.selections;
    const whole = client.submitted_at !== null;
    // A checklist in progress has its first steps; a client who has only paid has not started one.
    const selections: ChecklistSelections = whole
      ? wishes
      : client.stage === 'paid'
        ? {}
        : { ...(wishes.money ? { money: wishes.money } : {}), ...(index % 2 === 0 && wishes.vehicles ? { vehicles: wishes.vehicles } : {}) };
    const trade_in: TradeIn = whole ? wish.trade_in : {};
    const returned = client.stage === 'intake_review' && index % 4 === 0;
    return [
      {
        id: world.id(client.joined_at),
        user_id: client.id,
        package_id,
        status: !whole ? 'draft' : returned ? 'changes_requested' : 'submitted',
        progress: checklistProgress(selections, trade_in),
        selections,
        trade_in,
        submitted_at: client.submitted_at?.toISOString() ?? null,
        changes_note: returned ? changesAsked(wishes) : null,
        created_at: client.joined_at.toISOString(),
        updated_at: (client.submitted_at ?? client.joined_at).toISOString(),
      },
    ];
  });
  await db.insert(userPreferences).values(rows);
}

/** What the advisor sends the checklist back for. */
function changesAsked({ vehicles, logistics }: ChecklistSelections): string {
  const model = vehicles?.[0]?.makes?.[0]?.model ?? 'car';
  return `Would you take ${withA(model)} with a few more miles if the price is right? And is ${logistics?.max_distance ?? 60} miles really the farthest you’d drive?`;
}
