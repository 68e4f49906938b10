// `npm run db:generate`: a migration for what changed in server/db/schema/, and for values that the contract renames (`x-renamed`).
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptNow, migrationFiles, migrationsFolder } from './kept.ts';
import { movesOf, pendingRenamings, renamedEnums, stillSaying, unexplained, unknownJson, withMoves, type Snapshot } from './renamed.ts';

const kept = keptNow();
const pending = pendingRenamings(kept.contract, kept.migrations);
const left = pending.map((renaming) => stillSaying(renaming, kept));
const stops = left.flatMap((one) => one.stops);

if (stops.length > 0) {
  for (const problem of stops) console.error(`✗ ${problem}`);
  process.exitCode = 1;
} else {
  const standing = migrationFiles();
  drizzle(process.argv.slice(2));
  if (process.exitCode === undefined && pending.length > 0 && migrationFiles().length === standing.length) drizzle(['--custom', '--name', 'renamed']);
  const made = migrationFiles().find((file) => !standing.includes(file));
  if (made !== undefined && pending.length > 0) {
    const file = join(migrationsFolder, made);
    writeFileSync(
      file,
      withMoves(
        readFileSync(file, 'utf8'),
        pending.flatMap((renaming) => movesOf(renaming, kept)),
      ),
    );
    console.log(`\n${made} moves the rows of ${renamedEnums(pending)}.`);
    for (const line of left.flatMap((one) => one.warns)) console.log(`! ${line}`);
    console.log(`! Not looked into, for the contract does not say what they hold: ${unknownJson(kept).join(', ')}.`);
  }
  const [before, after] = made === undefined ? [] : snapshots();
  if (before && after) for (const line of unexplained(before, after, pending)) console.log(`! ${line}`);
}

/** The database before the newest migration and behind it. */
function snapshots(): Snapshot[] {
  const meta = join(migrationsFolder, 'meta');
  const newest = readdirSync(meta)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .slice(-2);
  return newest.map((file) => JSON.parse(readFileSync(join(meta, file), 'utf8')) as Snapshot);
}

function drizzle(args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join('node_modules', 'drizzle-kit', 'bin.cjs'), 'generate', ...args], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
