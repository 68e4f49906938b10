// The front door (issue 16): whole HTML from settings and database, by the host, from a copy that follows every change.
import { request as httpRequest } from 'node:http';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { eq } from 'drizzle-orm';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fewestDeals } from '../../domain/savings.ts';
import { deals, packages, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { schemaOrgVocabulary } from '../support/schema-org.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

interface Answer {
  status: number;
  type: string;
  etag: string;
  body: string;
}

/** What a host answers at a path; fetch would not let it be named. */
function at(path: string, host = 'forecourt.example', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(new URL(path, app.url), { headers: { host, ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece) => (body += String(piece)));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', etag: String(answer.headers.etag ?? ''), body }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}
/** The page's structured data by type, and what is wrong with it. */
const extracted = (html: string) => new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
const read = (html: string): object => (extracted(html) as { jsonld?: object }).jsonld ?? {};
/** With the vocabulary a property that is none is a warning of the checker; what it merely recommends is left out. */
const wrongIn = async (html: string) =>
  (await new Validator(schemaOrgVocabulary()).validate(extracted(html)))
    .filter(({ severity, issueMessage }) => severity === 'ERROR' || issueMessage.includes('schema.org specification'))
    .map(({ issueMessage }) => issueMessage);
const page = async (): Promise<string> => (await at('/')).body;

describe('the front door', () => {
  it('is the root of hosts without a role; role hosts have sign-in there', async () => {
    const front = await at('/');
    expect(front.status).toBe(200);
    expect(front.body).toContain('<h1>We find your car');
    for (const host of ['admin', 'team', 'portal']) expect((await at('/', `${host}.localhost`)).body).not.toContain('<h1>We find your car');
  });

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'], // The formatter's ways of writing a tag, and a phone number that its column keeps on one line.
      rules: {
        'no-inline-style': 'error',
        'long-title': 'off',
        'tel-non-breaking': 'off',
        'void-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
      },
    });
    const { results } = await validator.validateString(await page());
    expect(results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line} ${ruleId} ${message}`))).toEqual([]);
  });

  it('tells search engines who the firm is, what it sells at which price, and what is asked', async () => {
    const body = await page();
    expect(Object.keys(read(body)).toSorted()).toEqual(['FAQPage', 'ProfessionalService', 'WebSite']);
    expect(await wrongIn(body)).toEqual([]);
    // The checker reads all of it: a type and a property that schema.org does not have are told, wherever they stand.
    for (const [right, wrong, told] of [
      ['"@type":"Offer"', '"@type":"Offering"', /Type "Offering"/],
      ['"acceptedAnswer"', '"rightAnswer"', /Property "rightAnswer" for type "Question"/],
      ['"priceCurrency"', '"currencyOfPrice"', /Property "currencyOfPrice" for type "Offer"/],
    ] as const) {
      expect((await wrongIn(body.replace(right, wrong))).join('\n')).toMatch(told);
    }
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    const { '@graph': graph } = JSON.parse(json);
    const [firm] = graph;
    expect(firm).toMatchObject({ '@type': 'ProfessionalService', name: 'Forecourt Auto Advisors, LLC', url: `${app.config.publicUrl}/` });
    const rows = await app.db.select().from(packages).where(eq(packages.is_active, true));
    // What search engines require of each (a local business, an offer, a question).
    expect(firm).toMatchObject({ address: expect.any(String), image: expect.any(String) });
    for (const offer of firm.makesOffer)
      expect(offer).toMatchObject({ price: expect.any(String), priceCurrency: 'USD', itemOffered: { name: expect.any(String) } });
    for (const asked of graph.at(-1).mainEntity) expect(asked).toMatchObject({ name: expect.any(String), acceptedAnswer: { text: expect.any(String) } });
    expect(firm.makesOffer).toHaveLength(rows.length);
    for (const { price } of rows) expect(JSON.stringify(firm.makesOffer)).toContain(`"price":"${(price / 100).toFixed(2)}"`);
    expect(body).toContain(`<link rel="canonical" href="${app.config.publicUrl}/"`);
    expect(body).toMatch(/<meta name="description" content="We find your car[^"]+"/);
  });

  it('has the texts to accept where the foot links to them, and tells how long a package lasts once', async () => {
    const body = await page();
    for (const [name, text] of [
      ['terms', 'An advisor looks for cars'],
      ['privacy', 'Nobody else gets it, and we never sell it.'],
      ['refunds', 'You get everything back until your first car arrives.'],
    ]) {
      expect(body).toContain(`<a href="#${name}">`);
      expect(new RegExp(`<div id="${name}">.*?</div>`, 's').exec(body)?.[0]).toContain(text);
    }
    for (const [list] of body.matchAll(/<article class="card pk">.*?<\/article>/gs)) {
      const lasts = [...list.matchAll(/\b(\d+ days)\b/g)].map(([, days]) => days);
      expect(lasts.length).toBeGreaterThan(0);
      expect(new Set(lasts).size).toBe(lasts.length);
    }
  });

  it('lists its pages in a sitemap, and keeps engines off role hosts and what is behind sign-in', async () => {
    const sitemap = await at('/sitemap.xml');
    expect(sitemap.type).toContain('application/xml');
    for (const path of ['/', '/signup/full-service', '/support']) expect(sitemap.body).toContain(`<loc>${app.config.publicUrl}${path}</loc>`);
    const robots = (await at('/robots.txt')).body;
    expect(robots).toContain(`Sitemap: ${app.config.publicUrl}/sitemap.xml`);
    expect(robots).toContain('Disallow: /client/');
    expect((await at('/robots.txt', 'portal.localhost')).body).toBe('User-agent: *\nDisallow: /\n');
  });

  it('says nothing of a person who did not agree, nor of the installation', async () => {
    const { advisor_ids: agreed } = (await app.call('getFrontDoor', { token })).body;
    const body = await page();
    for (const { id, name, email } of await app.db.select({ id: users.id, name: users.name, email: users.email }).from(users)) {
      expect(body.includes(`<h3>${name}</h3>`)).toBe(agreed.includes(id));
      expect(body.replaceAll(`<h3>${name}</h3>`, '')).not.toContain(name);
      expect(body).not.toContain(email);
    }
    expect(agreed.length).toBeGreaterThan(0);
    expect(body).not.toContain((await app.call('getPublicSettings')).body.storage_secret);
  });

  it('carries every package with its price, and what comes back, rung by rung', async () => {
    const body = await page();
    for (const price of ['$249', '$599', '$999', '$124.50', '$299.50 · $499.50']) expect(body).toContain(price);
  });

  it('escapes what an admin types, in the page and in its data', async () => {
    const {
      body: { version: _version, ...before },
    } = await app.call('getFrontDoor', { token });
    const headline = 'Cars </script><script>alert(1)</script> found';
    const { body } = await app.call('previewFrontDoor', { token, body: { ...before, headline } });
    expect(body.html).not.toContain('<script>alert');
    expect(body.html).toContain('Cars &lt;/script&gt;');
  });
});

describe('its copy', () => {
  it('is the same until something changes, and then another at once', async () => {
    const first = await at('/');
    expect((await at('/')).etag).toBe(first.etag);
    expect((await at('/', undefined, { 'if-none-match': first.etag })).status).toBe(304);
    const [row] = await app.db.select().from(packages).where(eq(packages.package_identifier, 'full-service'));
    await app.call('updatePackage', { token, params: { id: row?.id ?? '' }, body: { price: 109_900 } });
    expect(await page()).toContain('$1,099');
    expect(await page()).toContain('A full refund until your first car arrives or the review starts.');
    const refund_ladder = { search: { not_started: 100, in_progress: 60, done: 0 }, review: { not_started: 80, in_progress: 40, done: 10 } };
    await app.call('updateFirmSettings', { token, body: { refund_ladder } });
    const asked = await page();
    for (const text of ['60% back', '$359.40', 'You get 80% back until the review starts.', 'A full refund until your first car arrives.'])
      expect(asked).toContain(text);
    await app.call('updateFrontDoor', { token, body: { headline: 'We buy the car with you, line by line.' } });
    expect(await page()).toContain('<h1>We buy the car with you, line by line.</h1>');
    await app.call('updateFirmSettings', { token, body: { firm_phone: '(207) 555-0199' } });
    expect(await page()).toContain('(207) 555-0199');
  });

  it('shows advisors once an admin says that they agreed, and no longer when they are suspended', async () => {
    const [advisor] = await app.db.select().from(users).where(eq(users.email, 'advisor@forecourt.example'));
    const name = advisor?.name ?? 'nobody';
    await app.call('updateFrontDoor', { token, body: { advisor_ids: [advisor?.id ?? ''] } });
    expect(await page()).toContain(`<h3>${name}</h3>`);
    await app.db.update(users).set({ status: 'suspended' }).where(eq(users.email, 'advisor@forecourt.example'));
    expect(await page()).not.toContain(name);
    expect(await page()).not.toContain('Who you will talk to');
    await app.db.update(users).set({ status: 'active' }).where(eq(users.email, 'advisor@forecourt.example'));
  });

  it('refuses somebody who is no advisor, and a version that is not the newest', async () => {
    const [client] = await app.db.select().from(users).where(eq(users.email, 'client@forecourt.example'));
    const refused = await app.call('updateFrontDoor', { token, body: { advisor_ids: [client?.id ?? ''] } });
    expect(refused.problem.errors).toHaveProperty('advisor_ids');
    expect((await app.call('updateFrontDoor', { token, body: { shows_sample: false, version: 1 } })).status).toBe(409);
  });

  it('shows savings only from ten delivered deals of the last 12 months on', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const rows = await app.db.select({ id: deals.id }).from(deals);
    const deliver = async (count: number) => {
      await app.db.update(deals).set({ status: 'fell_through', final_price: 3_000_000, savings: 120_000, delivered_on: today });
      for (const { id } of rows.slice(0, count)) await app.db.update(deals).set({ status: 'delivered' }).where(eq(deals.id, id));
    };
    expect(rows.length).toBeGreaterThanOrEqual(fewestDeals);
    await deliver(fewestDeals - 1);
    expect(await page()).not.toContain('clients saved');
    await deliver(fewestDeals);
    const body = await page();
    expect(body).toContain(`What ${fewestDeals} clients saved`);
    expect(body).toContain('$1,200');
  });
});
