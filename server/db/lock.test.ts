import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../root.ts';
import { FolderInUseError, lockFolder } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that takes the folder, says so, and keeps it. */
async function holder() {
  const script = `
    import { lockFolder } from './server/db/lock.ts';
    lockFolder(${JSON.stringify(folder)}).then(() => console.log('taken'), (error) => console.log(error.name));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  const [sentence] = await once(child.stdout, 'data');
  return { child, words: String(sentence).trim() };
}

const parseToken = (text: string): unknown => JSON.parse(text).token;

async function kill(child: ReturnType<typeof spawn>) {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the lock of a folder', () => {
  it('keeps a second process out while the first lives, and lets it in after a kill', async () => {
    const { child, words: sentence } = await holder();
    try {
      expect(sentence).toBe('taken');
      await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${child.pid}`);
      await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    } finally {
      await kill(child);
    }
    const lock = await lockFolder(folder);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps another process out of a folder taken here', async () => {
    const lock = await lockFolder(folder);
    const { child, words: sentence } = await holder();
    await kill(child);
    await lock.release();
    expect(sentence).toBe('FolderInUseError');
  });

  it('lets exactly one of many in where a killed process left its lock', async () => {
    const { child } = await holder();
    await kill(child);
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
    const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(locks).toHaveLength(1);
    for (const lock of locks) await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not take a process id that was given to somebody else for its former owner', async () => {
    const lock = await lockFolder(folder);
    const file = join(folder, 'forecourt.lock');
    const owner: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'));
    await lock.release();
    await writeFile(file, JSON.stringify({ ...owner, began: '1' }));
    const next = await lockFolder(folder);
    expect(parseToken(await readFile(file, 'utf8'))).not.toBe(owner['token']);
    await next.release();
  });

  it('believes an owner on another machine as long as it gives signs of life', async () => {
    const file = join(folder, 'forecourt.lock');
    await writeFile(file, JSON.stringify({ realm: 'elsewhere/boot/pids', pid: 1, began: '1', token: 'theirs' }));
    await expect(lockFolder(folder)).rejects.toThrow('in use by process 1 on elsewhere');
    const silent = new Date(Date.now() - 60_000);
    await utimes(file, silent, silent);
    await (await lockFolder(folder)).release();
  });
});
