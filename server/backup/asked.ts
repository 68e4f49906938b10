// How `npm run backup` reaches the process that has the embedded database: it leaves a file in DATA_DIR, which nobody else can write, and is answered by one.
import { randomUUID } from 'node:crypto';
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UnusableError } from '../db/usable.ts';
import { BackupRefused } from './refused.ts';

/** How often the server looks. */
const lookMs = 1_000;
/** How long a request may go without an answer. */
const patienceMs = 15_000;

const requestIn = (dataDir: string): string => join(dataDir, 'backup.request');
const answerIn = (dataDir: string): string => join(dataDir, 'backup.answer');

interface Answer {
  id: string;
  state: 'started' | 'done' | 'refused';
  /** Of what was done, or why not. */
  sentence: string;
}

async function put(file: string, value: unknown): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, JSON.stringify(value), { mode: 0o600 });
  await giveToOwner(part, dirname(file));
  await rename(part, file);
}

/** An administrator asks, too: the server runs as whoever has the folder, and reads nothing of theirs. */
async function giveToOwner(file: string, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
}

const get = <T>(file: string): Promise<T | undefined> =>
  readFile(file, 'utf8').then(
    // Written by `put`, here or by another process of this version.
    (text) => JSON.parse(text) as T,
    () => undefined,
  );

/**
 * Answers requests for as long as the server runs.
 * @param make makes a backup and says what it did; undefined where none are configured
 * @returns how to stop, after the running one
 */
export function answerRequests(dataDir: string, make: (() => Promise<string>) | undefined): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = async () => {
    const request = await get<{ id: string }>(requestIn(dataDir));
    if (!request) return;
    await rm(requestIn(dataDir), { force: true });
    const answer = (state: Answer['state'], sentence: string) => put(answerIn(dataDir), { id: request.id, state, sentence } satisfies Answer);
    await answer('started', '');
    if (!make) return answer('refused', 'The server that has this folder runs without BACKUP_DIR. Set it there and restart the server.');
    try {
      await answer('done', await make());
    } catch (error) {
      await answer(
        'refused',
        error instanceof BackupRefused || error instanceof UnusableError ? error.message : 'The backup failed; the server’s log says why.',
      );
    }
  };
  const timer = setInterval(() => {
    running ??= look()
      // A folder that cannot be written just now is asked again.
      .catch(() => {})
      .finally(() => {
        running = undefined;
      });
  }, lookMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Has the server that runs on this folder make a backup.
 * @returns what it did, in a sentence
 * @throws BackupRefused with its answer, or where it gives none
 */
export async function askServer(dataDir: string): Promise<string> {
  const id = randomUUID();
  await put(requestIn(dataDir), { id });
  const asked = Date.now();
  for (;;) {
    const answer = await get<Answer>(answerIn(dataDir));
    const mine = answer?.id === id ? answer : undefined;
    if (mine?.state === 'done') return mine.sentence;
    if (mine?.state === 'refused') throw new BackupRefused(mine.sentence);
    if (!mine && Date.now() - asked > patienceMs) {
      await rm(requestIn(dataDir), { force: true });
      throw new BackupRefused(`The server that has ${dataDir} does not answer. It may be of an older version, or stopping.`);
    }
    await wait(lookMs / 5);
  }
}
