// Links come in: pasted, by hand, on a sheet, from a listing, in batches.
// Over 300 lines: one started application for every way in.
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packages, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import { makeRequest } from './cases/bid-rows.ts';
import { caseWorld } from './cases/world.ts';
import type { CaseWorld } from './cases/case.ts';

let app: TestApp;
let world: CaseWorld;
let clientId: string;
let clientToken: string;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  const client = await makeAccount(world, 'client', { advisor_id: world.users.employee });
  clientId = client.id;
  clientToken = await app.signIn(client.email);
});
afterAll(() => app.close());

const upload = (content: string | Uint8Array<ArrayBuffer>, name: string, more: Record<string, string> = {}) => {
  const form = new FormData();
  form.set('user_id', clientId);
  for (const [field, value] of Object.entries(more)) form.set(field, value);
  form.set('file', new Blob([content]), name);
  return app.call('uploadLinks', { token: world.tokens.employee, form });
};

describe('pasted addresses', () => {
  it('are cleaned, read, and told apart from those that are there', async () => {
    const token = world.tokens.employee;
    await app.call('addLinksByHand', { token, body: { user_id: clientId, links: [{ url: 'https://www.dealer.example/a/?utm_source=mail' }] } });
    const preview = await app.call('previewLinks', {
      token,
      body: {
        user_id: clientId,
        addresses: [
          'dealer.example/a',
          'dealer.example/used-2003-honda-accord-ex-1hgcm82633a004352',
          'not an address',
          'dealer.example/used-2003-honda-accord-ex-1hgcm82633a004352#photos',
        ],
      },
    });
    expect(preview.body).toEqual([
      expect.objectContaining({ duplicate_of: expect.any(String), error: null }),
      expect.objectContaining({
        duplicate_of: null,
        draft: expect.objectContaining({ vin: '1HGCM82633A004352', year: 2003, make: 'Honda' }),
        read: expect.objectContaining({ model: 'Accord', doubts: [] }),
      }),
      expect.objectContaining({ draft: null, error: 'Not a valid web address.' }),
      expect.objectContaining({ warnings: ['The same address is listed above.'] }),
    ]);
  });
});

