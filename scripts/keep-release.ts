// `npm run release:keep -- 1.2.0`: keeps a small data folder of this version, and a small dump of a PostgreSQL, in tests/support/releases, for the newest build to
// be started on (tests/program/upgrade.test.ts). Done with every release; `--before <migration>` keeps one of an older schema instead.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { embedded, openDatabase, type Database } from '../server/db/database.ts';
import { openPglite } from '../server/db/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { hashPassword } from '../server/modules/credentials/passwords.ts';
import { projectRoot } from '../server/root.ts';
import { oldSchema } from '../tests/support/old-data/folder.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { keptPassword, keptPeople, plainDump } from '../tests/support/releases/kept.ts';
import { findPostgres } from './setup/system-programs.ts';

const { values: flags, positionals } = parseArgs({
  options: { before: { type: 'string' }, dump: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name] = positionals;
if (!name) throw new Error('Name the release: npm run release:keep -- 1.2.0');

const password_hash = await hashPassword(keptPassword);

async function fill(db: Database): Promise<void> {
  if (flags.before) await oldSchema(db, flags.before);
  else await migrate(db);
  // In SQL, for the columns of any version.
  for (const { email, first_name, role } of keptPeople)
    await db.execute(sql`insert into users (id, first_name, last_name, email, role, status, password_hash)
      values (${uuidv7()}, ${first_name}, 'Of-Long-Ago', ${email}, ${role}, 'active', ${password_hash})`);
}

function keep(file: string, bytes: Buffer): void {
  const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } });
  writeFileSync(join(projectRoot, 'tests', 'support', 'releases', file), small);
  console.log(`${file}: ${Math.round(small.length / 1_000)} kB`);
}

// `--dump` keeps the dump alone.
if (!flags.dump) {
  const client = await openPglite();
  const { db, close } = embedded(client);
  await fill(db);
  // A log that waits to be written again would be half of the file.
  await db.execute(sql`checkpoint`);
  keep(`${name}.tar.br`, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await close();
}

const postgres = await startPostgres();
const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
await fill(db);
await close();
const dumped = execFileSync(join(findPostgres() ?? '', 'pg_dump'), ['--no-owner', '--no-privileges', '--inserts', postgres.url], { maxBuffer: 100_000_000 });
await postgres.stop();
keep(`${name}.sql.br`, Buffer.from(plainDump(dumped.toString())));
