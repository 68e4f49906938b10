// Packages, coupons, prospects, payments: what is bought and how.
import { and, eq } from 'drizzle-orm';
import { termsVersion } from '../../../domain/terms.ts';
import type { OperationId } from '../../../generated/api.ts';
import { initialClientData, paymentCases, payments, refundRequests } from '../../../server/db/schema.ts';
import { issueStopLink } from '../../../server/modules/prospects/tokens.ts';
import { begin, pay, prepare, stranger, askingCard } from '../../support/sign-up.ts';
import { makeAccount } from './accounts.ts';
import type { Cases, CaseWorld, OperationCase } from './case.ts';

const list = 'A list: what is out of scope is not in it, see its own test.';
const adminsSeeAll = 'For admins alone, who see every row.';
const everybodys = 'The same for everybody who may call.';
const byToken = 'The token names the row; a forged one is 410, see its own test.';
const someDay = '2031-01-01T00:00:00.000Z';

let made = 0;
const fresh = (word: string) => `${word}-${(made += 1)}-${Date.now().toString(36)}`;

async function makePackage({ app, tokens }: CaseWorld): Promise<string> {
  const body = { name: 'Case package', package_identifier: fresh('case'), price: 10_000 };
  return (await app.call('createPackage', { token: tokens.admin, body })).body.id;
}

async function makeCoupon({ app, tokens }: CaseWorld): Promise<string> {
  const body = { code: fresh('CASE'), kind: 'percent', value: 10 };
  return (await app.call('createCoupon', { token: tokens.admin, body })).body.id;
}

/** A prospect nobody owns: every advisor's and every admin's. */
const prospect = async ({ app }: CaseWorld) => ({ params: { id: (await begin(app)).id } });

/** A prospect another advisor has begun. */
const foreignProspect = async ({ app }: CaseWorld) => {
  const token = await app.signIn('advisor2@forecourt.example');
  return { params: { id: (await app.call('createInitialClientData', { token, body: stranger() })).body.id } };
};

const resumable = async ({ app }: CaseWorld) => ({ body: { token: (await begin(app)).resume_token } });

/** A link that ends reminders, as it stands in a letter. */
async function stoppable({ app }: CaseWorld) {
  const { id } = await begin(app);
  const [row] = await app.db.select().from(initialClientData).where(eq(initialClientData.id, id));
  return { body: { token: row ? issueStopLink(app.services, row) : '' } };
}

async function ready({ app }: CaseWorld): Promise<string> {
  const { resume_token: token } = await begin(app);
  await prepare(app, token);
  return token;
}

async function paid(world: CaseWorld): Promise<{ payment: string; password: string }> {
  const token = await ready(world);
  const { body } = await pay(world.app, token);
  return { payment: body.payment.id, password: body.password_token ?? '' };
}

/** A confirmed payment of a client. */
async function paymentOf({ app }: CaseWorld, clientId: string): Promise<{ params: { id: string } }> {
  const [row] = await app.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.user_id, clientId), eq(payments.status, 'succeeded')))
    .limit(1);
  if (!row) throw new Error(`client ${clientId} has paid nothing`);
  return { params: { id: row.id } };
}
/** A payment of a client that no other call asks for. */
async function unaskedPayment({ app }: CaseWorld, clientId: string): Promise<string> {
  const [row] = await app.db
    .insert(payments)
    .values({
      kind: 'upgrade',
      user_id: clientId,
      package_identifier: 'guided-search',
      price: 10_000,
      amount: 10_000,
      currency: 'USD',
      provider: 'none',
      status: 'succeeded',
      paid_at: new Date().toISOString(),
      receipt_number: fresh('FC').slice(-20),
    })
    .returning({ id: payments.id });
  if (!row) throw new Error('the payment was not made');
  return row.id;
}

async function refundRequestOf(world: CaseWorld, clientId: string): Promise<{ params: { id: string } }> {
  const sums = { package_name: 'Guided Search', receipt_number: 'FC-1', paid: 10_000, entitled: 0, entitled_why: 'The work is done.' };
  const [row] = await world.app.db
    .insert(refundRequests)
    .values({ ...sums, user_id: clientId, payment_id: await unaskedPayment(world, clientId), reason: 'I bought from a friend.', answer_by: someDay })
    .returning({ id: refundRequests.id });
  if (!row) throw new Error('the request was not made');
  return { params: { id: row.id } };
}

/** A payment that failed, as the admins' desk has it. */
async function failedCase(world: CaseWorld): Promise<{ params: { id: string } }> {
  const payment_id = await unaskedPayment(world, world.users.client);
  const [row] = await world.app.db
    .insert(paymentCases)
    .values({ kind: 'failed_payment', reference: payment_id, status: 'open', payment_id, amount: 10_000, reason: 'The card was declined.', due_at: someDay })
    .returning({ id: paymentCases.id });
  if (!row) throw new Error('the case was not made');
  return { params: { id: row.id } };
}

