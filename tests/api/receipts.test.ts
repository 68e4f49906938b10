// The receipt as it is mailed and as it is shown: the same lines, moment and zone, and the firm that was paid.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentText } from '../../domain/moment.ts';
import { termsVersion } from '../../domain/terms.ts';
import { plainText, htmlText } from '../../server/ports/mail/layout.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { paidClient } from '../support/paid-client.ts';
import { pdfText } from '../support/pdf-text.ts';
import { begin, goodCard, openMailedLink, pay, prepare } from '../support/sign-up.ts';
import { makeAccount } from './cases/accounts.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn('admin@forecourt.example');
  await app.call('updateFirmSettings', {
    token: admin,
    body: { firm_name: 'Marsh & Sons Autos', postal_address: '1 Main Street\nBangor, ME 04401', firm_phone: '(207) 555-0100' },
  });
  await app.call('createCoupon', { token: admin, body: { code: 'LESS100', kind: 'amount', value: 10_000 } });
  await app.call('createCoupon', { token: admin, body: { code: 'ALLOFIT', kind: 'percent', value: 100 } });
});
afterAll(() => app.close());

const lettersTo = async (email: string) => (await app.letters()).filter((letter) => letter.to === email);
const receiptTo = async (email: string) => {
  const letter = (await lettersTo(email)).find(({ table }) => table);
  if (!letter) throw new Error(`There is no receipt to ${email}.`);
  return letter;
};
const moneyTerms = /\b(pay|paid|paying|payment|payments|card|charged)\b/i;

describe('the mailed receipt', () => {
  it('has the lines, the total, the number and the firm, in both forms of the letter', async () => {
    const buyer = await begin(app, { coupon_code: 'LESS100' });
    await prepare(app, buyer.resume_token);
    const { body } = await pay(app, buyer.resume_token);
    const letter = await receiptTo(buyer.email);
    for (const text of [plainText(letter), htmlText(letter).replaceAll('&amp;', '&')]) {
      for (const part of [
        'Guided Search',
        '$599.00',
        'Coupon LESS100',
        '-$100.00',
        'Total',
        '$499.00',
        body.receipt?.number ?? '',
        'Marsh & Sons Autos',
        '1 Main Street',
        'Bangor, ME 04401',
      ])
        expect(text).toContain(part);
    }
    // And goes along on paper.
    const [paper] = letter.attachments ?? [];
    expect(paper).toMatchObject({ file_name: `Receipt ${body.receipt?.number}.pdf`, content_type: 'application/pdf' });
    expect(pdfText(Buffer.from(paper?.content ?? '', 'base64'))).toEqual(
      expect.arrayContaining(['Marsh & Sons Autos', 'Coupon LESS100', '–$100.00', 'Total', '$499.00']),
    );
    // Nothing else tells them of the money a second time.
    expect((await lettersTo(buyer.email)).filter(({ text, table }) => table ?? text.includes('$499'))).toHaveLength(1);
  });

  it('carries nothing that was typed to a mailbox that nobody has proved', async () => {
    const stranger = await begin(app);
    await prepare(app, stranger.resume_token);
    await pay(app, stranger.resume_token);
    const unproved = await receiptTo(stranger.email);
    expect(plainText(unproved)).not.toContain(stranger.last_name);
    expect(pdfText(Buffer.from(unproved.attachments?.[0]?.content ?? '', 'base64')).join('\n')).not.toContain(stranger.last_name);
    const proved = await begin(app);
    const token = await openMailedLink(app, proved.email);
    await prepare(app, token);
    await pay(app, token);
    expect(plainText(await receiptTo(proved.email))).toContain(`${proved.first_name} ${proved.last_name}`);
  });

  it('shows what was refunded, and what is left', async () => {
    const buyer = await begin(app);
    await prepare(app, buyer.resume_token);
    const { body } = await pay(app, buyer.resume_token);
    await app.call('refundPayment', { token: admin, params: { id: body.payment.id }, body: { amount: 20_000, reason: 'Agreed on the phone.' } });
    const refund = (await lettersTo(buyer.email)).find(({ subject }) => subject.includes('refund'));
    expect(plainText(refund ?? { text: '' })).toMatch(/Refunded +-\$200\.00\nPaid after refund +\$399\.00/);
  });

  it('is a PDF of the same lines below the firm’s name and address, for its owner alone', async () => {
    const client = await paidClient(app);
    const address = await app.call('getReceiptPdf', { token: client.token, params: { id: client.payment.id } });
    expect(address.body).toMatchObject({ content_type: 'application/pdf', file_name: `Receipt ${client.payment.receipt_number}.pdf` });
    const response = await app.fetch(address.body.url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const lines = pdfText(Buffer.from(await response.arrayBuffer()));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Marsh & Sons Autos',
        '1 Main Street',
        'Bangor, ME 04401',
        'Receipt',
        `Receipt: ${client.payment.receipt_number}`,
        'Total',
        '$599.00',
      ]),
    );
    const other = await paidClient(app);
    expect((await app.call('getReceiptPdf', { token: other.token, params: { id: client.payment.id } })).status).toBe(404);
    expect((await app.fetch(address.body.url.replace(client.payment.id, other.payment.id))).status).toBe(410);
  });

  it.each([
    ['of their profile', 'America/Los_Angeles', 'America/Los_Angeles'],
    ["of the firm's", null, 'America/New_York'],
  ])('says the moment in the zone %s, as the screens do', async (_whose, time_zone, zone) => {
    const { email } = await makeAccount({ app }, 'client', { package_id: null, time_zone });
    const token = await app.signIn(email);
    const ready = await app.call('startPackage', { token, body: { package_identifier: 'deal-check', terms_version: termsVersion } });
    const { body } = await app.call('payByTestCard', { body: { token: ready.body.token, ...goodCard } });
    const shown = momentText(body.receipt?.issued_at ?? '', { locale: 'en-US', timeZone: zone });
    expect(shown).toMatch(/ (PST|PDT|EST|EDT)$/);
    expect((await receiptTo(email)).table).toContainEqual({ label: 'Paid on', value: shown });
  });
});

