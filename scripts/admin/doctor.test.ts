import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { openDatabase } from '../../server/db/database.ts';
import { markAsDemo } from '../../server/db/demo-data.ts';
import { lockFolder } from '../../server/db/lock.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createAdmin } from './admin-account.ts';
import { examine } from './doctor.ts';

let folder: string;
let postgres: TestPostgres;
let taken: Server;
let port: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-doctor-'));
  postgres = await startPostgres();
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  port = String(typeof address === 'object' ? address?.port : '');
});
afterAll(async () => {
  taken.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const base = () => ({ DATA_DIR: join(folder, 'data'), PORT: '0' });
const firm = () => ({ ...base(), FORECOURT_MODE: 'production', BASE_DOMAIN: 'forecourt.localhost', DATABASE_URL: postgres.url });

async function sentences(env: NodeJS.ProcessEnv, state: 'well' | 'better' | 'wrong'): Promise<string[]> {
  return (await examine(env)).filter((finding) => finding.state === state).map(({ sentence }) => sentence);
}

describe('the doctor', () => {
  it('finds nothing wrong with a demo that was never started, and makes nothing', async () => {
    expect(await sentences(base(), 'wrong')).toEqual([]);
    expect(await sentences(base(), 'better')).toEqual([
      'FORECOURT_MODE is demo: the data is made up and its passwords are public. A firm sets it to production.',
      'There is no database yet: the first start of the server makes it.',
    ]);
  });

  it('names a wrong value as the server would', async () => {
    expect(await sentences({ PORT: 'three' }, 'wrong')).toEqual(['PORT must be a whole number from 0 to 65535.']);
  });

  it('leaves a running server alone', async () => {
    const lock = await lockFolder(join(folder, 'running'));
    await writeFile(join(folder, 'running', 'database'), '');
    expect(await sentences({ ...base(), DATA_DIR: join(folder, 'running') }, 'well')).toContainEqual(
      expect.stringMatching(/^The server is running on .*running, so/),
    );
    await lock.release();
  });

  it('says what a firm has forgotten', async () => {
    const { DATABASE_URL: _, ...embedded } = firm();
    expect(await sentences({ ...embedded, PORT: port, BASE_DOMAIN: 'forecourt.invalid' }, 'wrong')).toEqual(
      expect.arrayContaining([
        'SMTP_URL is missing: nobody gets a mail, not even to choose a password.',
        'BACKUP_DIR or BACKUP_BUCKET is missing: Forecourt makes no backups.',
        `PORT ${port} is taken by another program.`,
        ...['', 'portal.', 'team.', 'admin.'].map((name) => `No DNS record for ${name}forecourt.invalid: add one that leads to this server.`),
      ]),
    );
  });

  it('looks into the database: version, admins, the demo’s data, mail', async () => {
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: folder });
    expect(await sentences(firm(), 'better')).toContain('The database is empty: the first start of the server fills in its tables.');
    await migrate(db);
    const env = { ...firm(), SMTP_URL: 'smtp://127.0.0.1:1', BACKUP_DIR: join(folder, 'backups') };
    expect(await sentences(env, 'wrong')).toEqual(
      expect.arrayContaining([
        'There is no admin. Run `npm run create-admin`.',
        'The mail server of SMTP_URL (127.0.0.1:1) does not answer as it should (no connection).',
      ]),
    );
    await createAdmin(db, { email: 'ada@mailhaven.com', first_name: 'Ada', last_name: 'Marsh', password: 'blue-kettle-9-harbour' });
    await markAsDemo(db);
    const found = await sentences(env, 'wrong');
    expect(found).toContain('The database holds the demo’s data, whose passwords are public. Use one of its own.');
    expect(found).not.toContain('There is no admin. Run `npm run create-admin`.');
    expect(await sentences(env, 'better')).toEqual(
      expect.arrayContaining([
        'BACKUP_KEY is missing: whoever finds the backups can read them.',
        'There is no backup yet; the running server makes the first one at once.',
      ]),
    );
    await close();
    expect(await sentences({ ...firm(), DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, 'wrong')).toContainEqual(
      expect.stringMatching(/^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED/),
    );
  });
});