const onRefundRequest = <Id extends OperationId>(body?: object): OperationCase<Id> => ({
  succeeds: async (world) => ({ ...(await refundRequestOf(world, world.users.client)), ...(body ? { body } : {}) }) as never,
  foreign: async (world) => ({ ...(await refundRequestOf(world, world.users.otherClient)), ...(body ? { body } : {}) }) as never,
});

const ownPayment = (world: CaseWorld) => paymentOf(world, world.users.client);
const foreignPayment = (world: CaseWorld) => paymentOf(world, world.users.otherClient);

/** A client's id that the caller may ask about. */
const aboutClient = {
  succeeds: (world: CaseWorld) => ({ params: { id: world.users.client } }),
  foreign: (world: CaseWorld) => ({ params: { id: world.users.otherClient } }),
};

/** A client with the smallest package, signed in. */
async function upgrader(world: CaseWorld) {
  const { app } = world;
  const all = await app.call('listAllPackages');
  const smallest = all.body.toSorted((a, b) => a.price - b.price)[0];
  const account = await makeAccount(world, 'client', { package_id: smallest?.id ?? null });
  return app.signIn(account.email);
}

export const salesCases = {
  listPackages: { succeeds: () => ({ query: { range: [0, 9], sort: ['price', 'ASC'] } }), foreign: list },
  listAllPackages: { succeeds: () => ({}), foreign: list },
  getMyPackage: { succeeds: () => ({}), foreign: "One's own alone." },
  countPackages: { succeeds: () => ({}), foreign: everybodys },
  getPackage: { succeeds: async (world) => ({ params: { id: await makePackage(world) } }), foreign: everybodys },
  createPackage: { succeeds: () => ({ body: { name: 'Case package', package_identifier: fresh('case'), price: 100 } }), foreign: 'Makes a row of its own.' },
  updatePackage: { succeeds: async (world) => ({ params: { id: await makePackage(world) }, body: { tagline: 'For the case.' } }), foreign: adminsSeeAll },
  deletePackage: { succeeds: async (world) => ({ params: { id: await makePackage(world) } }), foreign: adminsSeeAll },

  listCoupons: { succeeds: () => ({ query: { filter: { is_active: true }, range: [0, 9] } }), foreign: list },
  createCoupon: { succeeds: () => ({ body: { code: fresh('CASE'), kind: 'amount', value: 500 } }), foreign: 'Makes a row of its own.' },
  getCoupon: { succeeds: async (world) => ({ params: { id: await makeCoupon(world) } }), foreign: adminsSeeAll },
  updateCoupon: { succeeds: async (world) => ({ params: { id: await makeCoupon(world) }, body: { value: 20 } }), foreign: adminsSeeAll },
  deleteCoupon: { succeeds: async (world) => ({ params: { id: await makeCoupon(world) } }), foreign: adminsSeeAll },
  listCouponChanges: { succeeds: async (world) => ({ params: { id: await makeCoupon(world) } }), foreign: adminsSeeAll },
  validateCoupon: { succeeds: () => ({ body: { code: 'WELCOME10', package_price: 59_900 } }), foreign: "A code is everybody's to ask about." },
  turnOffCoupons: { succeeds: async (world) => ({ body: { ids: [await makeCoupon(world)] } }), foreign: adminsSeeAll },
  changeCouponsEnd: { succeeds: async (world) => ({ body: { ids: [await makeCoupon(world)], ends_at: someDay } }), foreign: adminsSeeAll },
  deleteCoupons: { succeeds: async (world) => ({ body: { ids: [await makeCoupon(world)] } }), foreign: adminsSeeAll },
  listCouponUsage: { succeeds: () => ({ query: { range: [0, 9] } }), foreign: list },
  getSpendings: aboutClient,
  getRevenue: { succeeds: () => ({}), foreign: adminsSeeAll },

  listInitialClientData: { succeeds: () => ({ query: { range: [0, 9] } }), foreign: list },
  createInitialClientData: { succeeds: () => ({ body: stranger() }), foreign: 'Makes a row of its own.' },
  getInitialClientData: { succeeds: prospect, foreign: foreignProspect },
  updateInitialClientData: {
    succeeds: async (world) => ({ ...(await prospect(world)), body: { phone: '(207) 555-0177' } }),
    foreign: async (world) => ({ ...(await foreignProspect(world)), body: { phone: '(207) 555-0177' } }),
  },
  deleteInitialClientData: { succeeds: prospect, foreign: foreignProspect },
  resumeInitialClientData: { succeeds: prospect, foreign: foreignProspect },
  sendOnboardingLink: { succeeds: prospect, foreign: foreignProspect },
  discardInitialClientData: { succeeds: prospect, foreign: foreignProspect },
  resumeOnboarding: { succeeds: resumable, foreign: byToken },
  stopOnboardingReminders: { succeeds: stoppable, foreign: byToken },
  saveOnboarding: { succeeds: resumable, foreign: byToken },
  choosePassword: { succeeds: async (world) => ({ body: { token: (await paid(world)).password, password: 'blue-kettle-9-harbour' } }), foreign: byToken },

  listPayments: { succeeds: () => ({ query: { range: [0, 9] } }), foreign: list },
  countPayments: { succeeds: () => ({}), foreign: list },
  getPayment: { succeeds: ownPayment, foreign: foreignPayment },
  getReceipt: { succeeds: ownPayment, foreign: foreignPayment },
  getReceiptPdf: { succeeds: ownPayment, foreign: foreignPayment },
  getReceiptPdfContent: {
    succeeds: async (world) => {
      const { params } = await ownPayment(world);
      const { body } = await world.app.call('getReceiptPdf', { token: world.tokens.client, params });
      return { params, query: { token: new URL(body.url, 'http://x').searchParams.get('token') ?? '' } };
    },
    foreign: 'the signature stands for the scope; a wrong one is tested with worksheets',
  },
  quoteRefund: { succeeds: ownPayment, foreign: foreignPayment },
  listRefundRequests: { succeeds: () => ({ query: { filter: { status: 'requested' }, sort: ['answer_by', 'ASC'], range: [0, 9] } }), foreign: list },
  getRefundRequest: onRefundRequest(),
  requestRefund: {
    succeeds: async (world) => ({ body: { payment_id: await unaskedPayment(world, world.users.client), reason: 'I bought from a friend.' } }),
    foreign: async (world) => ({ body: { payment_id: await unaskedPayment(world, world.users.otherClient), reason: 'I bought from a friend.' } }),
  },
  declineRefundRequest: onRefundRequest({ answer: 'Your first price is in, so nothing is due.' }),
  withdrawRefundRequest: onRefundRequest(),
  listPaymentCases: { succeeds: () => ({ query: { filter: { status: 'open' }, sort: ['due_at', 'ASC'], range: [0, 9] } }), foreign: list },
  getPaymentCase: { succeeds: failedCase, foreign: adminsSeeAll },
  closePaymentCase: {
    succeeds: async (world) => ({ ...(await failedCase(world)), body: { note: 'Called them; they paid with another card.' } }),
    foreign: adminsSeeAll,
  },
  refundPayment: { succeeds: async (world) => ({ params: { id: (await paid(world)).payment }, body: { reason: 'A case.' } }), foreign: adminsSeeAll },
  openCheckout: { succeeds: resumable, foreign: byToken },
  openOwnCheckout: {
    succeeds: async (world) => {
      const account = await makeAccount(world, 'client', { package_id: null });
      return { token: await world.app.signIn(account.email), body: { package_identifier: 'full-service' } };
    },
    foreign: "One's own package alone.",
  },
  getWaitingPayment: { succeeds: () => ({}), foreign: "One's own alone." },
  preparePayment: { succeeds: async (world) => ({ body: { token: (await begin(world.app)).resume_token, terms_version: termsVersion } }), foreign: byToken },
  startPackage: {
    succeeds: async (world) => {
      const account = await makeAccount(world, 'client', { package_id: null });
      return { token: await world.app.signIn(account.email), body: { package_identifier: 'full-service', terms_version: termsVersion } };
    },
    foreign: "One's own package alone.",
  },
  startUpgrade: {
    succeeds: async (world) => ({ token: await upgrader(world), body: { package_identifier: 'full-service', terms_version: termsVersion } }),
    foreign: "One's own package alone.",
  },
  getPaymentStatus: { succeeds: async (world) => ({ body: { token: await ready(world) } }), foreign: byToken },
  payByTestCard: {
    succeeds: async (world) => ({ body: { token: await ready(world), number: '4242 4242 4242 4242', expires: '12/40', cvc: '123' } }),
    foreign: byToken,
  },
  confirmTestCard: {
    succeeds: async (world) => {
      const token = await ready(world);
      await pay(world.app, token, askingCard);
      return { body: { token, approve: true } };
    },
    foreign: byToken,
  },
  receivePaymentWebhook: { succeeds: 'Signed by the provider alone: tests/api/stripe.test.ts calls it with real signatures.', foreign: byToken },

  getJourney: { succeeds: () => ({}), foreign: "One's own alone." },
  getJourneyOfClient: aboutClient,
  listTimeline: aboutClient,
} satisfies Partial<Cases>;