describe('an order that a coupon covers', () => {
  it('speaks of no payment: not in its letters, its receipt, on the timeline, nor among the notices', async () => {
    const buyer = await begin(app, { coupon_code: 'ALLOFIT' });
    const token = await openMailedLink(app, buyer.email);
    const { body } = await prepare(app, token);
    expect(body.payment).toMatchObject({ status: 'succeeded', amount: 0 });
    await app.call('choosePassword', { body: { token: body.password_token, password: 'blue-kettle-9-harbour' } });
    const client = await app.signIn(buyer.email, 'blue-kettle-9-harbour');
    const id = body.payment.user_id ?? '';
    const timeline = await app.call('listTimeline', { token: client, params: { id } });
    const notices = await app.call('listNotifications', { token: client, params: { a: id, b: 'client' } });
    const said = [
      ...(await lettersTo(buyer.email)).flatMap((letter) => [letter.subject, plainText(letter)]),
      ...timeline.body.items.map((entry) => entry.words),
      ...notices.body.items.map((notice) => notice.words),
    ];
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((text) => moneyTerms.test(text))).toEqual([]);
  });

  it('says so to the owner of an account, too, proved or not', async () => {
    for (const email_confirmed_at of [null, new Date().toISOString()]) {
      const { email } = await makeAccount({ app }, 'client', { package_id: null, email_confirmed_at });
      const before = (await lettersTo(email)).length;
      const buyer = await begin(app, { coupon_code: 'ALLOFIT', email });
      await prepare(app, await openMailedLink(app, buyer.email));
      const letters = (await lettersTo(email)).slice(0, -before || undefined);
      expect(letters.length).toBeGreaterThan(1);
      expect(letters.filter((letter) => moneyTerms.test(`${letter.subject} ${plainText(letter)}`))).toEqual([]);
    }
  });
});
