// Deal Check over HTTP: sent, reviewed, answered, sent again; within what the package includes.
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { paidClient } from '../support/paid-client.ts';
import { pdfText } from '../support/pdf-text.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { giveReviewPackage, offer, reviewOf } from './cases/deal-checks.ts';
import { uploaded } from './cases/files.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let otherAdvisor: string;
let otherClient: string;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  [otherAdvisor, otherClient] = await Promise.all([app.signIn('advisor2@forecourt.example'), app.signIn('client2@forecourt.example')]);
});
afterAll(() => app.close());

const staff = () => ({ token: world.tokens.employee });
const title = '2025 Honda CR-V Hybrid';

/** A client of the advisor whose package reviews. */
async function reviewClient(advisor_id: string | null = world.users.employee): Promise<{ id: string; token: string }> {
  const { id, email } = await makeAccount(world, 'client', { advisor_id });
  await giveReviewPackage(app, id);
  return { id, token: await app.signIn(email) };
}
const send = (token: string, body: object = {}) => app.call('sendDealCheck', { token, body: { title, paper: 'quote', lines: offer, ...body } });
const answer = (id: string, number = 1, more: object = {}) =>
  app.call('answerDealCheck', { ...staff(), params: { id }, body: { ...reviewOf(number), ...more } });

describe('a first quote', () => {
  it('as a file, without typed lines, reaches the advisor, who can open it', async () => {
    const { token } = await reviewClient();
    const file = await uploaded(world, token, 'deal_check');
    const { status, body } = await send(token, { lines: null, attachment_ids: [file] });
    expect([status, body.status, body.versions[0]?.attachments.length]).toEqual([201, 'submitted', 1]);
    const { body: waiting } = await app.call('listUrgentItems', { ...staff(), query: { limit: 100 } });
    expect(waiting.filter(({ target_id }) => target_id === body.id)).toMatchObject([{ kind: 'paper_sent', words: title }]);
    expect((await app.call('getFileAddress', { ...staff(), params: { id: file } })).status).toBe(200);
    expect((await app.call('getFileAddress', { token: otherClient, params: { id: file } })).status).toBe(404);
  });

  it('needs a file or lines, and lines that add up to a price', async () => {
    const { token } = await reviewClient();
    expect((await send(token, { lines: null })).problem).toMatchObject({
      status: 422,
      errors: { attachment_ids: 'Add a file or a photo, or type the lines.' },
    });
    expect((await send(token, { lines: { total_otd: 0, cash_due: 0 } })).problem).toMatchObject({
      status: 422,
      errors: { 'lines.selling_price': expect.any(String) },
    });
  });

  it('is refused for a package that searches', async () => {
    expect((await send(otherClient)).problem).toMatchObject({ status: 409, detail: 'Your package does not include reviews of quotes.' });
  });

  it('without an advisor makes a new request that the firm’s rule assigns', async () => {
    const { id, token } = await reviewClient(null);
    await send(token);
    const [client] = await app.db.select({ advisor_id: users.advisor_id }).from(users).where(eq(users.id, id));
    expect(client?.advisor_id).not.toBeNull();
  });
});

describe('the review', () => {
  it('is the advisor’s draft until it is sent', async () => {
    const { token } = await reviewClient();
    const { id } = (await send(token)).body;
    const draft = await app.call('saveDealCheckReview', { ...staff(), params: { id }, body: reviewOf() });
    expect(draft.body).toMatchObject({ status: 'in_review', versions: [{ verdict: 'ask_first', report: { asks: 1, by: 10_000 } }] });
    const seen = await app.call('getDealCheck', { token, params: { id } });
    expect(seen.body).toMatchObject({
      status: 'in_review',
      total: null,
      versions: [{ typed: offer, lines: null, verdict: null, summary: null, report: null }],
    });
  });

  it('once sent is read line by line, and as PDF', async () => {
    const { token } = await reviewClient();
    const { id } = (await send(token)).body;
    expect((await answer(id)).body).toMatchObject({ status: 'answered', total: 3_030_000, aim_total: 3_020_000, asks: 1 });
    const seen = await app.call('getDealCheck', { token, params: { id } });
    expect(seen.body.versions[0]?.report?.lines.find(({ verdict }) => verdict === 'ask_to_remove')).toMatchObject({
      label: 'Nitrogen tire fill',
      now: 10_000,
      aim: null,
    });
    const address = await app.call('getDealCheckPdf', { token, params: { id } });
    const pdf = await app.fetch(address.body.url);
    const text = pdfText(Buffer.from(await pdf.arrayBuffer())).join(' ');
    for (const words of ['Take the nitrogen off.', '$30,300.00', '$30,200.00', title]) expect(text).toContain(words);
  });

  it('needs a verdict, a name for what is missing, and the newest version', async () => {
    const { token } = await reviewClient();
    const { id } = (await send(token)).body;
    expect((await answer(id, 1, { verdict: null })).problem).toMatchObject({ status: 422, errors: { verdict: expect.any(String) } });
    const missing = { verdicts: [{ key: 'missing 1', verdict: 'missing', aim: -50_000 }] };
    expect((await answer(id, 1, missing)).problem).toMatchObject({ status: 422, errors: { 'verdicts.0.label': expect.any(String) } });
    expect((await answer(id, 2)).problem).toMatchObject({ status: 409, detail: 'The client sent a newer version. Reload to review it.' });
    await answer(id);
    expect((await answer(id)).status).toBe(409);
  });

  it('is no business of another advisor, nor of another client', async () => {
    const { token } = await reviewClient();
    const { id } = (await send(token)).body;
    for (const other of [otherAdvisor, otherClient]) expect((await app.call('getDealCheck', { token: other, params: { id } })).status).toBe(404);
  });
});

