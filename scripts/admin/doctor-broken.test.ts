// Each thing that can be wrong with an installation, made wrong on one that is otherwise well: the doctor names it, and nothing else.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { preparePlace } from '../../server/backup/place.ts';
import { keepBackupState } from '../../server/backup/state.ts';
import { openDatabase, type OpenDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { authenticatorApps, users } from '../../server/db/schema.ts';
import { installationSeal } from '../../server/seal.ts';
import { createAdmin } from './admin-account.ts';
import { examine, type Machine } from './doctor.ts';

const machine: Machine = {
  node: process.versions.node,
  now: () => Date.now(),
  freeIn: () => Promise.resolve(5e10),
  addressOf: () => Promise.resolve('203.0.113.7'),
};
const secretsKey = 'a key of more than thirty-two characters';
const backupKey = 'another key of more than thirty-two characters';

let folder: string;
let postgres: TestPostgres;
let open: OpenDatabase;
let mail: SMTPServer;
let taken: Server;
let env: Record<string, string>;
const portOf = (server: { address(): unknown }): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-broken-'));
  postgres = await startPostgres();
  open = await openDatabase({ databaseUrl: postgres.url, dataDir: folder });
  await migrate(open.db);
  await createAdmin(open.db, { email: 'ada@mailhaven.com', first_name: 'Ada', last_name: 'Marsh', password: 'blue-kettle-9-harbour' });
  const [ada] = await open.db.select({ id: users.id }).from(users);
  const id = ada?.id ?? '';
  const seal = await installationSeal({ secretsKey }, open.db);
  await open.db.insert(authenticatorApps).values({ user_id: id, secret: seal.close('JBSWY3DPEHPK3PXP', id) });
  await keepBackupState(open.db, { last: { name: 'one', at: new Date().toISOString(), seconds: 1, pause_ms: 1, rows: 1, files: 0, missing: 0 } });
  await preparePlace(join(folder, 'backups'), backupKey);
  mail = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await once(mail.listen(0, '127.0.0.1'), 'listening');
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  env = {
    FORECOURT_MODE: 'production',
    BASE_DOMAIN: 'forecourt.example',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: postgres.url,
    PORT: '0',
    SMTP_URL: `smtp://127.0.0.1:${portOf(mail.server)}`,
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEY: backupKey,
    SECRETS_KEY: secretsKey,
  };
});
afterAll(async () => {
  taken.close();
  await new Promise<void>((resolve) => {
    mail.close(() => resolve());
  });
  await open.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What is wrong with it, but for the web build, which a test's checkout may not have. */
async function wrongWith(more: Record<string, string> = {}, here: Partial<Machine> = {}): Promise<string[]> {
  const findings = await examine({ ...env, ...more }, { ...machine, ...here });
  return findings.filter(({ state, sentence }) => state === 'wrong' && !sentence.includes('no built web application')).map(({ sentence }) => sentence);
}

describe('an installation', () => {
  it('that is well has nothing wrong', async () => {
    expect(await wrongWith()).toEqual([]);
  });

  const broken: [string, () => Promise<string[]>, RegExp][] = [
    ['its version of Node', () => wrongWith({}, { node: '18.20.8' }), /^Node is 18\.20\.8; Forecourt needs 20\.\d+\.\d+ or newer\.$/],
    [
      'its clock',
      () => wrongWith({}, { now: () => Date.now() - 90_000 }),
      /^The clocks of this machine and of the database are (89|90|91) seconds apart\. Set both by NTP\.$/,
    ],
    ['its port', () => wrongWith({ PORT: String(portOf(taken)) }), /^PORT \d+ is taken by another program\.$/],
    ['the address it listens on', () => wrongWith({ HOST: '192.0.2.1' }), /^HOST 192\.0\.2\.1 with PORT 0 cannot be listened on \(EADDRNOTAVAIL\)\.$/],
    ['its mail server', () => wrongWith({ SMTP_URL: 'smtp://127.0.0.1:1' }), /^The mail server of SMTP_URL \(127\.0\.0\.1:1\) does not answer as it should/],
    [
      'its database',
      () => wrongWith({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }),
      /^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED/,
    ],
    [
      'the key of its secrets',
      () => wrongWith({ SECRETS_KEY: 'a wrong key of more than thirty-two characters' }),
      /^SECRETS_KEY is not the one that the keys of authenticator apps were sealed with/,
    ],
    ['that key, where it is too short', () => wrongWith({ SECRETS_KEY: 'short' }), /^SECRETS_KEY must have at least 32 characters\.$/],
    [
      'the key of its backups',
      () => wrongWith({ BACKUP_KEY: 'a wrong key of more than thirty-two characters' }),
      /^BACKUP_KEY is not the key that encrypted the backups in .*\.$/,
    ],
    ['one of three keys of payments', () => wrongWith({ STRIPE_SECRET_KEY: 'sk_test_1' }), /^STRIPE_PUBLISHABLE_KEY/],
  ];

  it.each(broken)('is told %s', async (_what, examined, sentence) => {
    expect(await examined()).toEqual([expect.stringMatching(sentence)]);
  });

  it('is told a clock that is off from that of a service it talks to', async () => {
    const bucket = createHttpServer((_request, response) => {
      response.setHeader('date', new Date(Date.now() - 90_000).toUTCString());
      response.end();
    }).listen(0, '127.0.0.1');
    await once(bucket, 'listening');
    const at = `127.0.0.1:${portOf(bucket)}`;
    const s3 = { S3_BUCKET: 'forecourt', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret', S3_ENDPOINT: `http://${at}` };
    expect(await wrongWith(s3)).toEqual([
      expect.stringMatching(
        new RegExp(`^The clock of this machine is (89|90|91) seconds off that of ${at}: codes of authenticator apps fail\\. Set it by NTP\\.$`),
      ),
    ]);
    bucket.close();
  });

  it('is told a full disk, in each folder', async () => {
    expect(await wrongWith({}, { freeIn: () => Promise.resolve(3e8) })).toEqual(
      ['DATA_DIR', 'BACKUP_DIR'].map((name) =>
        expect.stringMatching(`^0\\.3 GB are free in ${name} .*\\. Make room: the server stops writing when there is none\\.$`),
      ),
    );
  });

  it('is told each of its hosts that has no DNS record', async () => {
    expect(await wrongWith({}, { addressOf: () => Promise.resolve(undefined) })).toEqual(
      ['', 'admin.', 'team.', 'portal.'].map((name) => `No DNS record for ${name}forecourt.example: add one that leads to this server.`),
    );
  });

  it('is told a database that a newer version has been at, and a backup that failed', async () => {
    await open.db.execute(sql`insert into schema_migrations (hash) values ('of a later release')`);
    await keepBackupState(open.db, { failed: { at: new Date().toISOString(), because: 'the disk was full.' } });
    expect(await wrongWith()).toEqual([
      'A newer version of Forecourt has been at this database. Start that version, or a later one.',
      'The last backup failed: the disk was full.',
    ]);
    await open.db.execute(sql`delete from schema_migrations where hash = 'of a later release'`);
    await keepBackupState(open.db, { last: { name: 'one', at: '2026-01-01T00:00:00.000Z', seconds: 1, pause_ms: 1, rows: 1, files: 0, missing: 0 } });
    expect(await wrongWith()).toEqual([expect.stringMatching(/^The last backup is \d+ hours old\. Is the server running with BACKUP_DIR\?$/)]);
    await open.db.update(users).set({ status: 'suspended' }).where(eq(users.email, 'ada@mailhaven.com'));
    expect(await wrongWith()).toContain('There is no admin. Run `npm run create-admin`.');
  });
});
