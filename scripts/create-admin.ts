// `npm run create-admin`: makes an admin's account, the first one of an installation in production mode. Asks, or takes
// --email, --first-name, --last-name; the password is asked for without showing it, or read from ADMIN_PASSWORD.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../server/config.ts';
import { FolderInUseError } from '../server/db/lock.ts';
import { migrate } from '../server/db/migrate.ts';
import { openUsable, UnusableError } from '../server/db/usable.ts';
import { AdminRefused, createAdmin } from './admin/admin-account.ts';

const { values: flags } = parseArgs({ options: { email: { type: 'string' }, 'first-name': { type: 'string' }, 'last-name': { type: 'string' } } });

let hidden = false;
const screen = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    if (!hidden) process.stdout.write(chunk);
    done();
  },
});
const asking = createInterface({ input: process.stdin, output: screen, terminal: process.stdin.isTTY });
/** Answers that come from a file or a pipe, line by line. */
const lines = process.stdin.isTTY ? undefined : asking[Symbol.asyncIterator]();

/** What was given, or the person's answer. */
async function answer(given: string | undefined, question: string, secret = false): Promise<string> {
  if (given !== undefined) return given;
  process.stdout.write(`${question}: `);
  hidden = secret;
  const typed = lines ? String((await lines.next()).value ?? '') : await asking.question('');
  hidden = false;
  if (secret) process.stdout.write('\n');
  return typed;
}

try {
  const config = readConfig(process.env);
  // Before anything is asked: nobody types a password for a database that cannot be reached.
  const open = await openUsable(config);
  try {
    const answers = {
      email: await answer(flags.email, 'E-mail'),
      first_name: await answer(flags['first-name'], 'First name'),
      last_name: await answer(flags['last-name'], 'Last name'),
      password: await answer(process.env.ADMIN_PASSWORD, 'Password, at least 12 characters (not shown)', true),
    };
    await migrate(open.db);
    console.log(`${await createAdmin(open.db, answers)} can sign in now.`);
  } finally {
    await open.close();
  }
} catch (error) {
  if (!(error instanceof AdminRefused || error instanceof ConfigError || error instanceof FolderInUseError || error instanceof UnusableError)) throw error;
  const what = error instanceof UnusableError ? `No account was made: ${error.message}` : error.message;
  console.error(error instanceof FolderInUseError ? `${what} Stop the server first, or run it on PostgreSQL.` : what);
  process.exitCode = 1;
} finally {
  asking.close();
}
