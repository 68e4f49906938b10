// `npm run remove-second-step -- --email maria@firm.example`: lets the last admin in again who lost passkey, app and recovery codes. Others are let in by a
// colleague, in the console. Whoever can run this can read the database anyway.
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../server/config.ts';
import { FolderInUseError } from '../server/db/lock.ts';
import { migrate } from '../server/db/migrate.ts';
import { openUsable, UnusableError } from '../server/db/usable.ts';
import { AdminRefused } from './admin/admin-account.ts';
import { removeSecondStep } from './admin/second-step.ts';

const { values: flags } = parseArgs({ options: { email: { type: 'string' } } });

try {
  if (!flags.email) throw new AdminRefused('Whose? Name the account: npm run remove-second-step -- --email maria@firm.example');
  const open = await openUsable(readConfig(process.env));
  try {
    await migrate(open.db);
    const email = await removeSecondStep(open.db, flags.email);
    console.log(`${email} signs in with the password, and sets up a new second step. We e-mail them.`);
  } finally {
    await open.close();
  }
} catch (error) {
  if (!(error instanceof AdminRefused || error instanceof ConfigError || error instanceof FolderInUseError || error instanceof UnusableError)) throw error;
  console.error(error instanceof FolderInUseError ? `${error.message} Stop the server first, or run it on PostgreSQL.` : error.message);
  process.exitCode = 1;
}
