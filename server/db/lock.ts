import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readlink, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const HEARTBEAT_MS = 2_000;
/** A lock from another machine or container counts as left behind when its owner was silent this long. */
const SILENCE_MS = 15_000;

interface Owner {
  /** Which set of process ids `pid` belongs to: a pid means nothing in another container. */
  realm: string;
  pid: number;
  /** When the process began, so that a pid given to someone else is not taken for its former owner. */
  began: string;
  token: string;
}

/** Someone else has the folder; the message says who and what to do. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export interface FolderLock {
  /** Gives the folder back. */
  release(): Promise<void>;
}

const orEmpty = (reading: Promise<string>): Promise<string> => reading.then((text) => text.trim()).catch(() => '');

async function realmOfHere(): Promise<string> {
  const boot = await orEmpty(readFile('/proc/sys/kernel/random/boot_id', 'utf8'));
  const pids = await orEmpty(readlink('/proc/self/ns/pid'));
  return [hostname(), boot, pids].join('/');
}

/** The kernel's start time of a process, '' where /proc is missing. */
async function beganAt(pid: number): Promise<string> {
  const line = await orEmpty(readFile(`/proc/${pid}/stat`, 'utf8'));
  // The second field, a name in brackets, may contain spaces; the start time is the 20th after it.
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('realm' in value && 'pid' in value && 'began' in value && 'token' in value)) return undefined;
    const { realm, pid, began, token } = value;
    if (typeof realm !== 'string' || typeof pid !== 'number' || typeof began !== 'string' || typeof token !== 'string') return undefined;
    return { realm, pid, began, token };
  } catch {
    return undefined;
  }
}

async function isLeftBehind(file: string, owner: Owner | undefined, realm: string): Promise<boolean> {
  if (owner?.realm === realm) {
    if (!isAlive(owner.pid)) return true;
    const began = await beganAt(owner.pid);
    return began !== '' && owner.began !== '' && began !== owner.began;
  }
  const { mtimeMs } = await stat(file);
  return Date.now() - mtimeMs > SILENCE_MS;
}

/**
 * Takes a folder for this process alone. The embedded database does not lock its folder itself, and two
 * processes on one folder lose rows without a word.
 *
 * The lock is a file made in one step (link), naming its owner. One that a killed process left behind is
 * taken over: the same machine is asked whether that very process still lives; an owner elsewhere must
 * have been silent for 15 seconds.
 * @param onLost called if someone else has taken the lock over while this process slept
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string, onLost: () => void = () => {}): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'forecourt.lock');
  const me: Owner = { realm: await realmOfHere(), pid: process.pid, began: await beganAt(process.pid), token: randomUUID() };
  const mine = join(folder, `.lock-${me.token}`);
  await writeFile(mine, JSON.stringify(me));
  const tokenNow = async () => parseOwner(await orEmpty(readFile(file, 'utf8')))?.token;

  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await link(mine, file);
        break;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const text = await orEmpty(readFile(file, 'utf8'));
      const owner = parseOwner(text);
      const leftBehind = await isLeftBehind(file, owner, me.realm).catch(() => true);
      if (!leftBehind || attempt > 5) throw new FolderInUseError(inUse(folder, file, owner));
      if (await takeOver(file, text, mine)) break;
    }
  } finally {
    await unlink(mine).catch(() => {});
  }

  const heart = setInterval(() => {
    beat(file, me.token).then(
      (isMine) => {
        if (isMine) return;
        clearInterval(heart);
        onLost();
      },
      // Nothing could be read or written just now, as with too many open files: that says nothing about whose the folder is.
      () => {},
    );
  }, HEARTBEAT_MS);
  heart.unref();

  return {
    release: async () => {
      clearInterval(heart);
      if ((await tokenNow()) === me.token) await unlink(file).catch(() => {});
    },
  };
}

/**
 * Shows that the owner of a lock is still there.
 * @returns false where the lock is someone else's or gone
 */
async function beat(file: string, token: string): Promise<boolean> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return false;
    throw error;
  }
  if (parseOwner(text)?.token !== token) return false;
  const now = new Date();
  await utimes(file, now, now);
  return true;
}

/**
 * Replaces exactly the lock that was judged with our own, in one step. Only one process at a time may, the one that created the take-over file; the lock is
 * read again under it, because another process may have been faster.
 */
async function takeOver(file: string, judged: string, mine: string): Promise<boolean> {
  const turn = `${file}.takeover`;
  try {
    await writeFile(turn, '', { flag: 'wx' });
  } catch {
    // Someone else is at it; one that died in the middle does not keep the folder for ever.
    const since = await stat(turn).catch(() => undefined);
    if (since && Date.now() - since.mtimeMs > SILENCE_MS) await unlink(turn).catch(() => {});
    return false;
  }
  try {
    if ((await orEmpty(readFile(file, 'utf8'))) !== judged) return false;
    await rename(mine, file);
    return true;
  } finally {
    await unlink(turn).catch(() => {});
  }
}

function inUse(folder: string, file: string, owner: Owner | undefined): string {
  const who = owner ? `process ${owner.pid} on ${owner.realm.split('/')[0]}` : 'another process';
  return `${folder} is in use by ${who}. Stop it, or give this one another folder with DATA_DIR. (If nothing runs there, delete ${file}.)`;
}
