import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { BackupState } from '../backup/state.ts';
import type { Config } from '../config.ts';
import type { DatabaseState } from '../db/database.ts';
import { notFound } from '../../engine/server/problem.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { PushPort } from '../ports/push/push.ts';

export interface HealthOptions {
  config: Pick<Config, 'mode' | 'demoPublic' | 'metricsToken' | 'backup'>;
  /** Whether the database can be used: it may be busy, or broken. */
  isReady: () => Promise<DatabaseState>;
  /** Configured but not answering at present: named, and no reason to refuse calls. */
  away: () => readonly string[];
  isStopping: () => boolean;
  outbox: Pick<Outbox, 'counts'>;
  backups: () => Promise<BackupState>;
  push: Pick<PushPort, 'connections'>;
}

export interface Health {
  /** Counts a row that an operation could not show. */
  countUnshowable: (operation: string) => void;
}

/** `/healthz`: the process runs. `/readyz`: it can take calls. `/metrics`: counts and times for Prometheus. */
export function reportHealth(app: FastifyInstance, options: HealthOptions): Health {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const failures = new Counter({ name: 'http_failures_total', help: 'Answers of 500 and above.', registers: [registry] });
  const waiting = new Gauge({
    name: 'outbox_waiting',
    help: 'Mails, pushes and other work that is due or was tried before, and is not done.',
    registers: [registry],
  });
  const givenUp = new Gauge({ name: 'outbox_failed', help: 'Mails and pushes that were given up on.', registers: [registry] });

  const unshowable = new Counter({
    name: 'unshowable_rows_total',
    help: 'Rows answered with nothing but their id, because they break the contract.',
    labelNames: ['operation'],
    registers: [registry],
  });

  // Counted here only while browsers connect to this server; hosted push has figures of its own.
  const connected = options.push.connections && new Gauge({ name: 'push_connections', help: 'Browsers connected for live updates.', registers: [registry] });

  const showBackups = options.config.backup ? backupGauges(registry) : undefined;

  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address: ids and searches are private.
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    if (reply.statusCode >= 500) failures.inc();
    done();
  });

  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const away = options.away();
    const status = options.isStopping() ? 'stopping' : await options.isReady();
    // A busy server is healthy: taken out of service, its calls would only fall on the next one.
    return reply.code(status === 'ready' || status === 'busy' ? 200 : 503).send({ status, ...(away.length > 0 ? { away } : {}) });
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(options.config, request.headers.authorization)) throw notFound('There is nothing at this address.');
    const counts = await options.outbox.counts();
    waiting.set(counts.waiting);
    givenUp.set(counts.failed);
    showBackups?.(await options.backups());
    connected?.set(options.push.connections?.() ?? 0);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return { countUnshowable: (operation) => unshowable.inc({ operation }) };
}

/** Gauges of how the last backups went: zero stands for never. */
function backupGauges(registry: Registry): (state: BackupState) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const succeeded = gauge('backup_last_success_timestamp_seconds', 'When the last backup that was verified began, in seconds since 1970.');
  const failed = gauge('backup_last_failure_timestamp_seconds', 'When a backup failed after that; 0 where none did.');
  const took = gauge('backup_duration_seconds', 'How long the last backup took.');
  const paused = gauge('backup_pause_seconds', 'How long everybody else waited for the embedded database.');
  const missing = gauge('backup_missing_files', 'Files that a row names and whose bytes were not there.');
  return ({ last, failed: failure }) => {
    succeeded.set(last ? Date.parse(last.at) / 1_000 : 0);
    failed.set(failure ? Date.parse(failure.at) / 1_000 : 0);
    took.set(last?.seconds ?? 0);
    paused.set((last?.pause_ms ?? 0) / 1_000);
    missing.set(last?.missing ?? 0);
  };
}

/** The counts reveal how the firm is doing: in production they need a token, and without a configured one no one gets them. */
function mayRead(config: HealthOptions['config'], authorization: string | undefined): boolean {
  if (config.metricsToken === undefined) return config.mode === 'demo' && !config.demoPublic;
  return authorization === `Bearer ${config.metricsToken}`;
}
