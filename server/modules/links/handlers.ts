import { isOffered } from '../../../domain/link-turn.ts';
import { inArray } from 'drizzle-orm';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, gone, invalid } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { findRow, insertRow, nextVersion, updateRow } from '../../db/rows.ts';
import { links } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { addressFor, holderOf } from '../files/index.ts';
import { firmToday } from '../pipeline/index.ts';
import { requireClient, requireClientToChange } from '../people/index.ts';
import { batchHandlers } from './batch-handlers.ts';
import { linkComparison } from './comparison.ts';
import { moveLink } from './course.ts';
import { addWorksheet, postReport, recordPurchase, reportPage, reportView, worksheetPage, worksheetView } from './findings.ts';
import { feeMedians } from './fee-medians.ts';
import { keepOfLink, linkHistory } from './history.ts';
import { addLinks, identityFor, previewAddresses, previewDrafts } from './intake.ts';
import { distanceOf, homeOf } from './distance.ts';
import { setPhotos } from './photos.ts';
import { hide, linksInScope, publish } from './publish.ts';
import { countByStatus, countLinks, linkPage, linkView, type LinkRow } from './queries.ts';
import { remarkHandlers, requireAllowed } from './remarks.ts';
import { removeLinks } from './remove.ts';
import { linkScope } from './scope.ts';
import { readSheet } from './sheet.ts';
import { vehicleHandlers } from './vehicles.ts';
import { worksheetDownload, worksheetFileName } from './worksheet-download.ts';

