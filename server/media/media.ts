// Pictures and sheets are opened in a child process: what a file makes of itself in memory or time ends that process, never
// this one. A worker would share this process's memory outside of JavaScript, and with it the limit.
import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { requireOutside } from '../db/transactions.ts';
import { withSources } from '../sources.ts';
import type { ChildMessage, JobMessage, MediaJob, MediaRefusal, PictureJob, PictureResult, SheetResult } from './protocol.ts';

/** `memory`, `time`: the file takes too much and will do so again. `died`, `busy`: it may go better next time. */
export type MediaFault = MediaRefusal | 'memory' | 'time' | 'died' | 'busy';

/** A file that was not opened, and why. */
export class MediaError extends Error {
  override name = 'MediaError';
  readonly fault: MediaFault;

  constructor(fault: MediaFault, options?: ErrorOptions) {
    super(`A file was not opened: ${fault}.`, options);
    this.fault = fault;
  }
}

/** Opens pictures and sheets, one at a time, those of different people in turn. Every call throws `MediaError`. */
export interface Media {
  /** @param owner whose file it is, so that many files of one person never delay another's */
  picture(owner: string, job: Omit<PictureJob, 'kind'>): Promise<PictureResult>;
  sheet(owner: string, path: string): Promise<SheetResult>;
  /** The child's process id while there is one. */
  pid(): number | undefined;
  close(): Promise<void>;
}

export interface MediaOptions {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Bytes the child may take. */
  mostMemory?: number;
  /** Milliseconds one file may take. */
  mostTime?: number;
  /** Milliseconds a file waits for its turn. */
  mostWait?: number;
  /** Milliseconds without work after which the child ends. */
  idleAfter?: number;
}

interface Waiting {
  owner: string;
  job: MediaJob;
  until: number;
  resolve: (result: PictureResult | SheetResult) => void;
  reject: (error: MediaError) => void;
}

const mega = 1_048_576;
const watchEveryMs = 25;

