import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { ChecklistSelections } from '../../../generated/api.ts';
import { userPreferences, users } from '../../../server/db/schema.ts';
import type { Cases, CaseWorld } from './case.ts';

/** Enough to be submitted. */
export const enough: ChecklistSelections = {
  money: { method: 'cash', max_total: 3_500_000 },
  vehicles: [{ id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', conditions: ['used'], makes: [{ make: 'Subaru', model: 'Outback' }] }],
  logistics: { zip: '04101' },
};

/** The package a client has bought. */
export async function packageOf({ app }: CaseWorld, clientId: string): Promise<string> {
  const [client] = await app.db.select({ package_id: users.package_id }).from(users).where(eq(users.id, clientId));
  if (!client?.package_id) throw new Error('The client has no package.');
  return client.package_id;
}
const ownIds = async (world: CaseWorld) => ({ user_id: world.users.client, package_id: await packageOf(world, world.users.client) });

/** The checklist of a client in a state. */
export async function checklist({ app }: CaseWorld, clientId: string, status: 'draft' | 'submitted' = 'submitted'): Promise<string> {
  const [row] = await app.db
    .update(userPreferences)
    .set({ status, selections: enough, trade_in: { has_trade_in: false } })
    .where(eq(userPreferences.user_id, clientId))
    .returning({ id: userPreferences.id });
  if (!row) throw new Error('The client has no checklist.');
  return row.id;
}
const note = { note: 'Is a hybrid an option?' };

export const preferencesCases = {
  listUserPreferences: { succeeds: () => ({ query: { filter: { q: 'suv' }, sort: ['progress', 'DESC'], range: [0, 4] } }), foreign: 'names no single row' },
  getUserPreferences: {
    succeeds: async (world) => ({ params: { id: await checklist(world, world.users.client) } }),
    foreign: async (world) => ({ params: { id: await checklist(world, world.users.otherClient) } }),
  },
  getSearchReach: { succeeds: () => ({ query: { selections: enough } }), foreign: 'The same for everybody who may call.' },
  getZipArea: { succeeds: () => ({ params: { zip: '43215' }, query: { miles: 100 } }), foreign: 'The same for everybody who may call.' },
  getPreferencesOf: {
    succeeds: async (world) => ({ params: { a: world.users.client, b: await packageOf(world, world.users.client) } }),
    foreign: async (world) => ({ params: { a: world.users.otherClient, b: await packageOf(world, world.users.otherClient) } }),
  },
  autoSavePreferences: {
    succeeds: async (world) => ({ body: { ...(await ownIds(world)), selections: { money: { method: 'lease' } } } }),
    foreign: 'names the client in the body; tested with preferences',
  },
  setPreferencesSelections: {
    succeeds: async (world) => ({ body: { ...(await ownIds(world)), selections: enough } }),
    foreign: 'names the client in the body; tested with preferences',
  },
  updateTradeIn: {
    succeeds: async (world) => ({ body: { ...(await ownIds(world)), trade_in: { has_trade_in: true, vin: uuidv7().slice(0, 8).toUpperCase(), make: 'Kia' } } }),
    foreign: 'names the client in the body; tested with preferences',
  },
  submitPreferences: {
    succeeds: async (world) => {
      await checklist(world, world.users.client, 'draft');
      return { body: await ownIds(world) };
    },
    foreign: 'names the client in the body; tested with preferences',
  },
  requestPreferencesChanges: {
    succeeds: async (world) => ({ params: { id: await checklist(world, world.users.client) }, body: note }),
    foreign: async (world) => ({ params: { id: await checklist(world, world.users.otherClient) }, body: note }),
  },
} satisfies Partial<Cases>;
