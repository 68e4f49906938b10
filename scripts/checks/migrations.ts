// Fails when server/db/schema.ts says more than the migrations do, or the contract renames a value whose rows none of them moves: someone forgot `npm run db:generate`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { keptNow } from '../migration/kept.ts';
import { pendingRenamings, renamedEnums } from '../migration/renamed.ts';

const migrations = join('server', 'db', 'migrations');
mkdirSync('.cache', { recursive: true });
const copy = mkdtempSync(join('.cache', 'migrations-'));
try {
  cpSync(migrations, copy, { recursive: true });
  const kit = join('node_modules', 'drizzle-kit', 'bin.cjs');
  const args = [kit, 'generate', '--dialect', 'postgresql', '--schema', 'server/db/schema.ts', '--out', relative('.', copy), '--name', 'missing'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const added = readdirSync(copy).filter((file) => !readdirSync(migrations).includes(file));
  const kept = keptNow();
  const pending = pendingRenamings(kept.contract, kept.migrations);
  if (pending.length > 0) {
    console.error(`No migration moves the rows of ${renamedEnums(pending)}: run \`npm run db:generate\`.`);
    process.exitCode = 1;
  }
  if (status !== 0 || added.length > 0) {
    console.error(status === 0 ? 'The migrations lag behind server/db/schema.ts: run `npm run db:generate`.' : `${stdout}${stderr}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
