// What keeps the server running: a fault ends it in order, and whoever watches over it starts it again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/root.ts';
import { RawConnection, requestText } from '../support/raw-socket.ts';
import { emptyFolder } from '../support/template.ts';
import { builtServer } from '../support/program.ts';

let folder: string;
let main: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  main = join(await builtServer(), 'main.js');
  folder = await mkdtemp(join(tmpdir(), 'forecourt-supervise-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const watch = `import('./scripts/setup/supervise.mjs').then(async ({ supervise }) => { process.exitCode = await supervise([process.argv[1]], { ...process.env, NODE_OPTIONS: process.env.OF_PROGRAM }); });`;

/** Watches over a program, as `npm start` does. */
function supervise(file: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['-e', watch, file], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  let wake = () => {};
  let code: number | null | undefined;
  const collect = (chunk: unknown) => {
    text += String(chunk);
    wake();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  // Its pipes are held by the program it watches as well.
  child.on('exit', (ended) => {
    code = ended;
    running.delete(child);
    wake();
  });
  const until = async <T>(found: () => T | undefined | null | false): Promise<T> => {
    for (;;) {
      const value = found();
      if (value) return value;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    child,
    printed: () => text,
    /** The exit code. */
    ended: () => until(() => code !== undefined && { code }).then((end) => end.code),
    /** Waits until this was printed so many times. */
    says: (pattern: RegExp, times = 1) =>
      until(() => {
        const found = [...text.matchAll(pattern)];
        return found.length >= times && found;
      }),
  };
}

async function program(name: string, source: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, source);
  return file;
}

describe('who watches over a program', () => {
  it.each([0, 1])('ends with it where it ends with %i', async (code) => {
    const watcher = supervise(await program(`end-${code}`, `console.log('began'); process.exitCode = ${code};`));
    expect(await watcher.ended()).toBe(code);
    expect(watcher.printed()).toBe('began\n');
  });

  it.each([
    ['ends with 70', 'process.exit(70)', 70, 'ended with code 70'],
    ['is killed', "process.kill(process.pid, 'SIGKILL')", 70, 'was ended by SIGKILL'],
  ])('starts one that %s again, five times within a minute, and says so', async (name, source, code, how) => {
    const watcher = supervise(await program(name, `console.log('began'); ${source};`));
    expect(await watcher.ended()).toBe(code);
    await watcher.says(/began/g, 6);
    expect(watcher.printed()).toContain(`Forecourt ${how}. Starting it again (1 of at most 5 times a minute) …`);
    expect(watcher.printed()).toContain('It was started again 5 times within a minute and is left alone now');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('passes %s on, and ends with the program', async (signal) => {
    const source = `process.on('${signal}', () => { console.log('told'); process.exit(3); }); setInterval(() => {}, 1000); console.log('began');`;
    const watcher = supervise(await program(signal, source));
    await watcher.says(/began/g);
    watcher.child.kill(signal);
    expect(await watcher.ended()).toBe(3);
    await watcher.says(/told/g);
    expect(watcher.printed()).not.toContain('again');
  });
});

describe('the server', () => {
  /** Lets a test break it: an error that nobody catches, in a timer or a promise. */
  const breakable = `
    process.on('SIGUSR2', () => setImmediate(() => { throw new Error('a fault in a listener'); }));
    process.on('SIGHUP', () => void Promise.reject(new Error('a fault in a promise')));
    console.log('pid ' + process.pid + '.');`;

  it('answers what has begun when a fault ends it, is started again, and ends in order with whoever watches over it', async () => {
    const faults = await program('faults', breakable);
    await emptyFolder(join(folder, 'data'));
    const watcher = supervise(main, {
      OF_PROGRAM: `--import ${pathToFileURL(faults).href}`,
      FORECOURT_MODE: 'production',
      BASE_DOMAIN: 'forecourt.example',
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'fatal',
    });
    const pidOf = async (start: number) => Number((await watcher.says(/pid (\d+)\./g, start))[start - 1]?.[1]);
    const addressOf = async (start: number) => (await watcher.says(/runs at (http:\S+)/g, start))[start - 1]?.[1] ?? '';

    const first = await addressOf(1);
    const call = new RawConnection(first).send(
      requestText('/api/coupons/validate', ['Content-Type: application/json', 'Content-Length: 2'], { method: 'POST' }),
    );
    expect((await fetch(`${first}/healthz`)).status).toBe(200);
    process.kill(await pidOf(1), 'SIGUSR2');
    await watcher.says(/a fault in a listener/g);
    call.send('{}');
    expect((await call.answer())?.status).toBe(422);
    await watcher.says(/ended with code 70\. Starting it again \(1 of/g);

    const second = await addressOf(2);
    expect((await fetch(`${second}/readyz`)).status).toBe(200);
    process.kill(await pidOf(2), 'SIGHUP');
    await watcher.says(/a fault in a promise/g);
    // Told to stop while it ends: it is not started again.
    watcher.child.kill('SIGTERM');
    await watcher.ended();
    expect(watcher.printed().match(/Starting it again/g)).toHaveLength(1);
  });

  it('ends when whoever watches over it is gone', async () => {
    const file = await program('orphan', `process.on('disconnect', () => { console.log('alone'); process.exit(0); }); console.log('began');`);
    const watcher = supervise(file);
    await watcher.says(/began/g);
    watcher.child.kill('SIGKILL');
    await once(watcher.child, 'exit');
    expect(await watcher.says(/alone/g)).toHaveLength(1);
  });
});
