// Deal checks: calls that succeed, and the same on somebody else's row.
import { eq } from 'drizzle-orm';
import type { ContractLines, DealCheckReview, OperationId } from '../../../generated/api.ts';
import { dealChecks, dealCheckVersions, packages, users } from '../../../server/db/schema.ts';
import type { TestApp } from '../../support/app.ts';
import type { CaseWorld, OperationCase } from './case.ts';

/** An offer of $30,300.00. */
export const offer: ContractLines = {
  selling_price: 3_000_000,
  doc_fee: 20_000,
  other_fees: [{ label: 'Nitrogen tire fill', amount: 10_000 }],
  total_otd: 3_030_000,
  cash_due: 3_030_000,
};

/** What an advisor makes of it: one line to remove. */
export const reviewOf = (number = 1): DealCheckReview => ({
  number,
  lines: offer,
  verdicts: [{ key: 'other_fees Nitrogen tire fill', verdict: 'ask_to_remove', say: 'Take the nitrogen off.' }],
  verdict: 'ask_first',
  summary: 'One line to ask for.',
});

type Status = (typeof dealChecks.$inferInsert)['status'];

/** A deal check with one version, at a point of its way. */
export async function makeDealCheck(app: Pick<TestApp, 'db'>, user_id: string, status: Status = 'submitted'): Promise<string> {
  const now = new Date().toISOString();
  const [row] = await app.db
    .insert(dealChecks)
    .values({ user_id, title: '2025 Honda CR-V Hybrid', dealer: 'Tillman Honda', paper: 'quote', status_since: now, status: status ?? 'submitted' })
    .returning();
  if (!row) throw new Error('the deal check was not made');
  const { number: _number, ...review } = reviewOf();
  await app.db.insert(dealCheckVersions).values({
    deal_check_id: row.id,
    number: 1,
    paper: 'quote',
    typed: offer,
    submitted_at: now,
    ...(status === 'submitted' ? {} : { begun_at: now }),
    ...(status === 'answered' ? { ...review, answered_at: now } : {}),
  });
  return row.id;
}

/** Gives a client the package that reviews. */
export async function giveReviewPackage(app: Pick<TestApp, 'db'>, user_id: string): Promise<void> {
  const [review] = await app.db.select({ id: packages.id }).from(packages).where(eq(packages.kind, 'review'));
  await app.db
    .update(users)
    .set({ package_id: review?.id ?? null })
    .where(eq(users.id, user_id));
}

function onCheck<Id extends OperationId>(status: Status, body?: object): OperationCase<Id> {
  const on = async ({ app }: CaseWorld, user: string) => ({ params: { id: await makeDealCheck(app, user, status) }, ...(body ? { body } : {}) }) as never;
  return { succeeds: (world) => on(world, world.users.client), foreign: (world) => on(world, world.users.otherClient) };
}

/** Of the client's own package; a client of their own, so that nobody else's changes. */
const paper = { title: '2025 Honda CR-V Hybrid', paper: 'quote', lines: offer } as const;

export const dealCheckCases = {
  listDealChecks: {
    succeeds: () => ({ query: { filter: { status: ['submitted'] }, sort: ['created_at', 'DESC'], range: [0, 9] } }),
    foreign: 'Names no single row in its path.',
  },
  sendDealCheck: {
    succeeds: async (world) => {
      await giveReviewPackage(world.app, world.users.client);
      return { body: paper };
    },
    foreign: 'Names no row in its path.',
  },
  getDealCheck: onCheck<'getDealCheck'>('submitted'),
  addDealCheckVersion: {
    succeeds: async (world) => {
      await giveReviewPackage(world.app, world.users.client);
      return { params: { id: await makeDealCheck(world.app, world.users.client, 'answered') }, body: { paper: 'contract', lines: offer } };
    },
    foreign: async (world) => ({
      params: { id: await makeDealCheck(world.app, world.users.otherClient, 'answered') },
      body: { paper: 'contract', lines: offer },
    }),
  },
  beginDealCheck: onCheck<'beginDealCheck'>('submitted'),
  saveDealCheckReview: onCheck<'saveDealCheckReview'>('in_review', reviewOf()),
  answerDealCheck: onCheck<'answerDealCheck'>('in_review', reviewOf()),
  getDealCheckPdf: onCheck<'getDealCheckPdf'>('answered'),
  getDealCheckPdfContent: {
    succeeds: async (world) => {
      const params = { id: await makeDealCheck(world.app, world.users.client, 'answered') };
      const { body } = await world.app.call('getDealCheckPdf', { token: world.tokens.client, params });
      return { params, query: { token: new URL(body.url, 'http://x').searchParams.get('token') ?? '' } };
    },
    foreign: 'the signature stands for the scope; a wrong one is tested with worksheets',
  },
} satisfies { [Id in OperationId]?: OperationCase<Id> };
