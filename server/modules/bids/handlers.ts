import { typedInBy } from '../../../domain/bids.ts';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid, notFound } from '../../../engine/server/problem.ts';
import { findRow, updateRow } from '../../db/rows.ts';
import { bidRequests } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { aboutDealer, dealerView } from '../dealers/index.ts';
import { frozenRule } from '../links/index.ts';
import { keepBid, keepRefusal } from './answers.ts';
import { clientBids } from './client-views.ts';
import { decline, open, saveDraft, sendAnswer } from './dealer-page.ts';
import { removeFile, uploadFile } from './files.ts';
import { mergeInto } from './merge.ts';
import { preview } from './preview.ts';
import { publishBids } from './publish.ts';
import { askAbout } from './questions.ts';
import { addDealers, close, createRequest, extend, mustBeSent, requestChanged, send, startRound, written } from './requests.ts';
import { askedFor, lockInvitation, requestToChange } from './rows.ts';
import { bidScope } from './scope.ts';
import { mustKeepSecret } from './secrets.ts';
import { invitationViews, requestPage, requestView } from './views.ts';

/** docs/rules.md, Dealers and bids: what staff do, what the client sees of it, what a dealer does without an account. */
export const bidHandlers = {
  listBidRequests: ({ db, actor, query }) => requestPage(db, actor, query),

  getBidRequest: ({ db, actor, params }) => requestView(db, actor, params.id),

  createBidRequest: async ({ db, actor, body, services }) => requestView(db, actor, (await createRequest(db, services, actor, body)).id),

  updateBidRequest: async ({ db, actor, params, body }) => {
    const request = await requestToChange(db, actor, params.id);
    if (body.tax_rule_id !== undefined && body.tax_rule_id !== request.tax_rule_id) {
      if (request.status !== 'draft') throw conflict('Dealers were already asked. Prices of one request are calculated by one rule.');
      await frozenRule(db, body.tax_rule_id);
    }
    if (body.due_at !== undefined && body.due_at !== request.due_at && request.status !== 'draft')
      throw conflict('Dealers were already asked. Extend the request instead.');
    await mustKeepSecret(db, {
      request: { ...request, ...body },
      others: (await askedFor(db, request.id)).map(({ dealer }) => dealer.id),
      texts: { note: body.note, trade_in: body.trade_in },
    });
    await updateRow(db, bidRequests, params.id, { ...body, ...written(body.vin) }, bidScope(actor));
    await requestChanged(db, actor, request, 'changed');
    return requestView(db, actor, params.id);
  },

  listBidInvitations: ({ db, actor, params, services }) => invitationViews(db, services, actor, params.id),

  addBidDealers: async ({ db, actor, params, body, services }) => {
    await addDealers(db, services, actor, await requestToChange(db, actor, params.id), body.dealer_ids);
    return requestView(db, actor, params.id);
  },

  sendBidRequest: async ({ db, actor, params, services }) => {
    await send(db, services, actor, await requestToChange(db, actor, params.id));
    return requestView(db, actor, params.id);
  },

  startBidRound: async ({ db, actor, params, body, services }) => {
    await startRound(db, services, actor, await requestToChange(db, actor, params.id), body);
    return requestView(db, actor, params.id);
  },

  extendBidRequest: async ({ db, actor, params, body, services }) => {
    await extend(db, services, actor, await requestToChange(db, actor, params.id), body.due_at);
    return requestView(db, actor, params.id);
  },

  mergeDealer: async ({ db, actor, params, body }) => {
    if (params.id === body.into_id) throw invalid({ into_id: 'Choose another dealer.' });
    await mergeInto(db, params.id, body.into_id);
    await happened(db, { ...aboutDealer(actor, params.id), change: 'removed' });
    await happened(db, { ...aboutDealer(actor, body.into_id), change: 'changed' });
    return dealerView(db, actor, body.into_id);
  },

  closeBidRequest: async ({ db, actor, params }) => {
    await close(db, actor, await requestToChange(db, actor, params.id));
    return requestView(db, actor, params.id);
  },

  enterBid: async ({ db, actor, params, body, services }) => {
    const request = await requestToChange(db, actor, params.id);
    mustBeSent(request);
    if (!typedInBy.includes(body.source)) throw invalid({ source: 'Only the dealer answers there. Choose how you got the price.' });
    const invitation = await lockInvitation(db, request.id, body.dealer_id);
    if (!invitation) throw invalid({ dealer_id: 'This dealer wasn’t asked. Add it to the request first.' });
    await keepBid(db, services, { request, invitation, lines: body.lines, source: body.source, actor, fileIds: body.file_ids ?? [] });
    return requestView(db, actor, params.id);
  },

  askAboutLine: async ({ db, actor, params, body, services }) => {
    const request = await requestToChange(db, actor, params.id);
    const invitation = await lockInvitation(db, request.id, body.dealer_id);
    if (!invitation) throw invalid({ dealer_id: 'This dealer wasn’t asked. Add it to the request first.' });
    await askAbout(db, services, actor, { request, invitation, line: body.line, question: body.question });
    return requestView(db, actor, params.id);
  },

  previewBids: async ({ db, actor, params, query, services }) =>
    preview(db, services, actor, await findRow(db, bidRequests, params.id, bidScope(actor)), query.dealer_ids),

  declineForDealer: async ({ db, actor, params, body }) => {
    const request = await requestToChange(db, actor, params.id);
    const invitation = await lockInvitation(db, request.id, body.dealer_id);
    if (!invitation) throw invalid({ dealer_id: 'This dealer wasn’t asked. Add it to the request first.' });
    await keepRefusal(db, actor, request, invitation, body.reason ?? null);
    return requestView(db, actor, params.id);
  },

  publishBids: async ({ db, actor, params, body, services }) => {
    await publishBids(db, services, actor, await requestToChange(db, actor, params.id), body);
    return requestView(db, actor, params.id);
  },

  listBids: ({ db, actor, services }) => clientBids(db, services, actor.id),

  getBids: async ({ db, actor, params, services }) => {
    const [found] = await clientBids(db, services, actor.id, params.id);
    if (!found) throw notFound();
    return found;
  },

  openDealerRequest: ({ db, body, services }) => open(db, services, body.token),
  saveDealerDraft: ({ db, body, services }) => saveDraft(db, services, body),
  sendDealerAnswer: ({ db, body, services }) => sendAnswer(db, services, body),
  declineDealerRequest: ({ db, body, services }) => decline(db, services, body),
  removeDealerFile: ({ db, body, services }) => removeFile(db, services, body),
  uploadDealerFile: uploadFile,
} satisfies Partial<HandlerMap>;