/** docs/brief.md, section 7, Listings and links; docs/rules.md, Links; docs/rules.md, OTD worksheet. */
export const linkHandlers = {
  ...vehicleHandlers,

  listLinks: ({ db, actor, query, services }) => linkPage(db, services, actor, query),

  getLink: ({ db, actor, params, services }) => linkView(db, services, actor, params.id),

  countLinksOfClient: async ({ db, actor, params }) => {
    await requireClient(db, actor, params.id);
    return countLinks(db, actor, params.id);
  },

  countLinksByStatus: async ({ db, actor, params, services }) => {
    await requireClient(db, actor, params.id);
    return countByStatus(db, services, actor, params.id);
  },

  createLink: async ({ db, actor, body, services }) => {
    await requireClientToChange(db, actor, body.user_id);
    const { is_displayed = false, ...car } = body;
    const distance = await distanceOf(await homeOf(db, body.user_id), car, car.distance);
    const identity = await identityFor(db, body.user_id, body);
    const row = await insertRow(db, links, {
      ...car,
      distance,
      ...identity,
      status_since: services.clock().toISOString(),
      created_by: actor.id,
    });
    await keepOfLink(db, actor, row, 'link_added', {});
    if (is_displayed) await publish(db, services, actor, [row]);
    return linkView(db, services, actor, row.id);
  },

  updateLink: async ({ db, actor, params, body, services }) => {
    const before = await findRow(db, links, params.id, linkScope(actor), { lock: true });
    const { is_displayed, user_id, ...changes } = body;
    if (user_id !== undefined && user_id !== before.user_id) throw invalid({ user_id: 'A link stays with its client. Add one for the other client.' });
    const identity = await identityFor(db, before.user_id, changes, before.id);
    const fields = Object.keys(changes).filter((name) => name !== 'version');
    const row = await updateRow(db, links, params.id, { ...changes, ...(await placeChanges(db, before, changes)), ...identity }, linkScope(actor));
    if (fields.length > 0) await keepOfLink(db, actor, row, 'link_edited', { fields });
    if (is_displayed !== undefined) await show(db, services, actor, [row], is_displayed);
    return linkView(db, services, actor, row.id);
  },

  deleteLink: async ({ db, actor, params, services }) => {
    const rows = await linksInScope(db, actor, [params.id]);
    const view = await linkView(db, services, actor, params.id);
    await removeLinks(db, actor, rows);
    return view;
  },

  uploadLinks: {
    steps: async ({ db: outside, settle, actor, body, files, services }) => {
      await requireClientToChange(outside, actor, body.user_id);
      const [file] = files;
      if (!file) throw invalid({ file: 'Choose a file.' });
      const { user_id, is_displayed = false, is_preview = false } = body;
      const rows = await readSheet(services, actor, file);
      return settle(async (db) => {
        await requireClientToChange(db, actor, user_id);
        return addLinks(db, services, actor, { user_id, is_displayed, is_preview, rows });
      });
    },
  },

  addLinksByHand: async ({ db, actor, body, services }) => {
    await requireClientToChange(db, actor, body.user_id);
    const rows = body.links.map((draft, index) => ({ row: index + 1, draft }));
    return addLinks(db, services, actor, { user_id: body.user_id, is_displayed: body.is_displayed ?? false, is_preview: false, rows });
  },

  previewLinks: async ({ db, actor, body }) => {
    await requireClientToChange(db, actor, body.user_id);
    const { user_id, addresses = [], links: typed = [] } = body;
    return [...(await previewAddresses(db, user_id, addresses)), ...(await previewDrafts(db, user_id, typed))];
  },

  ...batchHandlers,

  setLinkPhotos: async ({ db, actor, params, body, services }) => {
    const row = await findRow(db, links, params.id, linkScope(actor), { lock: true });
    await setPhotos(db, actor, row.id, body.photo_ids);
    await keepOfLink(db, actor, row, 'link_edited', { fields: ['photos'] });
    return linkView(db, services, actor, row.id);
  },

  setLinkTier: ({ db, actor, params, body, services }) => edit(db, services, actor, params.id, { tier: body.tier }),

  setLinkComments: ({ db, actor, params, body, services }) => edit(db, services, actor, params.id, { comments: body.comments }),

  setLinkNotes: ({ db, actor, params, body, services }) => edit(db, services, actor, params.id, { notes: body.notes }),

  // Whoever looked has answered.
  verifyLink: ({ db, actor, params, services }) =>
    edit(db, services, actor, params.id, { last_verified_at: services.clock().toISOString(), availability_asked_at: null }),

  askAvailability: async ({ db, actor, params, services }) => {
    const row = await findRow(db, links, params.id, linkScope(actor), { lock: true });
    if (!isOffered(row) || row.status === 'purchased') throw conflict('There is nothing to check about this car any more.', { state: row.status });
    // Asked twice it is one question.
    if (row.availability_asked_at === null) {
      await updateRow(db, links, row.id, { availability_asked_at: services.clock().toISOString() }, linkScope(actor));
      await happened(db, { kind: 'availability_asked', actor, client_id: row.user_id, target: { kind: 'link', id: row.id }, title: row.title });
    }
    return linkView(db, services, actor, row.id);
  },

  getLinkComparison: ({ db, actor, params, services }) => linkComparison(db, services, actor, params.id),

  setLinkStatus: async ({ db, actor, params, body, services }) => {
    const row = await findRow(db, links, params.id, linkScope(actor), { lock: true });
    if (body.version !== undefined && body.version !== row.version) {
      throw conflict(`This ${actor.role === roles.client ? 'car' : 'link'} has changed since you looked. Look again, then decide.`, {
        state: row.status,
        current: await linkView(db, services, actor, row.id),
      });
    }
    if (actor.guestOf !== undefined) await requireAllowed(db, actor, row.status, body.status);
    const { status, reason, remark, target_total = null } = body;
    if (target_total !== null && status !== 'otd_requested') throw invalid({ target_total: 'A target price goes with “Negotiate again” alone.' });
    await moveLink(db, services, actor, row, { to: status, target_total, ...(reason ? { reason } : {}), ...(remark ? { remark } : {}) });
    return linkView(db, services, actor, row.id);
  },

  ...remarkHandlers,

  setLinkVisibility: async ({ db, actor, params, body, services }) => {
    await show(db, services, actor, await linksInScope(db, actor, [params.id]), body.is_displayed);
    return linkView(db, services, actor, params.id);
  },

  publishLinks: async ({ db, actor, body, services }) => {
    await publish(db, services, actor, await linksInScope(db, actor, body.ids));
    return body.ids;
  },

  hideLinks: async ({ db, actor, body }) => {
    await hide(db, actor, await linksInScope(db, actor, body.ids));
    return body.ids;
  },

  setLinksTier: async ({ db, actor, body }) => {
    const rows = await linksInScope(db, actor, body.ids);
    await db
      .update(links)
      .set({ tier: body.tier, ...nextVersion(links) })
      .where(inArray(links.id, body.ids));
    for (const row of rows) await keepOfLink(db, actor, row, 'link_edited', { fields: ['tier'] });
    return body.ids;
  },

  deleteLinks: async ({ db, actor, body }) => {
    await removeLinks(db, actor, await linksInScope(db, actor, body.ids));
    return body.ids;
  },

  listLinkEvents: async ({ db, actor, params, query }) => {
    await findRow(db, links, params.id, linkScope(actor));
    return linkHistory(db, actor, params.id, query);
  },

  postResearchReport: ({ db, actor, params, body, services }) => postReport(db, services, actor, params.id, body),

  addOtdWorksheet: ({ db, actor, params, body, services }) => addWorksheet(db, services, actor, params.id, body),

  recordFinalPrice: async ({ db, actor, params, body, services }) => {
    const today = await firmToday(db, services.clock());
    await recordPurchase(db, services, actor, params.id, { final_price: body.final_price, purchased_on: body.purchased_on ?? today });
    return linkView(db, services, actor, params.id);
  },

  listResearchReports: ({ db, actor, query }) => reportPage(db, actor, query),

  getResearchReport: ({ db, actor, params }) => reportView(db, actor, params.id),

  listOtdWorksheets: ({ db, actor, query }) => worksheetPage(db, actor, query),

  getOtdWorksheet: ({ db, actor, params }) => worksheetView(db, actor, params.id),

  getFeeMedians: ({ db, query }) => feeMedians(db, query.state),

  getOtdWorksheetPdf: async ({ db, actor, params, services }) => {
    const sheet = await worksheetView(db, actor, params.id);
    return {
      ...addressFor(services, { id: sheet.id, what: 'worksheet', person: actor.id }),
      file_name: worksheetFileName(sheet),
      content_type: 'application/pdf',
    };
  },

  getOtdWorksheetPdfContent: async ({ db, params, query, services }) => {
    if (holderOf(services, params.id, 'worksheet', query.token) === undefined) throw gone('This link has expired. Download the worksheet again.');
    return worksheetDownload(db, services.config, params.id);
  },
} satisfies Partial<HandlerMap>;

