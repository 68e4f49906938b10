import { eq } from 'drizzle-orm';
import { missingForSubmission } from '../../../domain/checklist.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow, nextVersion } from '../../db/rows.ts';
import { userPreferences } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { firmToday } from '../pipeline/index.ts';
import { assignByRule } from '../users/index.ts';
import { checklistOf, checklistToChange, keepChecklist, type ChecklistRow } from './keep.ts';
import { preferencesPage, preferencesView } from './queries.ts';
import { searchReach, zipArea } from './reach.ts';
import { preferencesToChange } from './scope.ts';

const hour = 3_600_000;

/** docs/brief.md, section 7, Preferences; docs/rules.md, Preferences Checklist and trade-in. */
export const preferencesHandlers = {
  listUserPreferences: ({ db, actor, query }) => preferencesPage(db, actor, query),

  getSearchReach: ({ db, actor, query, services }) => searchReach(db, services, actor, query.selections),

  getZipArea: ({ params, query }) => zipArea(params.zip, query.miles),

  getUserPreferences: ({ db, actor, params }) => preferencesView(db, actor, params.id),

  getPreferencesOf: async ({ db, actor, params }) => {
    const { id } = await checklistOf(db, actor, params.a, params.b);
    return preferencesView(db, actor, id);
  },

  autoSavePreferences: async ({ db, actor, body, services }) => {
    const row = await checklistToChange(db, actor, body.user_id, body.package_id, body.version);
    const change = { selections: { ...row.selections, ...body.selections }, trade_in: { ...row.trade_in, ...body.trade_in } };
    await keepChecklist(db, row, change, services.clock());
    await recordLateChange(db, actor, row, services.clock());
    return preferencesView(db, actor, row.id);
  },

  setPreferencesSelections: async ({ db, actor, body, services }) => {
    const row = await checklistToChange(db, actor, body.user_id, body.package_id, body.version);
    await keepChecklist(db, row, { selections: body.selections }, services.clock());
    await recordLateChange(db, actor, row, services.clock());
    return preferencesView(db, actor, row.id);
  },

  updateTradeIn: async ({ db, actor, body, services }) => {
    const row = await checklistToChange(db, actor, body.user_id, body.package_id, body.version);
    await keepChecklist(db, row, { trade_in: body.trade_in }, services.clock());
    await recordLateChange(db, actor, row, services.clock());
    return preferencesView(db, actor, row.id);
  },

  submitPreferences: async ({ db, actor, body, services }) => {
    const now = services.clock();
    const row = await checklistToChange(db, actor, body.user_id, body.package_id, body.version);
    const missing = missingForSubmission(row.selections, row.trade_in, await firmToday(db, now));
    if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((item) => [item.field, item.sentence])));
    const first = row.submitted_at === null;
    await db
      .update(userPreferences)
      .set({ status: 'submitted', submitted_at: now.toISOString(), changes_note: null, ...nextVersion(userPreferences) })
      .where(eq(userPreferences.id, row.id));
    await happened(db, { kind: 'checklist_submitted', ...aboutChecklist(actor, row), again: !first });
    // The first submission makes a new request of it; the rule finds the advisor (docs/rules.md, New requests and assignment).
    if (first) await assignByRule(db, services, row.user_id);
    return preferencesView(db, actor, row.id);
  },

  requestPreferencesChanges: async ({ db, actor, params, body }) => {
    const row = await findRow(db, userPreferences, params.id, preferencesToChange(actor), { lock: true });
    await db
      .update(userPreferences)
      .set({ status: 'changes_requested', changes_note: body.note, ...nextVersion(userPreferences) })
      .where(eq(userPreferences.id, row.id));
    await happened(db, { kind: 'checklist_changes_requested', ...aboutChecklist(actor, row), note: body.note });
    return preferencesView(db, actor, row.id);
  },
} satisfies Partial<HandlerMap>;

function aboutChecklist(actor: Actor, row: ChecklistRow) {
  return { actor, client_id: row.user_id, target: { kind: 'preferences', id: row.id } as const };
}

/** A change after submission goes to the timeline once an hour: autosave would flood it. */
async function recordLateChange(db: Database, actor: Actor, row: ChecklistRow, now: Date): Promise<void> {
  if (row.status !== 'submitted') return;
  if (row.change_told_at !== null && new Date(row.change_told_at).getTime() > now.getTime() - hour) return;
  await db.update(userPreferences).set({ change_told_at: now.toISOString() }).where(eq(userPreferences.id, row.id));
  await happened(db, { kind: 'checklist_changed', ...aboutChecklist(actor, row) });
}
