// `npm run release:keep -- 1.2.0`: keeps a small data folder of this version in tests/support/releases, for the newest build to be started on
// (tests/program/start.test.ts). Done with every release; `--before <migration>` keeps one of an older schema instead.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { embedded } from '../server/db/database.ts';
import { openPglite } from '../server/db/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { hashPassword } from '../server/modules/credentials/passwords.ts';
import { projectRoot } from '../server/root.ts';
import { oldSchema } from '../tests/support/old-data/folder.ts';
import { keptPassword, keptPeople } from '../tests/support/releases/kept.ts';

const { values: flags, positionals } = parseArgs({ options: { before: { type: 'string' } }, allowPositionals: true });
const [name] = positionals;
if (!name) throw new Error('Name the release: npm run release:keep -- 1.2.0');

const client = await openPglite();
const { db, close } = embedded(client);
if (flags.before) await oldSchema(db, flags.before);
else await migrate(db);
const password_hash = await hashPassword(keptPassword);
// In SQL, for the columns of any version.
for (const { email, first_name, role } of keptPeople)
  await db.execute(sql`insert into users (id, first_name, last_name, email, role, status, password_hash)
    values (${uuidv7()}, ${first_name}, 'Of-Long-Ago', ${email}, ${role}, 'active', ${password_hash})`);
// A log that waits to be written again would be half of the file.
await db.execute(sql`checkpoint`);
const tar = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
await close();
const file = join(projectRoot, 'tests', 'support', 'releases', `${name}.tar.br`);
const small = brotliCompressSync(tar, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } });
writeFileSync(file, small);
console.log(`${file}: ${Math.round(small.length / 1_000)} kB`);
