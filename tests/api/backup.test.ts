// Backups of a running server: made by itself and when asked, seen in the figures, and missed by its admins where they fail.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { askServer } from '../../server/backup/asked.ts';
import { openPlace } from '../../server/backup/place.ts';
import { checkBackup } from '../../server/backup/restore.ts';
import { runBackup } from '../../server/backup/run.ts';
import { summaryOf } from '../../server/backup/summary.ts';
import { projectRoot } from '../../server/root.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { onPostgres, testDatabase, type TestDatabase } from '../support/database.ts';

let app: TestApp;
let database: TestDatabase;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-backups-'));
  database = await testDatabase();
  app = await startApp({ database, config: { backup: { to: join(dir, 'place'), everyHours: 24, keepDays: 30 } } });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(dir, { recursive: true, force: true });
});

const figure = async (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await app.fetch('/metrics')).text())?.[1]);

it('the first is made when the server starts, and stands in the figures', async () => {
  await expect.poll(() => figure('backup_last_success_timestamp_seconds')).toBeGreaterThan(Date.now() / 1_000 - 600);
  const place = await openPlace(join(dir, 'place'), undefined);
  const [name = ''] = await place.backups();
  expect(await checkBackup(place, name)).toMatchObject({ engine: database.engine, missing: [] });
  // On a server nobody waits for it.
  expect((await figure('backup_pause_seconds')) > 0).toBe(!onPostgres);
});

it('another is made when `npm run backup` asks, and says what it has', async () => {
  // The name of a backup is the second it began in.
  app.travel(1_000);
  const { dataDir, backup } = app.config;
  if (!backup) throw new Error('It has a folder for backups.');
  // Only an embedded database has to be asked for; a server the command reads by itself.
  const itself = async () => {
    const made = await runBackup({ database, files: app.services.files, config: { backup, dataDir }, now: app.services.clock() });
    return made && summaryOf(made, backup.to);
  };
  expect(await (onPostgres ? itself() : askServer(dataDir))).toMatch(
    /^Backed up [\d,]+ rows and [\d,]+ files to .*, and verified it\. New files: 0 \(0 MB\)\.( Everybody else waited [\d,]+ ms for the database\.)?$/,
  );
});

it('every admin hears of one that failed, once a day', async () => {
  await writeFile(join(dir, 'file'), '');
  const config = { backup: { to: join(dir, 'file'), everyHours: 24, keepDays: 30 }, dataDir: app.config.dataDir };
  const work = { database: { ...database, db: app.db }, files: app.services.files, config, now: app.services.clock() };
  for (let time = 0; time < 2; time += 1) await expect(runBackup(work)).rejects.toThrow(/^BACKUP_DIR .*file cannot be used \(it is a file\)\.$/);
  const letters = (await app.letters()).filter(({ subject }) => subject === 'Today’s backup failed');
  expect(letters.map(({ to }) => to).toSorted()).toEqual(['admin2@forecourt.example', 'admin@forecourt.example']);
  expect(letters[0]?.text).toMatch(/BACKUP_DIR .* cannot be used \(it is a file\)\.\s+The last good backup is from /);
  expect(await figure('backup_last_failure_timestamp_seconds')).toBeGreaterThan(0);
  expect(await figure('backup_last_success_timestamp_seconds')).toBeGreaterThan(0);
});

it('alert rules and the dashboard ask for figures that there are', async () => {
  const text = await (await app.fetch('/metrics')).text();
  const known = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) => (type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name])),
  );
  const rules = parse(await readFile(join(projectRoot, 'deploy', 'alerts.yaml'), 'utf8')) as { groups: { rules: { expr: string }[] }[] };
  const dashboard = JSON.parse(await readFile(join(projectRoot, 'deploy', 'dashboard.json'), 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  const asked = [...rules.groups.flatMap((group) => group.rules), ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  const names = asked.flatMap((expr) => expr.match(/\b[a-z]+_[a-z0-9_]+\b(?!\s*\()/g) ?? []);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
