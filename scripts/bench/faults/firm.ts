// A firm in production mode: a filled database, the built server as a process of its own, and the outside world it talks to.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database, type OpenDatabase } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { createAdmin } from '../../admin/admin-account.ts';
import { builtProduct, freePort, productEnv, startProgram } from '../program.ts';
import { fillFirm } from '../rows.ts';
import { openGate, type Gate } from './gate.ts';
import { startProviders, type Providers } from './providers.ts';

export const password = 'a-long-password-for-a-bench-1';
export const adminEmail = 'bench@forecourt.example';
/** How many clients have a package and an advisor; those after them are buyers without one. */
export const settledClients = 40;

export interface Firm {
  url: string;
  /** Straight to the database, past the gate. */
  db: Database;
  providers: Providers;
  /** Before the database. */
  database: Gate;
  /** Ends the server at once and starts it again; done when it answers. */
  killAndRestart(): Promise<void>;
  /** Leaves no room for uploads on their way in, until the returned function is called; undefined where that cannot be done here. */
  fillDisk(): (() => void) | undefined;
  stop(): Promise<void>;
}

/** @param buyers clients without a package, each buys one */
export async function startFirm(buyers: number): Promise<Firm> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-faults-'));
  const postgres = await startPostgres();
  const open = await openDatabase({ databaseUrl: postgres.url, dataDir: folder });
  await fill(open, buyers);
  const providers = await startProviders();
  const address = new URL(postgres.url);
  const database = await openGate(Number(address.port));
  address.port = String(database.port);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const uploads = join(folder, 'uploads');
  mkdirSync(uploads);
  const isOwnDisk = mountSmall(uploads);
  const env = {
    ...productEnv({ url, databaseUrl: address.href, folder }),
    // A few people do here what many do.
    LIMIT_SCALE: '1000',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
    TMPDIR: uploads,
    SMTP_URL: `smtp://127.0.0.1:${providers.gates.mail.port}`,
    S3_ENDPOINT: `http://127.0.0.1:${providers.gates.bucket.port}`,
    S3_BUCKET: 'forecourt',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    STRIPE_HOST: `http://127.0.0.1:${providers.gates.payments.port}`,
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: 'whsec_fake',
  };
  const serve = () => startProgram(builtProduct, env, `${url}/readyz`);
  let server = await serve();
  return {
    url,
    db: open.db,
    providers,
    database,
    killAndRestart: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      server = await serve();
    },
    fillDisk: () => (isOwnDisk ? fillUp(uploads) : undefined),
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await open.close();
      await database.close();
      await providers.close();
      await postgres.stop();
      if (isOwnDisk) execFileSync('umount', [uploads]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fill({ db }: OpenDatabase, buyers: number): Promise<void> {
  await migrate(db);
  await createAdmin(db, { email: adminEmail, first_name: 'Bench', last_name: 'Reader', password });
  await fillFirm(db, settledClients + buyers);
  await db.execute(sql`update users set password_hash = (select password_hash from users where email = ${adminEmail}) where email like '%@bench.example'`);
  // Who buys has nothing yet; who works with an advisor has one.
  await db.execute(sql`delete from coupon_usage`);
  await db.transaction(async (transaction) => {
    // The ledger is only ever added to; this one is made up and goes with its payments.
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`delete from ledger_entries`);
    await transaction.execute(sql`delete from payments`);
  });
  // Messages were made up without their chats counting them.
  await db.execute(sql`update chats set last_seq = greatest(last_seq, coalesce((select max(seq) from messages where messages.chat_id = chats.id), 0))`);
  const number = sql`substring(email from '[0-9]+')::int`;
  await db.execute(sql`update users set package_id = null where role = 'client' and ${number} > ${settledClients}`);
  await db.execute(
    sql`update users set advisor_id = (select id from users where email = 'advisor1@bench.example') where role = 'client' and ${number} <= ${settledClients}`,
  );
}

/** A disk of its own, small enough to be filled: a file system in memory, where this account may mount one. */
function mountSmall(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m,mode=777', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fillUp(folder: string): () => void {
  const file = join(folder, 'filler');
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M', 'count=64'], { stdio: 'ignore' });
  } catch {
    // It ends when nothing more fits, as it is meant to.
  }
  return () => rmSync(file, { force: true });
}
