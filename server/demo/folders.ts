// A folder for every client, with files of staff and client in it.
import type { Database } from '../db/database.ts';
import { clientFolders, storedFiles } from '../db/schema.ts';
import { previewKey } from '../modules/files/index.ts';
import type { Services } from '../services.ts';
import { clientFacts, linksOf, type ClientFacts } from './client-facts.ts';
import { byDay } from './daytime.ts';
import { csv, pdf, picture, type DemoDocument } from './documents.ts';
import type { DemoClient, World } from './model.ts';

interface Placed {
  document: DemoDocument;
  byClient: boolean;
  is_shown: boolean;
}

export async function fillFolders(db: Database, services: Services, world: World): Promise<void> {
  const random = world.random.branch('folders');
  const factsOf = clientFacts(world, await linksOf(db));
  const odometer = await picture('Odometer.jpg', '#1e3a8a', '#e5e7eb');
  const taken = new Map<string, DemoDocument[]>();
  for (const client of world.clients) {
    const model = factsOf(client)?.trade?.model;
    if (model && !taken.has(model)) {
      const sides = [await picture(`${model} front.jpg`, '#b91c1c', '#bae6fd'), await picture(`${model} back.jpg`, '#b91c1c', '#fde68a')];
      taken.set(model, [...sides, odometer]);
    }
  }
  /** Of a trade-in its photos; of others what a buyer brings along. */
  const ownOf = ({ trade }: ClientFacts): DemoDocument[] =>
    taken.get(trade?.model ?? '') ?? [
      pdf('Proof of insurance.pdf', 'Proof of insurance', ['Liability 100/300', 'Valid for six months']),
      pdf('Pre-approval.pdf', 'Pre-approval', ['Valid for 30 days']),
    ];

  /** About the client’s own cars. */
  const staffsOf = ({ best, cars, partner }: ClientFacts): DemoDocument[] => {
    const priced = cars.filter(({ row }) => row.total_otd !== null);
    const [offer] = priced;
    const driven = cars.find(({ row }) => row.condition !== 'new');
    const amount = (cents: number | null) => ((cents ?? 0) / 100).toFixed(2);
    return [
      ...(offer ? [pdf('Buyers order.pdf', `Buyers order, ${offer.dealer}`, [offer.row.title, `Out the door ${amount(offer.row.total_otd)}`])] : []),
      ...(driven
        ? [
            pdf('Pre-purchase inspection.pdf', `Pre-purchase inspection, ${driven.row.title}`, [
              'Brakes: front 7 mm, rear 6 mm',
              'Tires checked, tread on all four',
              'No codes stored',
            ]),
          ]
        : []),
      pdf('Vehicle history.pdf', `Vehicle history${best ? `, ${best.row.title}` : ''}`, [
        best ? `VIN ${best.row.vin}` : 'How to read one',
        'Title, owners and service, line by line',
      ]),
      ...(priced.length > 0
        ? [
            csv('Dealer quotes.csv', [
              ['dealer', 'car', 'otd'],
              ...priced.map(({ dealer, row }) => [dealer, row.title.replaceAll(',', ''), amount(row.total_otd)]),
            ]),
          ]
        : []),
      ...(partner ? [pdf('Joint title form.pdf', 'Joint title form', ['Both owners sign on the day.', 'Bring a photo ID each.'])] : []),
    ];
  };

  const rowsOf = (client: DemoClient): Placed[] => {
    // Folders of clients who are done were cleared.
    if (client.stage === 'paid' || client.stage === 'checklist' || client.is_past) return [];
    const facts = factsOf(client);
    if (!facts) return [];
    const isLogin = client.email.endsWith('@forecourt.example');
    const own =
      random.chance(0.6) || isLogin
        ? ownOf(facts)
            .slice(0, random.whole(1, 3))
            .map((document) => ({ document, byClient: true, is_shown: true }))
        : [];
    if (!client.advisor_id || client.stage === 'new_request') return own;
    const staff = random
      .shuffle(staffsOf(facts))
      .slice(0, random.whole(1, 4))
      .map((document) => ({ document, byClient: false, is_shown: random.chance(0.7) || isLogin }));
    return [...own, ...staff];
  };

  const folders: (typeof clientFolders.$inferInsert)[] = [];
  const files: (typeof storedFiles.$inferInsert)[] = [];
  for (const client of world.clients) {
    const folderId = world.id(client.joined_at);
    const span = Math.max(1, world.now.getTime() - client.joined_at.getTime());
    const placed = rowsOf(client).map((each, index, all) => ({
      ...each,
      at: byDay(new Date(client.joined_at.getTime() + (span * (index + 1)) / (all.length + 1)), world.now),
    }));
    folders.push({
      id: folderId,
      client_id: client.id,
      name: client.name,
      is_displayed: client.stage !== 'closed_lost',
      last_file_at: placed.at(-1)?.at.toISOString() ?? null,
      created_at: client.joined_at.toISOString(),
    });
    for (const { document, byClient, is_shown, at } of placed) {
      const storage_key = world.id(at);
      await services.files.putBytes(storage_key, document.bytes, document.contentType);
      if (document.preview) await services.files.putBytes(previewKey(storage_key), document.preview, 'image/webp');
      files.push({
        id: world.id(at),
        purpose: 'folder',
        uploaded_by: byClient ? client.id : client.advisor_id,
        client_id: client.id,
        file_name: document.name,
        content_type: document.contentType,
        size: document.bytes.length,
        storage_key,
        has_preview: document.preview !== null,
        folder_id: folderId,
        is_shown,
        created_at: at.toISOString(),
      });
    }
  }
  await db.insert(clientFolders).values(folders);
  await db.insert(storedFiles).values(files);
}
