// A process killed in the middle of its work loses nothing that was committed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { settings } from '../../server/db/schema.ts';
import { projectRoot } from '../../server/root.ts';
import { emptyFolder } from '../support/template.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  await emptyFolder(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a row, says its number, writes the next, for ever. */
const writer = `
  import { openDatabase } from './server/db/database.ts';
  import { settings } from './server/db/schema.ts';
  (async () => {
    const { db } = await openDatabase({ dataDir: process.env.FOLDER });
    for (let row = 0; ; row += 1) {
      await db.transaction((transaction) => transaction.insert(settings).values({ name: process.env.ROUND + '/' + row, value: row }));
      console.log(row);
    }
  })();`;

it('keeps every committed row of the embedded database, and can be opened at once', async () => {
  for (const round of ['first', 'second']) {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', writer], {
      cwd: projectRoot,
      env: { PATH: process.env['PATH'], FOLDER: folder, ROUND: round },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    const ended = once(child, 'exit');
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => {
        said += String(chunk);
        if (said.split('\n').length > 50) resolve();
      });
    });
    child.kill('SIGKILL');
    await ended;
    const promised = said.split('\n').slice(0, -1).length;

    const open = await openDatabase({ dataDir: folder });
    const rows = (await open.db.select({ name: settings.name }).from(settings)).filter((row) => row.name.startsWith(round));
    await open.close();
    expect(rows.length).toBeGreaterThanOrEqual(promised);
  }
});
