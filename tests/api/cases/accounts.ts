// Accounts that only one call of one case touches.
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Role } from '../../../generated/api.ts';
import { demoPassword } from '../../../server/demo/logins.ts';
import { packages, userPreferences, users } from '../../../server/db/schema.ts';
import { hashPassword } from '../../../server/modules/credentials/passwords.ts';
import { pipelineRow } from '../../../server/events/steps.ts';
import type { CaseWorld } from './case.ts';

export interface MadeAccount {
  id: string;
  email: string;
}

let passwordHash: Promise<string> | undefined;

type Given = Partial<typeof users.$inferInsert>;

/** Makes an active account with the demo's password; a client has their row of the work table from then on (docs/rules.md, Ownership). */
export async function makeAccount({ app }: Pick<CaseWorld, 'app'>, role: Role, given: Given = {}): Promise<MadeAccount> {
  passwordHash ??= hashPassword(demoPassword);
  const id = uuidv7();
  const email = `${id}@mailhaven.example`;
  await app.db.insert(users).values({ id, email, first_name: 'Case', last_name: role, role, status: 'active', password_hash: await passwordHash, ...given });
  if (role === 'client') await pipelineRow(app.db, id, app.services.clock());
  return { id, email };
}

/** Makes an account and signs it in. */
export async function makeSignedIn(world: CaseWorld, role: Role, given: Given = {}): Promise<MadeAccount & { token: string }> {
  const account = await makeAccount(world, role, given);
  return { ...account, token: await world.app.signIn(account.email) };
}

/** Makes a client with a submitted checklist: a new request. */
export async function makeNewRequest(world: CaseWorld, advisor_id: string | null): Promise<MadeAccount> {
  const { db } = world.app;
  const client = await makeAccount(world, 'client', { advisor_id });
  const [some] = await db.select({ id: packages.id }).from(packages).limit(1);
  const package_id = some?.id ?? (await makePackage(world));
  await db.insert(userPreferences).values({ user_id: client.id, package_id, status: 'submitted', submitted_at: new Date().toISOString() });
  return client;
}

async function makePackage({ app }: CaseWorld): Promise<string> {
  const id = uuidv7();
  await app.db.insert(packages).values({ id, name: 'Case', package_identifier: `case-${id}`, price: 100 });
  return id;
}

/** The token in the newest letter to an address. */
export async function mailedToken({ app }: Pick<CaseWorld, 'app'>, email: string): Promise<string> {
  const letter = (await app.letters()).find((each) => each.to === email && each.action?.url.includes('#token='));
  if (!letter?.action) throw new Error(`there is no letter with a link to ${email}`);
  return new URL(letter.action.url).hash.replace('#token=', '');
}

/** The account's row as it is. */
export async function accountRow({ app }: Pick<CaseWorld, 'app'>, id: string): Promise<typeof users.$inferSelect> {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error(`there is no account ${id}`);
  return row;
}
