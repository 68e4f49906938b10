// The demo accounts the cases speak for: one of each role, and the other advisor and client for what is foreign.
import { inArray } from 'drizzle-orm';
import { demoLogins } from '../../../server/demo/logins.ts';
import { users } from '../../../server/db/schema.ts';
import type { TestApp } from '../../support/app.ts';
import type { CaseWorld } from './case.ts';

/** Signs the demo accounts in and looks their ids up. */
export async function caseWorld(app: TestApp): Promise<CaseWorld> {
  const [admin, employee, otherEmployee, client, otherClient] = demoLogins.map((login) => login.email);
  const rows = await app.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      inArray(
        users.email,
        demoLogins.map((login) => login.email),
      ),
    );
  const idOf = (email: string | undefined): string => {
    const row = rows.find((candidate) => candidate.email === email);
    if (!row || !email) throw new Error(`the demo data has no ${email ?? 'such account'}`);
    return row.id;
  };
  const signIn = (email: string | undefined) => app.signIn(email ?? '');
  return {
    app,
    users: { admin: idOf(admin), employee: idOf(employee), client: idOf(client), otherEmployee: idOf(otherEmployee), otherClient: idOf(otherClient) },
    tokens: { admin: await signIn(admin), employee: await signIn(employee), client: await signIn(client) },
  };
}
