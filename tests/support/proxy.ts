// Caddy with deploy/Caddyfile before processes of an installation, calls through it, and load.
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { findCaddy } from '../../scripts/setup/system-programs.ts';
import { projectRoot } from '../../server/root.ts';
import { freePort, startProgram, type Installation, type Started } from './installed.ts';

interface Asked {
  host?: string;
  path: string;
  method?: string;
  token?: string;
  body?: unknown;
}

interface Answered {
  status: number;
  text: string;
  headers: NodeJS.Dict<string | string[]>;
}

export interface Load {
  /** Codes of coupons whose making was answered with 201. */
  acknowledged: string[];
  /** Each call that failed: when it was sent and how long it took, in ms, and what was answered. */
  failed: { at: number; took: number; status: number; method: string; text: string }[];
  calls: number;
  stop(): Promise<void>;
}

export interface Proxy {
  /** A call through Caddy. Status 0 where the connection broke. */
  call(asked: Asked): Promise<Answered>;
  /** Waits until Caddy has its certificates and has asked the processes. */
  serves(): Promise<void>;
  /** 50 calls a second: every fifth makes a coupon, the others read. @param token of an admin */
  startLoad(token: string, prefix: string): Load;
  /** Everything Caddy has logged. */
  printed: () => string;
  close(): void;
}

export const calm = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until a process that has just begun answers calls of a load. Ready is not enough: until Caddy has asked it, it goes on without it, and where the next one
 * leaves meanwhile, there is none. (The newer Caddy of compose.yaml lets every call wait for one; 2.6.2, which runs here, refuses those that write at once.)
 */
export const takesCalls = (process: Started): Promise<void> =>
  vi.waitFor(
    () => {
      if (!process.printed().includes(`"/api${operations.getMe.path}"`)) throw new Error(process.printed());
    },
    { timeout: 60_000, interval: 50 },
  );

/** @param upstreams ports of the processes */
export async function startProxy({
  installation,
  env,
  https,
  upstreams,
}: {
  installation: Installation;
  env: Readonly<Record<string, string>>;
  https: number;
  upstreams: readonly number[];
}): Promise<Proxy> {
  const program = findCaddy();
  if (!program) throw new Error('There is no Caddy here; `npm test` says what to do.');
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 50 });
  const caddy = startProgram(program, ['run', '--config', join(projectRoot, 'deploy', 'Caddyfile'), '--adapter', 'caddyfile'], {
    cwd: installation.folder,
    env: {
      ...env,
      UPSTREAMS: upstreams.map((port) => `127.0.0.1:${port}`).join(' '),
      HTTP_PORT: String(await freePort()),
      HTTPS_PORT: String(https),
      HOME: await installation.room(`caddy-${https}`),
    },
  });

  const call: Proxy['call'] = ({ host = 'admin.forecourt.localhost', path, method = 'GET', token, body }) =>
    new Promise((resolve) => {
      const headers = {
        host: `${host}:${https}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const sent = request({ host: '127.0.0.1', port: https, servername: host, agent, path, method, headers, timeout: 15_000 }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
        answer.on('error', () => resolve({ status: 0, text, headers: {} }));
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => resolve({ status: 0, text: '', headers: {} }));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });

  const startLoad: Proxy['startLoad'] = (token, prefix) => {
    const load: Load = { acknowledged: [], failed: [], calls: 0, stop: async () => {} };
    const running = new Set<Promise<void>>();
    const one = async (number: number) => {
      const isWrite = number % 5 === 0;
      const at = performance.now();
      const code = `${prefix}${number}`;
      const { status, text } = await call(
        isWrite
          ? { path: `/api${operations.createCoupon.path}`, method: 'POST', token, body: { code, kind: 'amount', value: 500 } }
          : { path: `/api${operations.getMe.path}`, token },
      );
      if (status < 200 || status > 299) load.failed.push({ at: at - began, took: performance.now() - at, status, method: isWrite ? 'POST' : 'GET', text });
      else if (isWrite) load.acknowledged.push(code);
    };
    const began = performance.now();
    const timer = setInterval(() => {
      load.calls += 1;
      const work: Promise<void> = one(load.calls).finally(() => running.delete(work));
      running.add(work);
    }, 20);
    load.stop = async () => {
      clearInterval(timer);
      await Promise.all(running);
    };
    return load;
  };

  return {
    call,
    startLoad,
    serves: () =>
      vi.waitFor(
        async () => {
          const { status } = await call({ path: '/readyz' });
          if (status !== 200) throw new Error(`Caddy answers ${status}:\n${caddy.printed()}`);
        },
        { timeout: 60_000, interval: 100 },
      ),
    printed: caddy.printed,
    close: () => {
      agent.destroy();
      caddy.child.kill('SIGKILL');
    },
  };
}
