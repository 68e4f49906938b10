import type { HandlerMap } from '../../../engine/server/handler.ts';
import { findRow, updateRow } from '../../db/rows.ts';
import { dashboardListings } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { requireClient, requireAdvisor } from '../people/index.ts';
import { followUpMoves } from './follow-up.ts';
import { ofAdvisor, pipelineCounts, pipelinePage, pipelineView, statusTracker } from './queries.ts';
import { pipelineScope } from './scope.ts';
import { beginStep } from '../../events/steps.ts';
import { firmToday } from './today.ts';

/** docs/brief.md, section 7, Dashboard listings; docs/rules.md, Advisor pipeline. */
export const pipelineHandlers = {
  listDashboardListings: ({ db, actor, query, services }) => pipelinePage(db, actor, query, services.clock()),

  listDashboardListingsOfEmployee: async ({ db, actor, params, query, services }) => {
    await requireAdvisor(db, actor, params.id);
    return pipelinePage(db, actor, query, services.clock(), ofAdvisor(params.id));
  },

  countDashboardListings: async ({ db, actor, query, services }) =>
    pipelineCounts(db, actor, await firmToday(db, services.clock()), query.advisor_id ? ofAdvisor(query.advisor_id) : undefined),

  getStatusTracker: async ({ db, actor, params, services }) => {
    const client = await requireClient(db, actor, params.id);
    return statusTracker(db, client.id, services.clock().toISOString());
  },

  getDashboardListing: ({ db, actor, params, services }) => pipelineView(db, actor, params.id, services.clock()),

  updateStepInProcess: async ({ db, actor, params, body, services }) => {
    const now = services.clock();
    const row = await findRow(db, dashboardListings, params.id, pipelineScope(actor), { lock: true });
    if (row.step_in_process !== body.step_in_process) {
      await beginStep(db, row, body.step_in_process, now, actor.id);
      // Of the work table's steps the client hears about one: the car's delivery.
      const about = { actor, client_id: row.user_id, target: { kind: 'dashboard_listing', id: row.id } as const };
      if (body.step_in_process === 'delivered') await happened(db, { kind: 'car_delivered', ...about });
      else await happened(db, { kind: 'step_changed', ...about, internal: true, to: body.step_in_process });
    }
    return pipelineView(db, actor, row.id, now);
  },

  updateNoteStatus: async ({ db, actor, params, body, services }) => {
    const row = await updateRow(db, dashboardListings, params.id, { note_status: body.note_status }, pipelineScope(actor));
    await changed(db, { client_id: row.user_id, resources: ['dashboard-listings'], internal: true });
    return pipelineView(db, actor, params.id, services.clock());
  },

  updateReEngageDate: async ({ db, actor, params, body, services }) => {
    const before = await findRow(db, dashboardListings, params.id, pipelineScope(actor), { lock: true });
    await followUpMoves(db, actor, before, body.date_to_re_engage, services.clock().toISOString());
    const row = await updateRow(db, dashboardListings, params.id, { date_to_re_engage: body.date_to_re_engage }, pipelineScope(actor));
    await changed(db, { client_id: row.user_id, resources: ['dashboard-listings'], internal: true });
    return pipelineView(db, actor, params.id, services.clock());
  },
} satisfies Partial<HandlerMap>;
