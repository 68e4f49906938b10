// How far a prospect has come, derived from current data: accounts, checklists, links, the work table.
import { gte, sql, type SQL } from 'drizzle-orm';
import { closingSteps } from '../../../domain/pipeline.ts';
import type { FunnelStage } from '../../../generated/api.ts';
import { funnelStageValues } from '../../../generated/enums.ts';

const rankOf = (stage: FunnelStage) => sql.raw(String(funnelStageValues.indexOf(stage)));
const ofClient = (table: string, condition: string) =>
  sql.raw(`exists (select 1 from ${table} as done where done.user_id = initial_client_data.user_id and ${condition})`);

/** The stage of a row of `initial_client_data` as its position in the contract's order; the furthest it reached counts. */
export const stageReached = sql<number>`(case
  when initial_client_data.step <> 'payment_success' then ${rankOf('prospect')}
  when ${ofClient('dashboard_listings', "done.step_in_process = 'delivered'")} then ${rankOf('delivered')}
  when ${ofClient('dashboard_listings', `done.step_in_process in (${closingSteps.map((step) => `'${step}'`).join(', ')})`)}
    or ${ofClient('links', "done.status in ('accepted', 'purchased')")} then ${rankOf('accepted')}
  when ${ofClient('links', 'done.published_at is not null')} then ${rankOf('links')}
  when ${ofClient('user_preferences', 'done.submitted_at is not null')} then ${rankOf('checklist')}
  else ${rankOf('paid')} end)`;

/** Prospects who came at least this far; of several stages the earliest counts. */
export function hasReached(stage: FunnelStage | readonly FunnelStage[]): SQL {
  const stages = typeof stage === 'string' ? [stage] : stage;
  return stages.length === 0 ? sql`false` : gte(stageReached, Math.min(...stages.map((each) => funnelStageValues.indexOf(each))));
}
