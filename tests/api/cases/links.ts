// Links, research reports, worksheets and tax rules: calls that succeed, and the same on somebody else's row.
import { uuidv7 } from 'uuidv7';
import type { LinkStatus, OperationId } from '../../../generated/api.ts';
import type { CaseWorld, Making, OperationCase } from './case.ts';
import { makeLink, makeReport, makeTaxRule, makeWorksheet } from './offers.ts';

const onItsOwn = 'Names no single row in its path.';
const firmWide = "The firm's own; no row is anybody's.";

const own = ({ app, users }: CaseWorld, status?: LinkStatus) => makeLink(app, users.client, status);
const foreign = async ({ app, users }: CaseWorld, status?: LinkStatus) => ({ id: (await makeLink(app, users.otherClient, status)).id });

/** A case of an operation on one link. */
function onLink<Id extends OperationId>(body: Making<Id> | undefined, status?: LinkStatus): OperationCase<Id> {
  return {
    succeeds: async (world, caller) => ({ ...(await body?.(world, caller)), params: { id: (await own(world, status)).id } }) as never,
    foreign: async (world, caller) => ({ ...(await body?.(world, caller)), params: await foreign(world, status) }) as never,
  };
}

/** Two links that their client does not see yet. */
const heldBack = async ({ app, users }: CaseWorld) => {
  const made = [0, 1].map(() => makeLink(app, users.client, 'proposed', { is_displayed: false }));
  return (await Promise.all(made)).map(({ id }) => id);
};
const idsOf = async (world: CaseWorld) => [(await own(world)).id, (await own(world)).id];

/** Two links added together, hidden as they are at first. */
async function batchOf({ app }: CaseWorld, clientId: string): Promise<string> {
  const batch_id = uuidv7();
  for (const _link of [0, 1]) await makeLink(app, clientId, 'proposed', { is_displayed: false, published_at: null, batch_id });
  return batch_id;
}

function sheet({ users }: CaseWorld): FormData {
  const form = new FormData();
  form.set('user_id', users.client);
  form.set('file', new Blob([`url,title\nhttps://dealer.example/${Math.random()},A car\n`], { type: 'text/csv' }), 'links.csv');
  return form;
}

/** A spreadsheet for this client that is on its way. */
async function sheetOf({ app, tokens }: CaseWorld, clientId: string): Promise<string> {
  const id = uuidv7();
  const form = new FormData();
  form.set('user_id', clientId);
  form.set('file', new Blob([`url,title\nhttps://dealer.example/${Math.random()},A car\n`], { type: 'text/csv' }), 'links.csv');
  await app.call('addLinkSheet', { token: tokens.admin, params: { id }, form });
  return id;
}

const rule = { name: 'Case county', state: 'OH', rate: 5.75, base: 'price', source: 'County table', effective_from: '2026-01-01' } as const;

const onSheet = {
  succeeds: async (world: CaseWorld) => ({ params: { id: await sheetOf(world, world.users.client) } }),
  foreign: async (world: CaseWorld) => ({ params: { id: await sheetOf(world, world.users.otherClient) } }),
};

