import type { HandlerMap } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import { requireClient, requireClientToChange } from '../people/index.ts';
import { batchesOf, batchOf, publishBatch, requireBatchOf, undoBatch } from './batches.ts';
import { addLinks } from './intake.ts';
import { sheetAsText } from './sheet.ts';
import { beginRun, forgetLeftOut, leftOutOf, stopRun } from './sheets.ts';

/** Links that are added together, by the call or by a job out of a spreadsheet (docs/decisions.md, *Cars come in through one table*). */
export const batchHandlers = {
  readLinkSheet: {
    steps: async ({ settle, actor, files, services }) => {
      const [file] = files;
      if (!file) throw invalid({ file: 'Choose a file.' });
      const sheet = await sheetAsText(services, actor, file);
      return settle(() => sheet);
    },
  },

  listLinkBatches: async ({ db, actor, query, services }) => {
    await requireClient(db, actor, query.user_id);
    return batchesOf(db, actor, query.user_id, services.clock());
  },

  addLinkBatch: async ({ db, actor, params, body, services }) => {
    await requireClientToChange(db, actor, body.user_id);
    await requireBatchOf(db, params.id, body.user_id);
    const rows = body.links.map((draft, index) => ({ row: index + 1, draft }));
    return addLinks(db, services, actor, { user_id: body.user_id, is_displayed: false, is_preview: false, rows, batch_id: params.id });
  },

  addLinkSheet: {
    steps: async ({ db: outside, settle, actor, params, body, files, services }) => {
      await requireClientToChange(outside, actor, body.user_id);
      const [file] = files;
      if (!file) throw invalid({ file: 'Choose a file.' });
      const { rows } = await sheetAsText(services, actor, file);
      const { user_id, is_displayed = false, message = null } = body;
      return settle(async (db) => {
        await requireClientToChange(db, actor, user_id);
        await requireBatchOf(db, params.id, user_id);
        await beginRun(db, services, actor, { id: params.id, user_id, rows, is_displayed, message });
        return batchOf(db, actor, params.id, services.clock());
      });
    },
  },

  stopLinkSheet: async ({ db, actor, params, services }) => {
    await stopRun(db, actor, params.id);
    return batchOf(db, actor, params.id, services.clock());
  },

  listLeftOutLinks: ({ db, actor, params }) => leftOutOf(db, actor, params.id),

  forgetLeftOutLinks: async ({ db, actor, params, services }) => {
    await forgetLeftOut(db, actor, params.id);
    return batchOf(db, actor, params.id, services.clock());
  },

  publishLinkBatch: ({ db, actor, params, body, services }) => publishBatch(db, services, actor, params.id, body.message ?? undefined),

  undoLinkBatch: ({ db, actor, params, services }) => undoBatch(db, services, actor, params.id),
} satisfies Partial<HandlerMap>;