describe('what a row leaves empty', () => {
  it('is filled in by its VIN; how far it is is counted where both places are known, else as it says', async () => {
    const token = world.tokens.employee;
    const { id } = await makeAccount(world, 'client', { advisor_id: world.users.employee, zip: '43017' });
    const links = [
      { url: 'https://dealer.example/v1', vin: '5XYPK4A55KG494962', place: 'Cincinnati, OH' },
      { url: 'https://dealer.example/v2', vin: 'WAUENAF40KN012345', model: 'A4 Sedan', place: 'Boston, MA 02108', distance: 3 },
      { url: 'https://dealer.example/v3', vin: '1C4PJMDX8KD490838', make: 'Ford', place: 'Nowhere at all', distance: 4 },
    ];
    const { body } = await app.call('addLinksByHand', { token, body: { user_id: id, links } });
    expect(body.rows.map(({ warnings }) => warnings)).toEqual([
      [],
      ['This VIN doesn’t add up. Check each character.'],
      ['This VIN says Jeep Cherokee, not Ford.'],
    ]);
    const [first, second, third] = await Promise.all(
      body.rows.map(async ({ link_id }) => (await app.call('getLink', { token, params: { id: link_id ?? '' } })).body),
    );
    expect(first).toMatchObject({ title: '2019 Kia Sorento', year: 2019, make: 'Kia', model: 'Sorento', trim: null, body_style: 'suv', fuel: 'gas', doors: 4 });
    expect(first?.distance).toBeGreaterThan(70);
    expect(first?.distance).toBeLessThan(120);
    // A doubtful VIN fills in no more than year and make.
    expect(second).toMatchObject({ year: 2019, make: 'Audi', model: 'A4 Sedan', body_style: null });
    expect(second?.distance).toBeGreaterThan(500);
    expect(third).toMatchObject({ make: 'Ford', distance: 4 });
  });

  it('comes with a dealer’s price, too: its car has the VIN it gave and what that says', async () => {
    const token = world.tokens.employee;
    const { id, dealers, tokens } = await makeRequest(app, clientId);
    const lines = { selling_price: 3_000_000, doc_fee: 0, title: 0, registration: 0, sales_tax: 0, vin: '5XYPK4A55KG494962' };
    await app.call('sendDealerAnswer', { body: { token: tokens[0], lines } });
    expect((await app.call('publishBids', { token, params: { id }, body: { dealer_ids: [dealers[0]] } })).status).toBe(200);
    const asked = (await app.call('listBidInvitations', { token, params: { id } })).body;
    const link = asked.find(({ dealer_id }) => dealer_id === dealers[0])?.link_id ?? '';
    expect((await app.call('getLink', { token, params: { id: link } })).body).toMatchObject({ vin: lines.vin, body_style: 'suv', fuel: 'gas', doors: 4 });
  });

  it('counts the miles of one link that is made or moved by hand, too', async () => {
    const token = world.tokens.employee;
    const { id } = await makeAccount(world, 'client', { advisor_id: world.users.employee, zip: '43017' });
    const made = await app.call('createLink', { token, body: { user_id: id, title: '2025 Case', place: 'Cincinnati, OH' } });
    expect(made.body.distance).toBeGreaterThan(70);
    const moved = await app.call('updateLink', { token, params: { id: made.body.id }, body: { place: 'Dublin, OH' } });
    expect(moved.body.distance).toBeLessThan(15);
    const change = async (body: object) => (await app.call('updateLink', { token, params: { id: made.body.id }, body })).body.distance;
    // What is typed counts only where nothing can be counted, and for that place alone.
    expect(await change({ place: 'Cincinnati, OH', distance: 3 })).toBe(made.body.distance);
    expect(await change({ distance: 5 })).toBe(made.body.distance);
    expect(await change({ place: 'Behind the mill', distance: 3 })).toBe(3);
    expect(await change({ title: '2025 Case, blue' })).toBe(3);
    expect(await change({ place: 'Nowhere at all' })).toBeNull();
  });

  it('moves with the client: list, order, filter, fit and each car say the new miles at once, as their dealers’ prices do', async () => {
    const token = world.tokens.employee;
    const [bought] = await app.db.select({ id: packages.id }).from(packages).where(eq(packages.package_identifier, 'full-service'));
    const package_id = bought?.id ?? '';
    const client = await makeAccount(world, 'client', { advisor_id: world.users.employee, zip: '43017', package_id });
    const own = { token: await app.signIn(client.email) };
    const places = ['Dublin, OH', 'Cincinnati, OH', 'Nowhere at all'];
    const links = places.map((place, index) => ({ url: `https://moves.example/${index}`, title: `2025 Case ${index}`, place, distance: 7 }));
    await app.call('addLinksByHand', { token, body: { user_id: client.id, links, is_displayed: true } });
    const { id, dealers, tokens } = await makeRequest(app, client.id);
    await app.call('sendDealerAnswer', {
      body: { token: tokens[0], lines: { selling_price: 3_000_000, doc_fee: 0, title: 0, registration: 0, sales_tax: 0 } },
    });
    await app.call('publishBids', { token, params: { id }, body: { dealer_ids: [dealers[0]] } });
    const seen = async () => {
      const { body } = await app.call('listLinks', { ...own, query: { filter: { distance_gte: 0 }, sort: ['distance', 'ASC'] } });
      const price = (await app.call('getBids', { ...own, params: { id } })).body.bids[0];
      return {
        miles: new Map(body.map(({ place, distance }) => [place, distance])),
        order: body.map(({ distance }) => distance ?? -1),
        ofBid: [price?.distance, body.find((link) => link.id === price?.link_id)?.distance],
        far: body.filter(({ fit }) => fit?.rejects_hit.some((word) => word.includes('miles away'))).map(({ place }) => place),
      };
    };
    const before = await seen();
    expect(before.miles.get('Dublin, OH')).toBeLessThan(6);
    expect(before.ofBid[0]).toBe(before.ofBid[1]);

    const saved = { user_id: client.id, package_id, selections: { logistics: { zip: '45202', max_distance: 50 } } };
    await app.call('autoSavePreferences', { ...own, body: saved });
    const after = await seen();
    expect(after.miles.get('Cincinnati, OH')).toBeLessThan(10);
    expect(after.miles.get('Dublin, OH')).toBeGreaterThan(70);
    expect(after.miles.get('Nowhere at all')).toBe(7);
    expect(after.order).toEqual(after.order.toSorted((one, other) => one - other));
    expect(after.ofBid[0]).toBe(after.ofBid[1]);
    expect(after.ofBid[0]).not.toBe(before.ofBid[0]);
    expect(after.far).toContain('Dublin, OH');
    expect(after.far).not.toContain('Cincinnati, OH');

    // The account's own ZIP is the home of who has said no other.
    await app.call('autoSavePreferences', { ...own, body: { ...saved, selections: { logistics: { zip: null } } } });
    expect((await seen()).miles).toEqual(before.miles);
    await app.call('updateUser', { ...own, params: { id: client.id }, body: { zip: '45202' } });
    expect((await seen()).miles).toEqual(after.miles);
  });
});

