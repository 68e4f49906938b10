// A server of the benches as a process of its own, started and asked until it answers.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { serverOptions } from '../setup/server-options.mjs';

/** The product as it was built, started as an operator starts it. */
export const builtProduct: readonly string[] = [...serverOptions, 'dist/server/main.js'];

/** A reference of `scripts/bench/reference/`, with Node's options of the product: what makes one side quicker is given to the other. */
export const referenceNamed = (file: string): readonly string[] => [...serverOptions, '--import', 'tsx', `scripts/bench/reference/${file}`];

/**
 * Starts a Node program and waits until `ready` answers.
 * @param args of Node: options and the program
 * @throws Error where it ends before, or does not answer within a minute
 */
export async function startProgram(args: readonly string[], env: NodeJS.ProcessEnv, ready: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const patience = AbortSignal.timeout(60_000);
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    patience.throwIfAborted();
    const answer = await fetch(ready).catch(() => undefined);
    if (answer?.ok) return server;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** What a process has of the machine's memory, in MB. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** A port that is free on this machine now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}

/** The environment of the product at work: production, on this machine alone, without limits on how often it is called. */
export function productEnv({ url, databaseUrl, folder }: { url: string; databaseUrl: string; folder: string }): NodeJS.ProcessEnv {
  return {
    ...process.env,
    FORECOURT_MODE: 'production',
    // The benches sign in by password alone.
    SECOND_STEP: 'offered',
    LIMIT_SCALE: '1000000',
    PORT: new URL(url).port,
    BASE_DOMAIN: 'localhost',
    PUBLIC_URL: url,
    CALLS_PER_MINUTE: '1000000000',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    FIRM_NAME: 'Bench Motors Advisory',
    FIRM_ADDRESS: '1 Main Street, Portland, ME 04101',
    FIRM_PHONE: '(207) 555-0100',
  };
}

/** Signs somebody in at a product under test. @returns the token of their calls @throws Error where they cannot */
export async function signInAt(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token }: { access_token?: string } = JSON.parse(await answer.text());
  if (!access_token) throw new Error(`${email} cannot sign in: ${answer.status}`);
  return access_token;
}
