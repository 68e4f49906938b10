// The real application over HTTP, on a database of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { demoPassword } from '../../server/demo/logins.ts';
import { readConfig } from '../../server/config.ts';
import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/db/database.ts';
import type { Outbox } from '../../server/outbox/outbox.ts';
import type { KeptLetter } from '../../server/ports/mail/mailbox.ts';
import { createLog } from '../../server/log.ts';
import { createServer } from '../../server/server.ts';
import type { Services } from '../../server/services.ts';
import { callsTo, type Call } from './calls.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { layeredFiles } from './files.ts';
import { keptDestination } from './kept-logs.ts';
import type { Content } from './template.ts';

export interface TestApp {
  /** `http://127.0.0.1:<port>` */
  url: string;
  config: Config;
  db: Database;
  services: Services;
  outbox: Outbox;
  /** Signs in through the API; once for each address. */
  signIn(email: string, password?: string): Promise<string>;
  call: Call;
  /** Any address of the server, for what is no operation. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Lets the application's clock go on by so many milliseconds. */
  travel(milliseconds: number): void;
  /** Everything mailed so far, newest first; what is due is delivered first. */
  letters(): Promise<KeptLetter[]>;
  close(): Promise<void>;
}

export interface AppOptions {
  /** Demo data (default), or the bare schema. */
  content?: Content;
  config?: Partial<Config>;
  services?: Partial<Services>;
  /** The test breaks rows on purpose. Otherwise a row that left with nothing but its id fails the file when it closes the application. */
  breaksRows?: boolean;
  /** Where the log goes, for who reads it. */
  log?: FastifyBaseLogger;
  /** A database that another application uses, too: this one leaves it open. */
  database?: TestDatabase;
}

/** Starts it on a free port. `close` it in afterAll. */
export async function startApp(options: AppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  const database = options.database ? { ...options.database, close: () => Promise.resolve() } : await testDatabase(options.content ?? 'demo');
  const config: Config = {
    ...readConfig({ PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url }),
    callsPerMinute: 1_000_000,
    limitScale: 1_000,
    ...options.config,
  };
  let ahead = 0;
  const server = await createServer({
    config,
    database,
    // What a test provokes is refused with a 4xx; anything logged as an error is a failure to look at.
    log: options.log ?? quietLog(),
    clock: () => new Date(Date.now() + ahead),
    services: { files: layeredFiles(join(folder, 'files'), join(database.templateFolder, 'files')), ...options.services },
  });
  const url = await server.listen();
  const tokens = new Map<string, string>();
  return {
    url,
    config: server.services.config,
    db: server.db,
    services: server.services,
    outbox: server.outbox,
    call: callsTo(url),
    fetch: (path, init) => fetch(`${url}${path}`, init),
    signIn: async (email, password = demoPassword) => {
      const known = tokens.get(email);
      if (known) return known;
      const response = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      const body: { access_token?: string; detail?: string } = JSON.parse(await response.text());
      if (!body.access_token) throw new Error(`${email} cannot sign in: ${response.status} ${body.detail ?? ''}`);
      tokens.set(email, body.access_token);
      return body.access_token;
    },
    travel: (milliseconds) => {
      ahead += milliseconds;
    },
    letters: async () => {
      await server.outbox.drain();
      return (await server.services.mailbox?.list()) ?? [];
    },
    close: async () => {
      const unshowable = options.breaksRows ? [] : await unshowableAt(url);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
      if (unshowable.length > 0) throw new Error(`Rows broke the contract: ${unshowable.join(', ')}`);
    },
  };
}

/** Errors alone are shown. */
function quietLog(): FastifyBaseLogger {
  const { level, destination } = keptDestination('error');
  return createLog(level, destination);
}

/** What `/metrics` says of rows that could not be shown; nothing where it is closed. */
async function unshowableAt(url: string): Promise<string[]> {
  const metrics = await fetch(`${url}/metrics`)
    .then((answer) => answer.text())
    .catch(() => '');
  return metrics.match(/^unshowable_rows_total\{.*$/gm) ?? [];
}
