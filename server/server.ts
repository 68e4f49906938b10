import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { startBackups } from './backup/schedule.ts';
import { backupState } from './backup/state.ts';
import { watchCertificates, type SecuredHost } from './certificates.ts';
import type { Config } from './config.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { openReplica } from './db/replica.ts';
import { onCallInside } from './db/transactions.ts';
import { connectionsOf } from './http/connections.ts';
import { startReconciling } from './modules/payments/index.ts';
import { startReminding } from './modules/pipeline/index.ts';
import { startNudging } from './modules/prospects/index.ts';
import { startSigns } from './modules/system/index.ts';
import { listenForNews } from './news.ts';
import { outsideCheck } from './outside-check.ts';
import type { Probe } from './outside-check.ts';
import { jobs, whenGivenUp } from './jobs.ts';
import { createOutbox } from './outbox/outbox.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createServices, guarded } from './services.ts';
import type { Services } from './services.ts';
import { traceWith, type Tracing } from './traces/traces.ts';

/** A proxy that asks /readyz every second has heard by then that calls should go to another process. */
const LEAVE_MS = 3_000;
/** Open requests get this long to end when the server stops. */
const DRAIN_MS = 10_000;

export interface ServerOptions {
  config: Config;
  /** Open and migrated. */
  database: OpenDatabase;
  log: FastifyBaseLogger;
  clock?: () => Date;
  /** Adapters that take another's place, for tests. */
  services?: Partial<Services>;
  /** Services asked once a minute whether they answer; none by default. */
  probes?: readonly Probe[];
  /** Addresses of ours whose certificates are looked at once an hour; none by default. */
  secured?: readonly SecuredHost[];
  /** Receives a sentence about a service that does not answer. */
  warn?: (sentence: string) => void;
}

export interface Server {
  app: FastifyInstance;
  db: Database;
  services: Services;
  outbox: Outbox;
  /** Listens where the configuration says. @returns the address, such as `http://127.0.0.1:3000` */
  listen(): Promise<string>;
  /** Behind a proxy, lets it send calls elsewhere first. Stops accepting calls, finishes those that run, delivers what is being delivered, closes the database. */
  stop(): Promise<void>;
}

/** Everything put together over an open database. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { config, database, log } = options;
  const { db } = database;
  const tracing = await tracingOf(config, log);
  const made = await createServices(config, db, { log, ...(options.clock ? { clock: options.clock } : {}) });
  // A place that was forgotten is a fault of ours: where people work it is logged, everywhere else it fails at once.
  onCallInside(config.mode === 'production' ? (what) => log.error({ what }, 'called while a transaction is open') : undefined);
  const services = guarded({ ...made, ...options.services });
  const outbox = createOutbox({ db, services, kinds: jobs, whenGivenUp });
  // Other processes on the same server may change what this one remembers.
  const stopListening = config.databaseUrl ? listenForNews(config.databaseUrl, db) : undefined;
  let stopping: Promise<void> | undefined;
  let stopReminding: (() => Promise<void>) | undefined;
  let stopNudging: (() => Promise<void>) | undefined;
  let stopReconciling: (() => Promise<void>) | undefined;
  let stopBackups: (() => Promise<void>) | undefined;
  let stopSigns: (() => Promise<void>) | undefined;
  let stopWatching: (() => void) | undefined;
  const outside = outsideCheck(options.probes ?? [], {
    gone: (sentence, part) => {
      log.warn({ part }, sentence);
      options.warn?.(sentence);
    },
    back: (part) => log.warn({ part }, 'answers again'),
  });
  const replica = openReplica(config.replicaUrl, () => log.warn('the copy of the database does not answer; its readings go to the database itself'));
  services.vitals.away = () => outside.says();
  services.vitals.reachesFiles = () => !outside.away().includes('files');
  const app = await buildApp(config, {
    db,
    readFrom: replica.readFrom,
    services,
    outbox,
    backups: () => backupState(db),
    isReady: database.isReady,
    away: () => outside.away(),
    isStopping: () => stopping !== undefined,
  });
  const connections = connectionsOf(app.server);

  const stopAll = async () => {
    // Until then calls still come here, and are answered: closed at once, those on their way would find a closed door.
    if (config.mode === 'production' && config.trustProxy > 0) await sleep(LEAVE_MS);
    // Listening browsers would keep the server open; told to reconnect, they find the next one.
    await services.push.close();
    const closed = app.close();
    connections.endWhenFree();
    const patience = new Promise<void>((resolve) => {
      setTimeout(resolve, DRAIN_MS).unref();
    });
    await Promise.race([closed, patience]);
    app.server.closeAllConnections();
    await closed;
    outside.stop();
    stopWatching?.();
    await stopSigns?.();
    await stopReminding?.();
    await stopNudging?.();
    await stopReconciling?.();
    await stopBackups?.();
    await outbox.stop();
    await stopListening?.();
    await services.media.close();
    await services.mail.close();
    await replica.close();
    await database.close();
    if (tracing) traceWith(undefined);
    await tracing?.stop();
  };

  return {
    app,
    db,
    services,
    outbox,
    listen: async () => {
      services.push.attach(app.server);
      await app.listen({ host: config.host, port: config.port });
      outbox.start();
      stopReminding = startReminding(db, services);
      stopNudging = startNudging(db, services);
      // Retries for later are not awaited.
      void outside.start();
      stopReconciling = startReconciling(db, services);
      stopBackups = startBackups(database, services);
      const address = app.server.address();
      const port = isAddressInfo(address) ? address.port : config.port;
      // With port 0, the addresses in links are known only now.
      services.config = { ...config, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) };
      stopSigns = startSigns(db, services, port);
      stopWatching = watchCertificates(options.secured ?? [], (found) => {
        services.vitals.certificates = () => found;
      });
      return `http://${urlHost(config.host)}:${port}`;
    },
    stop: () => (stopping ??= stopAll()),
  };
}

/** Where spans go, if anywhere: its library is loaded only then. */
async function tracingOf({ traces }: Config, log: FastifyBaseLogger): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { otlpTracing } = await import('./traces/otlp.ts');
  const tracing = otlpTracing(traces, log);
  traceWith(tracing);
  return tracing;
}

const isAddressInfo = (address: string | AddressInfo | null): address is AddressInfo => typeof address === 'object' && address !== null;

/** The host for an address; "every interface" is reached as this machine. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