/** Where the car is now, and how far that is: another place is not at its dealer's ZIP any more, and what was typed for the place before says nothing of it. */
async function placeChanges(
  db: Database,
  before: LinkRow,
  { place, distance }: { place?: string | null | undefined; distance?: number | null | undefined },
): Promise<Partial<Pick<LinkRow, 'place_zip' | 'distance'>>> {
  const isMoved = place !== undefined && place !== before.place;
  if (!isMoved && distance === undefined) return {};
  const car = isMoved ? { place, place_zip: null } : before;
  const typed = distance === undefined && !isMoved ? before.distance : distance;
  return { place_zip: car.place_zip, distance: await distanceOf(await homeOf(db, before.user_id), car, typed) };
}

/** Sets single fields that involve no decision. */
async function edit(db: Database, services: Services, actor: Actor, id: string, changes: Partial<typeof links.$inferInsert>) {
  const row = await updateRow(db, links, id, changes, linkScope(actor));
  await keepOfLink(db, actor, row, 'link_edited', { fields: Object.keys(changes) });
  return linkView(db, services, actor, id);
}

function show(db: Database, services: Services, actor: Actor, rows: readonly LinkRow[], is_displayed: boolean): Promise<void> {
  return is_displayed ? publish(db, services, actor, rows) : hide(db, actor, rows);
}
