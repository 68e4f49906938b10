import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import { setUpClient } from './set-up-client.ts';

export interface NewClient {
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  zip: string;
  package_id: string;
  /** When a link mailed to the e-mail was opened on the way (ISO instant). */
  email_confirmed_at: string | null;
  /** What they accepted before paying, and when (ISO instant). */
  terms_version: string | null;
  terms_accepted_at: string | null;
  /** Of their browser; null: the firm's. */
  time_zone: string | null;
}

/** The account of a client who has paid: `invited`, until they choose a password (docs/rules.md, Account). With their folder and their row of the work table. */
export async function createClientAccount(db: Database, client: NewClient, now: Date): Promise<typeof users.$inferSelect> {
  const { email, first_name, last_name, phone, zip, package_id, email_confirmed_at, terms_version, terms_accepted_at, time_zone } = client;
  const account = await insertRow(db, users, {
    email,
    first_name,
    last_name,
    phone,
    zip,
    package_id,
    email_confirmed_at,
    terms_version,
    terms_accepted_at,
    time_zone,
    role: roles.client,
    status: 'invited',
  });
  await setUpClient(db, account, now);
  return account;
}
