import type { HandlerMap } from '../../../engine/server/handler.ts';
import { gone } from '../../../engine/server/problem.ts';
import { addressFor, holderOf } from '../files/index.ts';
import { reportDownload, reportFileName, requireReport } from './download.ts';
import { answerCheck, beginReview, dealCheckToChange, saveReview } from './review.ts';
import { sendFirst, sendNext } from './send.ts';
import { dealCheckPage, dealCheckView } from './views.ts';

/** docs/rules.md, Deal Check: what a client brings, read line by line. */
export const dealCheckHandlers = {
  listDealChecks: ({ db, actor, query }) => dealCheckPage(db, actor, query),

  getDealCheck: ({ db, actor, params }) => dealCheckView(db, actor, params.id),

  sendDealCheck: async ({ db, actor, body, services }) => dealCheckView(db, actor, await sendFirst(db, services, actor, body)),

  addDealCheckVersion: async ({ db, actor, params, body, services }) => {
    await sendNext(db, services, actor, await dealCheckToChange(db, actor, params.id), body);
    return dealCheckView(db, actor, params.id);
  },

  beginDealCheck: async ({ db, actor, params, services }) => {
    await beginReview(db, services, actor, await dealCheckToChange(db, actor, params.id));
    return dealCheckView(db, actor, params.id);
  },

  saveDealCheckReview: async ({ db, actor, params, body, services }) => {
    await saveReview(db, services, actor, await dealCheckToChange(db, actor, params.id), body);
    return dealCheckView(db, actor, params.id);
  },

  answerDealCheck: async ({ db, actor, params, body, services }) => {
    await answerCheck(db, services, actor, await dealCheckToChange(db, actor, params.id), body);
    return dealCheckView(db, actor, params.id);
  },

  getDealCheckPdf: async ({ db, actor, params, services }) => {
    const check = await dealCheckView(db, actor, params.id);
    const { number } = requireReport(check.versions);
    return {
      ...addressFor(services, { id: check.id, what: 'deal-check', person: actor.id }),
      file_name: reportFileName({ title: check.title, number }),
      content_type: 'application/pdf',
    };
  },

  getDealCheckPdfContent: async ({ db, params, query, services }) => {
    if (holderOf(services, params.id, 'deal-check', query.token) === undefined) throw gone('This link has expired. Download the report again.');
    return reportDownload(db, services.config, params.id);
  },
} satisfies Partial<HandlerMap>;