describe('a sheet', () => {
  it('adds its good rows and says what is wrong in the others', async () => {
    const csv = [
      'Listing URL;Title;VIN;Price;Mileage;Tier',
      'https://dealer.example/s1;2025 Toyota Camry;;31,400;12;Top pick',
      'https://dealer.example/s1;Again;;;;',
      'https://dealer.example/s2;;1M8GDM9AXKP042789;about 20k;;best',
      ';;;;;',
      ';;;20000;;',
    ].join('\n');
    const answer = await upload(`﻿${csv}`, 'links.csv');
    expect(answer.body).toMatchObject({ created: 1, duplicates: 1, invalid: 2 });
    expect(answer.body.rows.map((row) => [row.row, row.outcome, Object.keys(row.errors)])).toEqual([
      [2, 'created', []],
      [3, 'duplicate', []],
      [4, 'invalid', ['price', 'tier']],
      [6, 'invalid', ['url']],
    ]);
    expect(answer.body.rows[2]?.warnings).toEqual(['This VIN doesn’t add up. Check each character.']);
    const added = await app.call('getLink', { params: { id: answer.body.rows[0]?.link_id }, token: world.tokens.employee });
    expect(added.body).toMatchObject({ price: 3_140_000, miles: 12, tier: 'top_pick', is_displayed: false });
  });

  it('may be looked at first, and published at once', async () => {
    const csv = 'url,title\nhttps://dealer.example/p1,A car\n';
    expect((await upload(csv, 'links.csv', { is_preview: 'true' })).body).toMatchObject({ is_preview: true, created: 1 });
    expect((await upload(csv, 'links.csv', { is_displayed: 'true' })).body).toMatchObject({ is_preview: false, created: 1 });
    const shown = await app.call('listLinks', { token: clientToken, query: { filter: { q: 'A car' } } });
    expect(shown.body).toHaveLength(1);
  });

  it('may be an Excel sheet', async () => {
    const bytes = await readFile(new URL('../support/links.xlsx', import.meta.url));
    expect((await upload(new Uint8Array(bytes), 'links.xlsx')).body).toMatchObject({ created: 2, invalid: 1 });
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ['a broken archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0])],
    ['a sheet without known columns', new TextEncoder().encode('a,b\n1,2\n')],
  ])('is refused where it is %s', async (_, bytes) => {
    const answer = await upload(bytes, 'links.csv');
    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toHaveProperty('file');
  });
});

describe('a batch', () => {
  const token = () => world.tokens.employee;
  const newClient = () => makeAccount(world, 'client', { advisor_id: world.users.employee, zip: '43017' });
  const notices = async (person: string, id: string) =>
    (await app.call('listNotifications', { token: person, params: { a: id, b: 'client' } })).body.items.map(({ words: said }) => said);

  it('is looked at as it is typed: filled in by VIN and place, wrong by the cell, and its twin named', async () => {
    const { id } = await newClient();
    const first = await app.call('createLink', { token: token(), body: { user_id: id, title: 'A car', vin: '1HGCM82633A004352', price: 3_798_000 } });
    const links = [
      { vin: '5XYPK4A55KG494962', place: 'Cincinnati, OH' },
      { url: 'http://192.168.1.9/car' },
      { url: 'https://dealer.example/other', vin: '1HGCM82633A004352' },
    ];
    const { body } = await app.call('previewLinks', { token: token(), body: { user_id: id, links } });
    expect(body[0]).toMatchObject({ draft: { title: '2019 Kia Sorento', body_style: 'suv' }, errors: {}, twin: null });
    expect(body[0]?.draft?.distance).toBeGreaterThan(70);
    expect(body[1]?.errors).toEqual({ url: 'This address is in a private network. Clients can’t open it.' });
    expect(body[2]).toMatchObject({ duplicate_of: first.body.id, twin: { same: 'vin', price: 3_798_000, status: 'proposed', is_displayed: false } });
  });

  it('goes in in parts, is published with one message, and is removed but for what was decided', async () => {
    const client = await newClient();
    const theirs = await app.signIn(client.email);
    const id = uuidv7();
    for (const part of [1, 2]) {
      const links = [1, 2].map((one) => ({ url: `https://dealer.example/batch-${id}-${part}${one}` }));
      const added = await app.call('addLinkBatch', { token: token(), params: { id }, body: { user_id: client.id, links } });
      expect(added.body).toMatchObject({ created: 2, duplicates: 0, invalid: 0 });
    }
    expect((await app.call('listLinks', { token: theirs })).body).toEqual([]);
    expect(await notices(theirs, client.id)).toEqual([]);
    const shown = await app.call('publishLinkBatch', { token: token(), params: { id }, body: { message: 'Four hybrids under $40,000.' } });
    expect(shown.body).toMatchObject({ links: 4, shown: 4, removable: 4 });
    expect(await notices(theirs, client.id)).toEqual([expect.stringMatching(/^4 new cars from \w+\. “Four hybrids under \$40,000\.”$/)]);

    const [decided] = (await app.call('listLinks', { token: theirs })).body;
    await app.call('setLinkStatus', { token: theirs, params: { id: decided?.id }, body: { status: 'research_requested' } });
    expect((await app.call('listLinkBatches', { token: token(), query: { user_id: client.id } })).body).toEqual([
      expect.objectContaining({ id, links: 4, shown: 4, removable: 3, created_by_name: expect.any(String) }),
    ]);
    expect((await app.call('undoLinkBatch', { token: token(), params: { id } })).body).toMatchObject({ links: 1, removable: 0 });
    expect((await app.call('listLinks', { token: theirs })).body.map((link) => link.id)).toEqual([decided?.id]);
    const again = await app.call('undoLinkBatch', { token: token(), params: { id } });
    expect([again.status, again.problem.detail]).toEqual([409, 'Each of these cars has been decided on or worked on since.']);
  });

  it('of 5,000 rows on a spreadsheet is read, added in parts and undone', async () => {
    const { id: user_id } = await newClient();
    const lines = Array.from(
      { length: 5_000 },
      (_row, index) => `https://dealer.example/many-${index},Car ${index},${index === 7 ? '38,49O' : 30_000 + index}`,
    );
    const form = new FormData();
    form.set(
      'file',
      new Blob([['Web address,Title,Asking price,Salesperson', ...lines.map((line) => line.replace('38,49O', '"38,49O"'))].join('\n')]),
      'many.csv',
    );
    const sheet = await app.call('readLinkSheet', { token: token(), form });
    expect([sheet.body.rows.length, sheet.body.ignored]).toEqual([5_000, ['Salesperson']]);
    expect(sheet.body.rows[7]).toEqual({ row: 9, cells: { url: 'https://dealer.example/many-7', title: 'Car 7', price: '38,49O' } });
    const id = uuidv7();
    for (let from = 0; from < 5_000; from += 200) {
      const links = sheet.body.rows.slice(from, from + 200).map(({ cells }) => ({ url: cells['url'], title: cells['title'] }));
      expect((await app.call('addLinkBatch', { token: token(), params: { id }, body: { user_id, links } })).body.created).toBe(200);
    }
    let left = 5_000;
    while (left > 0) left = (await app.call('undoLinkBatch', { token: token(), params: { id } })).body.removable;
    expect((await app.call('countLinksOfClient', { token: token(), params: { id: user_id } })).body).toEqual({ count: 0 });
  });

  it('is nobody’s but its advisor’s: another finds, counts, adds to, publishes and removes nothing of it', async () => {
    const { id: user_id } = await makeAccount(world, 'client', { advisor_id: world.users.otherEmployee });
    const id = uuidv7();
    await app.call('addLinkBatch', { token: world.tokens.admin, params: { id }, body: { user_id, links: [{ title: 'Another advisor’s' }] } });
    const mine = { token: token(), params: { id } };
    const calls = [
      app.call('addLinkBatch', { ...mine, body: { user_id, links: [{ title: 'Mine' }] } }),
      app.call('addLinkBatch', { ...mine, body: { user_id: clientId, links: [{ title: 'Mine' }] } }),
      app.call('publishLinkBatch', { ...mine, body: {} }),
      app.call('undoLinkBatch', mine),
      app.call('listLinkBatches', { token: token(), query: { user_id } }),
      app.call('previewLinks', { token: token(), body: { user_id, links: [{ title: 'Another advisor’s' }] } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const left = await app.call('listLinkBatches', { token: world.tokens.admin, query: { user_id } });
    expect(left.body).toEqual([expect.objectContaining({ links: 1, shown: 0 })]);
  });

  it('has photos on its links: uploaded pictures, once, in the order given', async () => {
    const link = (await app.call('createLink', { token: token(), body: { user_id: clientId, title: 'With photos' } })).body;
    const other = (await app.call('createLink', { token: token(), body: { user_id: clientId, title: 'Without' } })).body;
    const picture = await sharp({ create: { width: 40, height: 24, channels: 3, background: '#0B5754' } })
      .png()
      .toBuffer();
    const uploaded = async () => {
      const form = new FormData();
      form.set('purpose', 'listing');
      form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'front.png');
      return (await app.call('uploadFile', { token: token(), form })).body.id;
    };
    const photo_ids = [await uploaded(), await uploaded()];
    const set = (id: string, ids: readonly string[]) => app.call('setLinkPhotos', { token: token(), params: { id }, body: { photo_ids: [...ids] } });
    expect((await set(link.id, photo_ids)).body.photos?.map(({ id }) => id)).toEqual(photo_ids);
    expect((await set(other.id, photo_ids)).problem.errors).toHaveProperty('photo_ids');
    expect((await set(link.id, photo_ids.toReversed())).body.photos?.map(({ id }) => id)).toEqual(photo_ids.toReversed());
    const inList = (await app.call('listLinks', { token: token(), query: { filter: { id: link.id } } })).body[0];
    expect(inList).toMatchObject({ preview: { id: photo_ids.at(-1) }, photo_count: photo_ids.length });
    expect(inList).not.toHaveProperty('photos');
    expect((await app.fetch(inList?.preview?.preview_url ?? '')).status).toBe(200);
    expect((await set(link.id, [])).body).toMatchObject({ preview: null, photo_count: 0, photos: [] });
  });
});

it('of somebody else are refused for any client but mine', async () => {
  const body = { user_id: world.users.otherClient, links: [{ title: 'A car' }] };
  expect((await app.call('addLinksByHand', { token: world.tokens.employee, body })).status).toBe(404);
  expect((await app.call('createLink', { token: world.tokens.employee, body: { user_id: world.users.otherClient, title: 'A car' } })).status).toBe(404);
});

it('the same address or VIN is refused, a link stays with its client', async () => {
  const token = world.tokens.employee;
  const make = (body: Record<string, unknown>) => app.call('createLink', { token, body: { user_id: clientId, title: 'A car', ...body } });
  const first = await make({ url: 'https://dealer.example/one?b=2&a=1', vin: '2t3p1rfv8sc123456' });
  expect(first.body).toMatchObject({ url: 'https://dealer.example/one?a=1&b=2', vin: '2T3P1RFV8SC123456' });
  expect((await make({ url: 'http://dealer.example/two', vin: '2T3P1RFV8SC123456' })).problem.errors).toHaveProperty('vin');
  expect((await make({ url: 'https://www.dealer.example/one?a=1&b=2#x' })).problem.errors).toHaveProperty('url');
  const changed = await app.call('updateLink', { params: { id: first.body.id }, token, body: { user_id: world.users.client } });
  expect(changed.problem.errors).toHaveProperty('user_id');
  const stale = await app.call('updateLink', { params: { id: first.body.id }, token, body: { price: 100, version: 0 + first.body.version } });
  expect(stale.status).toBe(200);
  expect((await app.call('updateLink', { params: { id: first.body.id }, token, body: { price: 200, version: first.body.version } })).status).toBe(409);
});

describe('a listing', () => {
  it('carries photos to the links made of it, which keep them when it goes', async () => {
    const token = world.tokens.employee;
    const picture = await sharp({ create: { width: 40, height: 24, channels: 3, background: '#0B5754' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('title', '2025 Volvo XC60 Core');
    form.set('condition', 'new');
    form.set('fuel', '');
    form.set('client_ids', clientId);
    form.set('is_displayed', 'true');
    form.append('photo_files', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'front.png');
    form.append('photo_files', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'rear.png');
    const made = await app.call('createListing', { token, form });
    expect(made.body).toMatchObject({ condition: 'new', fuel: null, client_ids: [clientId], photos: [{}, {}] });

    const order = new FormData();
    order.set('photo_order', JSON.stringify([made.body.photos[1]?.id]));
    const ordered = await app.call('updateListing', { params: { id: made.body.id }, token, form: order });
    expect(ordered.body.photos.map((photo) => photo.id)).toEqual([made.body.photos[1]?.id]);

    const seen = await app.call('listListings', { token: clientToken });
    expect(seen.body).toEqual([expect.objectContaining({ id: made.body.id })]);
    expect(seen.body[0]).not.toHaveProperty('client_ids');

    const links = await app.call('makeLinksOfListing', { params: { id: made.body.id }, token, body: { client_ids: [clientId], is_displayed: true } });
    expect(links.body).toMatchObject({ created: 1 });
    await app.call('deleteListing', { params: { id: made.body.id }, token });
    const link = await app.call('getLink', { params: { id: links.body.rows[0]?.link_id }, token: clientToken });
    expect(link.body).toMatchObject({ title: '2025 Volvo XC60 Core', photos: [{ id: made.body.photos[1]?.id }] });
    const again = await app.call('getFileAddress', { params: { id: link.body.photos?.[0]?.id }, token: clientToken });
    expect(again.status).toBe(200);
    expect((await app.call('getFileAddress', { params: { id: link.body.photos?.[0]?.id }, token: world.tokens.client })).status).toBe(404);
    const photo = await app.fetch(link.body.photos?.[0]?.preview_url ?? '');
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('says how far a car is from each client by their ZIP; miles that were typed stand where its place is not known', async () => {
    const token = world.tokens.employee;
    await app.db.update(users).set({ zip: '43215' }).where(eq(users.id, clientId));
    const form = (entries: Readonly<Record<string, string>>) => {
      const sent = new FormData();
      for (const [name, value] of Object.entries(entries)) sent.set(name, value);
      return sent;
    };
    const made = await app.call('createListing', {
      token,
      form: form({ title: '2025 Kia EV6', place: 'Dublin, OH', client_ids: clientId, is_displayed: 'true' }),
    });
    // About 12 miles by the two ZIPs' centers; the exact figure is the library's.
    expect(made.body.distance).toBeGreaterThan(8);
    expect(made.body.distance).toBeLessThan(16);
    const seen = await app.call('getListing', { token: clientToken, params: { id: made.body.id } });
    expect(seen.body.distance).toBe(made.body.distance);
    // A form that sends back what it was given has typed nothing: the client moves, and the miles with them.
    await app.call('updateListing', { token, params: { id: made.body.id }, form: form({ distance: String(made.body.distance), price: '4000000' }) });
    await app.db.update(users).set({ zip: '44101' }).where(eq(users.id, clientId));
    const far = await app.call('getListing', { token, params: { id: made.body.id } });
    expect(far.body.distance).toBeGreaterThan(100);
    const typed = await app.call('updateListing', { token, params: { id: made.body.id }, form: form({ distance: '31' }) });
    expect(typed.body.distance).toBe(far.body.distance);
    const nowhere = await app.call('updateListing', { token, params: { id: made.body.id }, form: form({ place: 'Behind the mill' }) });
    expect(nowhere.body.distance).toBe(31);
  });

  it('takes pictures alone', async () => {
    const form = new FormData();
    form.set('title', 'A car');
    form.append('photo_files', new Blob(['words'], { type: 'image/png' }), 'words.txt');
    expect((await app.call('createListing', { token: world.tokens.employee, form })).problem.errors).toHaveProperty('photo_files');
  });
});