/** Starts no process before the first file comes. */
export function createMedia(options: MediaOptions): Media {
  const { log, mostMemory = 768 * mega, mostTime = 30_000, mostWait = 60_000, idleAfter = 10_000 } = options;
  const waiting: Waiting[] = [];
  let child: ChildProcess | undefined;
  let present: { id: number; by: ChildProcess; waiting: Waiting; endedFor: MediaFault | undefined; timer: NodeJS.Timeout; watch: NodeJS.Timeout } | undefined;
  let lastOwner: string | undefined;
  let lastId = 0;
  let reported = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const finish = (act: (done: Waiting) => void) => {
    if (!present) return;
    const done = present.waiting;
    clearTimeout(present.timer);
    clearInterval(present.watch);
    present = undefined;
    act(done);
    rest();
    next();
  };

  /** An idle process keeps neither memory nor the server running. */
  const rest = () => {
    clearTimeout(idle);
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(() => {
      // Forgotten before it ends: the next file gets another.
      const last = child;
      child = undefined;
      last?.kill('SIGKILL');
    }, idleAfter);
    idle.unref();
  };

  const started = (): ChildProcess => {
    if (child) return child;
    const { path, flags } = entry();
    // Nothing of ours in its environment: it needs no secret.
    const env = { PATH: process.env['PATH'] ?? '', MALLOC_ARENA_MAX: '2', NODE_ENV: process.env['NODE_ENV'] ?? '' };
    const made = fork(path, [], {
      execArgv: [...flags, '--max-old-space-size=384'],
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child = made;
    reported = 0;
    made.on('message', (message: ChildMessage) => heard(message));
    made.on('error', (error) => log.warn({ err: error }, 'the process for pictures and sheets could not be reached'));
    made.on('exit', (code, signal) => {
      if (child === made) child = undefined;
      if (present?.by !== made) return;
      const fault = present.endedFor ?? 'died';
      log.warn({ code, signal, fault }, 'the process for pictures and sheets ended over a file');
      finish((done) => done.reject(new MediaError(fault)));
    });
    try {
      // Files a page waits for come first.
      if (made.pid !== undefined) setPriority(made.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch (error) {
      log.warn({ err: error }, 'the process for pictures and sheets keeps its priority');
    }
    return made;
  };

  const heard = (message: ChildMessage) => {
    if ('rss' in message) {
      reported = message.rss;
      return;
    }
    if (message.id !== present?.id) return;
    if ('failure' in message) log.warn({ failure: withSources(message.failure) }, 'a file could not be opened');
    finish((done) => {
      if ('result' in message) done.resolve(message.result);
      else done.reject(new MediaError('refusal' in message ? message.refusal : 'unreadable'));
    });
  };

  const endFor = (fault: MediaFault) => {
    if (!present || present.endedFor) return;
    present.endedFor = fault;
    present.by.kill('SIGKILL');
  };

  const watch = async (id: number) => {
    const pid = present?.by.pid;
    if (pid === undefined) return;
    const rss = (await rssOf(pid)) ?? reported;
    if (rss > mostMemory && present?.id === id) endFor('memory');
  };

  const next = () => {
    const now = Date.now();
    for (const late of waiting.filter(({ until }) => until <= now)) {
      waiting.splice(waiting.indexOf(late), 1);
      late.reject(new MediaError('busy'));
    }
    if (present || waiting.length === 0) return;
    // In turn: another owner's first file comes before one owner's second.
    const turn = Math.max(
      0,
      waiting.findIndex(({ owner }) => owner !== lastOwner),
    );
    const [one] = waiting.splice(turn, 1);
    if (!one) return;
    lastOwner = one.owner;
    clearTimeout(idle);
    const to = started();
    to.ref();
    to.channel?.ref();
    const id = (lastId += 1);
    present = {
      id,
      by: to,
      waiting: one,
      endedFor: undefined,
      timer: setTimeout(() => endFor('time'), mostTime),
      watch: setInterval(() => void watch(id), watchEveryMs),
    };
    const message: JobMessage = { id, job: one.job };
    // A child that has just ended reports it by its exit.
    to.send(message, () => {});
  };

  const ask = (owner: string, job: MediaJob): Promise<PictureResult | SheetResult> => {
    requireOutside(`opening a ${job.kind}`);
    if (isClosed) return Promise.reject(new MediaError('busy'));
    return new Promise((resolve, reject) => {
      waiting.push({ owner, job, until: Date.now() + mostWait, resolve, reject });
      // No job waits longer than this, whether or not the running one ends.
      setTimeout(next, mostWait + 1).unref();
      next();
    });
  };

  return {
    // Each kind of job is answered with its own kind of result.
    picture: (owner, job) => ask(owner, { kind: 'picture', ...job }) as Promise<PictureResult>,
    sheet: (owner, path) => ask(owner, { kind: 'sheet', path }) as Promise<SheetResult>,
    pid: () => child?.pid,
    close: async () => {
      isClosed = true;
      for (const one of waiting.splice(0)) one.reject(new MediaError('busy'));
      clearTimeout(idle);
      const last = child;
      if (!last) return;
      const ended = new Promise((resolve) => {
        last.once('exit', resolve);
      });
      last.ref();
      last.kill('SIGKILL');
      await ended;
    },
  };
}

/** Memory of a process in bytes, where the system reports it (Linux). */
async function rssOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** The child's own program: beside the built server, or its source while developing and in tests. */
function entry(): { path: string; flags: string[] } {
  if (!import.meta.url.endsWith('.ts')) return { path: fileURLToPath(new URL('./media-child.js', import.meta.url)), flags: [] };
  const loader = createRequire(import.meta.url).resolve('tsx');
  return { path: fileURLToPath(new URL('./child.ts', import.meta.url)), flags: ['--import', pathToFileURL(loader).href] };
}
