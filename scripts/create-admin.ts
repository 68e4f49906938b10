// `npm run create-admin`: makes an admin's account, the first one of an installation in production mode. Asks, or takes
// --email, --first-name, --last-name; the password is asked for without showing it, or read from ADMIN_PASSWORD. The first one also
// says who the firm is (--firm-name, --firm-address "street; town"), which is on every receipt.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../server/config.ts';
import { FolderInUseError } from '../server/db/lock.ts';
import { migrate } from '../server/db/migrate.ts';
import { openUsable, UnusableError } from '../server/db/usable.ts';
import { AdminRefused, createAdmin } from './admin/admin-account.ts';
import { isUnnamed, nameFirm } from './admin/firm-name.ts';

const text = { type: 'string' } as const;
const { values: flags } = parseArgs({ options: { email: text, 'first-name': text, 'last-name': text, 'firm-name': text, 'firm-address': text } });

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

/** Aborted when no more answers come: Ctrl+D, or the end of the pipe. */
const ended = new AbortController();
asking.once('close', () => ended.abort());

/** What was typed; once the answers have ended, none of the rest is waited for. */
async function nextLine(): Promise<string> {
  const nothing = 'No account was made: the answers ended before the last question.';
  if (lines) {
    const { value, done } = await lines.next();
    if (done) throw new AdminRefused(nothing);
    return String(value);
  }
  return asking.question('', { signal: ended.signal }).catch(() => {
    process.stdout.write('\n');
    throw new AdminRefused(nothing);
  });
}

/** What was given, or the person's answer. */
async function answer(given: string | undefined, question: string, secret = false): Promise<string> {
  if (given !== undefined) return given;
  process.stdout.write(`${question}: `);
  hidden = secret;
  const typed = await nextLine();
  hidden = false;
  if (secret) process.stdout.write('\n');
  return typed;
}

try {
  const config = readConfig(process.env);
  // Before anything is asked: nobody types a password for a database that cannot be reached.
  const open = await openUsable(config);
  try {
    await migrate(open.db);
    const asksForFirm = flags['firm-name'] !== undefined || flags['firm-address'] !== undefined || (await isUnnamed(open.db, config));
    const firm = asksForFirm && {
      firm_name: await answer(flags['firm-name'], "The firm's name, as receipts print it"),
      postal_address: await answer(flags['firm-address'], "The firm's postal address, its lines separated by semicolons"),
    };
    if (firm) await nameFirm(open.db, config, firm);
    const email = await createAdmin(open.db, {
      email: await answer(flags.email, 'E-mail'),
      first_name: await answer(flags['first-name'], 'First name'),
      last_name: await answer(flags['last-name'], 'Last name'),
      password: await answer(process.env.ADMIN_PASSWORD, 'Password, at least 12 characters (not shown)', true),
    });
    console.log(`${email} can sign in now.`);
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