describe('the second version', () => {
  it('is compared with the first, and what was put right is marked', async () => {
    const { token } = await reviewClient();
    const { id } = (await send(token)).body;
    await answer(id);
    const better = { ...offer, other_fees: [], total_otd: 3_020_000, cash_due: 3_020_000 };
    const next = await app.call('addDealCheckVersion', { token, params: { id }, body: { paper: 'quote', lines: better } });
    expect(next.body).toMatchObject({ status: 'submitted', version_count: 2, total: 3_030_000 });
    const { body } = await answer(id, 2, { lines: better, verdicts: [], verdict: 'good' });
    expect(body.versions[0]?.report).toMatchObject({ before_total: 3_030_000, total: 3_020_000, asks: 0 });
    expect(body.versions[0]?.report?.lines.find(({ is_fixed }) => is_fixed)).toMatchObject({ label: 'Nitrogen tire fill', before: 10_000, now: null });
    const pdf = await app.fetch((await app.call('getDealCheckPdf', { token, params: { id } })).body.url);
    const text = pdfText(Buffer.from(await pdf.arrayBuffer())).join(' ');
    for (const words of ['Before: $100.00. Fixed', 'Version before', '$30,300.00', '$30,200.00']) expect(text).toContain(words);
  });

  it('waits for the report on the one before', async () => {
    const { token } = await reviewClient();
    const { id } = (await send(token)).body;
    expect((await app.call('addDealCheckVersion', { token, params: { id }, body: { paper: 'quote', lines: offer } })).status).toBe(409);
  });
});

describe('the refund', () => {
  it('is all until the review begins, half until its report; of a second Deal Check all again until it is worked on itself', async () => {
    const first = await paidClient(app, 'deal-check');
    await app.db.update(users).set({ advisor_id: world.users.employee }).where(eq(users.id, first.id));
    const due = async () => (await app.call('getMyPackage', { token: first.token })).body.refund;
    const review = async () => {
      expect(await due()).toMatchObject({ percent: 100, amount: 24_900, rungs: [{ until: 'the first review', ended_at: null }, {}, {}] });
      const { id } = (await send(first.token)).body;
      await app.call('beginDealCheck', { ...staff(), params: { id } });
      expect(await due()).toMatchObject({ percent: 50, amount: 12_450 });
      expect((await answer(id)).status).toBe(200);
      expect(await due()).toMatchObject({ percent: 0, amount: 0 });
    };
    await review();
    // Bought once more, by the same person.
    const [paid] = await app.db.select().from(payments).where(eq(payments.id, first.payment.id));
    if (!paid) throw new Error('the payment is missing');
    const id = uuidv7();
    const paid_at = new Date().toISOString();
    await app.db
      .insert(payments)
      .values({ ...paid, id, onboarding_id: null, kind: 'upgrade', provider_id: `desk_${id}`, receipt_number: 'FC-SECOND', paid_at });
    await review();
    const quote = await app.call('quoteRefund', { token: world.tokens.admin, params: { id: first.payment.id } });
    expect(quote.body).toMatchObject({ percent: 0, amount: 0 });
  });
});

describe('the package', () => {
  it('includes two quotes and one contract, counted also where two are sent at once', async () => {
    const { token } = await reviewClient();
    const sent = await Promise.all([send(token), send(token), send(token)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
    expect((await app.call('getMyPackage', { token })).body).toMatchObject({ quotes_used: 2, contracts_used: 0 });
    expect((await send(token, { paper: 'contract' })).status).toBe(201);
    expect((await send(token, { paper: 'contract' })).problem?.detail).toMatch(/includes 1 contract, and 1 is used/);
  });

  it('leads the client through five steps of its own, and asks for no checklist', async () => {
    const { token } = await reviewClient();
    const journey = async () => (await app.call('getJourney', { token })).body;
    expect(await journey()).toMatchObject({ kind: 'review', turns: [{ kind: 'send_quote' }] });
    const { id } = (await send(token)).body;
    expect((await journey()).turns).toEqual([]);
    await answer(id);
    const { steps, turns } = await journey();
    expect([steps.map(({ step, state }) => `${step} ${state}`), turns.map(({ kind }) => kind)]).toEqual([
      ['package done', 'quote done', 'review done', 'contract now', 'checked next'],
      ['send_contract'],
    ]);
  });
});