export const linkCases = {
  readVin: { succeeds: () => ({ params: { vin: '1HGCM82633A004352' } }), foreign: 'The same for everybody who may call.' },
  listVehicleMakes: { succeeds: () => ({ query: { filter: { q: 'chevy' } } }), foreign: 'The same for everybody who may call.' },
  listVehicleModels: { succeeds: () => ({ query: { filter: { q: 'crv', make: 'honda' } } }), foreign: 'The same for everybody who may call.' },
  listLinks: { succeeds: () => ({ query: { filter: { status: ['proposed', 'rejected'] }, sort: ['price', 'ASC'], range: [0, 9] } }), foreign: onItsOwn },
  getLink: onLink<'getLink'>(undefined),
  createLink: {
    succeeds: ({ users }) => ({ body: { user_id: users.client, title: '2025 Toyota Camry', url: `https://dealer.example/${Math.random()}` } }),
    foreign: onItsOwn,
  },
  updateLink: onLink<'updateLink'>(() => ({ body: { price: 3_000_000 } })),
  deleteLink: onLink<'deleteLink'>(undefined),
  countLinksOfClient: { succeeds: ({ users }) => ({ params: { id: users.client } }), foreign: ({ users }) => ({ params: { id: users.otherClient } }) },
  countLinksByStatus: { succeeds: ({ users }) => ({ params: { id: users.client } }), foreign: ({ users }) => ({ params: { id: users.otherClient } }) },
  uploadLinks: { succeeds: (world) => ({ form: sheet(world) }), foreign: onItsOwn },
  addLinksByHand: { succeeds: ({ users }) => ({ body: { user_id: users.client, links: [{ title: 'By hand' }] } }), foreign: onItsOwn },
  previewLinks: { succeeds: ({ users }) => ({ body: { user_id: users.client, addresses: ['dealer.example/1'] } }), foreign: onItsOwn },
  readLinkSheet: {
    succeeds: () => {
      const form = new FormData();
      form.set('file', new Blob(['url,title\nhttps://dealer.example/sheet,A car\n'], { type: 'text/csv' }), 'links.csv');
      return { form };
    },
    foreign: onItsOwn,
  },
  listLinkBatches: { succeeds: ({ users }) => ({ query: { user_id: users.client } }), foreign: onItsOwn },
  addLinkBatch: {
    succeeds: ({ users }) => ({ params: { id: uuidv7() }, body: { user_id: users.client, links: [{ title: 'One of a batch' }] } }),
    foreign: 'an id is the caller’s own until links have it; another client’s is refused with the batches of tests/api/intake.test.ts',
  },
  addLinkSheet: {
    succeeds: (world) => ({ params: { id: uuidv7() }, form: sheet(world) }),
    foreign: 'an id is the caller’s own until rows have it; another client’s is refused with the spreadsheets of tests/api/link-sheets.test.ts',
  },
  stopLinkSheet: onSheet,
  listLeftOutLinks: onSheet,
  forgetLeftOutLinks: onSheet,
  publishLinkBatch: {
    succeeds: async (world) => ({ params: { id: await batchOf(world, world.users.client) }, body: { message: 'Two for you.' } }),
    foreign: async (world) => ({ params: { id: await batchOf(world, world.users.otherClient) }, body: {} }),
  },
  undoLinkBatch: {
    succeeds: async (world) => ({ params: { id: await batchOf(world, world.users.client) } }),
    foreign: async (world) => ({ params: { id: await batchOf(world, world.users.otherClient) } }),
  },
  setLinkPhotos: onLink<'setLinkPhotos'>(() => ({ body: { photo_ids: [] } })),
  setLinkTier: onLink<'setLinkTier'>(() => ({ body: { tier: 'strong' } })),
  setLinkStatus: {
    succeeds: async (world, caller) => ({
      params: { id: (await own(world)).id },
      body: caller === 'client' ? { status: 'research_requested' } : { status: 'unavailable', reason: 'sold' },
    }),
    foreign: async (world) => ({ params: await foreign(world), body: { status: 'rejected' } }),
  },
  setLinkComments: onLink<'setLinkComments'>(() => ({ body: { comments: 'On the lot.' } })),
  setLinkNotes: onLink<'setLinkNotes'>(() => ({ body: { notes: 'Ask for Dana.' } })),
  setLinkVisibility: onLink<'setLinkVisibility'>(() => ({ body: { is_displayed: false } })),
  askAvailability: onLink<'askAvailability'>(undefined),
  getLinkComparison: onLink<'getLinkComparison'>(undefined),
  verifyLink: onLink<'verifyLink'>(undefined),
  postResearchReport: onLink<'postResearchReport'>(() => ({ body: { verdict: 'go_ahead', summary: 'Sound.' } }), 'research_requested'),
  addOtdWorksheet: onLink<'addOtdWorksheet'>(() => ({ body: { selling_price: 3_000_000 } }), 'otd_requested'),
  recordFinalPrice: onLink<'recordFinalPrice'>(() => ({ body: { final_price: 3_000_000 } }), 'accepted'),
  listLinkEvents: onLink<'listLinkEvents'>(undefined),
  publishLinks: { succeeds: async (world) => ({ body: { ids: await heldBack(world) } }), foreign: onItsOwn },
  hideLinks: { succeeds: async (world) => ({ body: { ids: await idsOf(world) } }), foreign: onItsOwn },
  setLinksTier: { succeeds: async (world) => ({ body: { ids: await idsOf(world), tier: 'stretch' } }), foreign: onItsOwn },
  deleteLinks: { succeeds: async (world) => ({ body: { ids: await idsOf(world) } }), foreign: onItsOwn },
  listResearchReports: { succeeds: ({ users }) => ({ query: { filter: { user_id: users.client } } }), foreign: onItsOwn },
  getResearchReport: {
    succeeds: async (world) => ({ params: { id: await makeReport(world.app, (await own(world)).id) } }),
    foreign: async (world) => ({ params: { id: await makeReport(world.app, (await foreign(world)).id) } }),
  },
  listOtdWorksheets: { succeeds: () => ({ query: { sort: ['total_otd', 'DESC'] } }), foreign: onItsOwn },
  getOtdWorksheet: {
    succeeds: async (world) => ({ params: { id: await makeWorksheet(world.app, (await own(world)).id) } }),
    foreign: async (world) => ({ params: { id: await makeWorksheet(world.app, (await foreign(world)).id) } }),
  },
  getFeeMedians: { succeeds: () => ({ query: { state: 'OH' } }), foreign: firmWide },
  getOtdWorksheetPdf: {
    succeeds: async (world) => ({ params: { id: await makeWorksheet(world.app, (await own(world)).id) } }),
    foreign: async (world) => ({ params: { id: await makeWorksheet(world.app, (await foreign(world)).id) } }),
  },
  getOtdWorksheetPdfContent: {
    succeeds: async (world) => {
      const params = { id: await makeWorksheet(world.app, (await own(world)).id) };
      const { body } = await world.app.call('getOtdWorksheetPdf', { token: world.tokens.client, params });
      return { params, query: { token: new URL(body.url, 'http://x').searchParams.get('token') ?? '' } };
    },
    foreign: 'the signature stands for the scope; a wrong one is tested with worksheets',
  },
  listTaxRules: { succeeds: () => ({ query: { filter: { state: 'OH' } } }), foreign: firmWide },
  getTaxRule: { succeeds: async ({ app }) => ({ params: { id: await makeTaxRule(app) } }), foreign: firmWide },
  createTaxRule: { succeeds: () => ({ body: rule }), foreign: firmWide },
  updateTaxRule: { succeeds: async ({ app }) => ({ params: { id: await makeTaxRule(app) }, body: { rate: 6 } }), foreign: firmWide },
  deleteTaxRule: { succeeds: async ({ app }) => ({ params: { id: await makeTaxRule(app) } }), foreign: firmWide },
} satisfies { [Id in OperationId]?: OperationCase<Id> };
