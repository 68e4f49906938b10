// Price requests to dealers: calls that succeed, and the same on somebody else's row.
import type { OperationId } from '../../../generated/api.ts';
import { givePrice, makeDealer, makeRequest } from './bid-rows.ts';
import type { CaseWorld, Making, OperationCase } from './case.ts';

const onItsOwn = 'Names no single row in its path.';
const byToken = 'The token names the row; tests/api/bids.test.ts shows that it opens no other.';

type Requested = Awaited<ReturnType<typeof makeRequest>>;
type Given = Parameters<typeof makeRequest>[2];

const later = () => new Date(Date.now() + 48 * 3_600_000).toISOString();

/** A case of an operation on one request. */
function onRequest<Id extends OperationId>(body?: (request: Requested, world: CaseWorld) => object | Promise<object>, given?: Given): OperationCase<Id> {
  const on = async (world: CaseWorld, user: string) => {
    const request = await makeRequest(world.app, user, given);
    const sent = await body?.(request, world);
    return { params: { id: request.id }, ...(sent ? { body: sent } : {}) } as never;
  };
  return { succeeds: (world) => on(world, world.users.client), foreign: (world) => on(world, world.users.otherClient) };
}

const priced = async ({ id, dealers: [dealer] }: Requested, { app }: CaseWorld) => givePrice(app, id, dealer, 3_900_000);

/** A call of a dealer's page. */
const onPage = <Id extends OperationId>(more: object = {}): OperationCase<Id> => ({
  succeeds: (async ({ app, users }: CaseWorld) => {
    const { tokens } = await makeRequest(app, users.client);
    return { body: { token: tokens[0], ...more } };
  }) as Making<Id>,
  foreign: byToken,
});

/** A look at what publishing would show. */
function onPreview(): OperationCase<'previewBids'> {
  const on = async (world: CaseWorld, user: string) => {
    const request = await makeRequest(world.app, user);
    await priced(request, world);
    return { params: { id: request.id }, query: { dealer_ids: [request.dealers[0]] } };
  };
  return { succeeds: (world) => on(world, world.users.client), foreign: (world) => on(world, world.users.otherClient) };
}

const lines = { selling_price: 3_688_000, doc_fee: 38_700, title: 1_800, registration: 7_450, sales_tax: 197_340 };

export const bidCases = {
  listBidRequests: { succeeds: () => ({ query: { filter: { status: 'open' }, sort: ['due_at', 'ASC'], range: [0, 9] } }), foreign: onItsOwn },
  createBidRequest: {
    succeeds: async ({ app, users }) => ({
      body: { user_id: users.client, title: '2025 Toyota RAV4 Hybrid', due_at: later(), dealer_ids: [await makeDealer(app), await makeDealer(app)] },
    }),
    foreign: onItsOwn,
  },
  getBidRequest: onRequest<'getBidRequest'>(),
  updateBidRequest: onRequest<'updateBidRequest'>(() => ({ note: 'Quote without add-ons.' })),
  listBidInvitations: onRequest<'listBidInvitations'>(),
  addBidDealers: onRequest<'addBidDealers'>(async (_request, { app }) => ({ dealer_ids: [await makeDealer(app)] })),
  sendBidRequest: onRequest<'sendBidRequest'>(undefined, { status: 'draft' }),
  startBidRound: onRequest<'startBidRound'>(async (request, world) => {
    await priced(request, world);
    return { target_total: 3_900_000, due_at: later() };
  }),
  extendBidRequest: onRequest<'extendBidRequest'>(() => ({ due_at: later() })),
  closeBidRequest: onRequest<'closeBidRequest'>(),
  enterBid: onRequest<'enterBid'>(({ dealers: [dealer_id] }) => ({ dealer_id, source: 'phone', lines })),
  askAboutLine: onRequest<'askAboutLine'>(({ dealers: [dealer_id] }) => ({ dealer_id, line: 'Doc fee', question: 'Others charge $250.00. Can you?' })),
  previewBids: onPreview(),
  declineForDealer: onRequest<'declineForDealer'>(({ dealers: [dealer_id] }) => ({ dealer_id, reason: 'Sold this morning.' })),
  publishBids: onRequest<'publishBids'>(async (request, world) => {
    await priced(request, world);
    return { dealer_ids: [request.dealers[0]] };
  }),
  listBids: { succeeds: () => ({}), foreign: onItsOwn },
  getBids: onRequest<'getBids'>(),
  openDealerRequest: onPage<'openDealerRequest'>(),
  saveDealerDraft: onPage<'saveDealerDraft'>({ draft: lines, draft_version: 0 }),
  sendDealerAnswer: onPage<'sendDealerAnswer'>({ lines }),
  declineDealerRequest: onPage<'declineDealerRequest'>({ reason: 'None left.' }),
  removeDealerFile: onPage<'removeDealerFile'>({ file_id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10' }),
  uploadDealerFile: {
    succeeds: async ({ app, users }) => {
      const { tokens } = await makeRequest(app, users.client);
      const form = new FormData();
      form.set('token', tokens[0]);
      form.set('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'order.pdf');
      return { form };
    },
    foreign: byToken,
  },
} satisfies { [Id in OperationId]?: OperationCase<Id> };
