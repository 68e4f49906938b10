import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { BackupState } from './backup/state.ts';
import type { Config } from './config.ts';
import type { UnshowableRow } from '../engine/server/answers.ts';
import type { HandlerMap } from '../engine/server/handler.ts';
import type { OperationId } from '../generated/api.ts';
import { exportHandlers } from '../engine/server/exports.ts';
import { listsOf } from '../engine/server/lists.ts';
import { registerContract } from '../engine/server/register.ts';
import { callsTogether } from '../engine/server/together.ts';
import { operations } from '../generated/operations.ts';
import { resources } from '../generated/resources.ts';
import { listOfResource, listsEditedBy, operationSpecs } from './contract.ts';
import type { Database, DatabaseState } from './db/database.ts';
import { patiently } from './db/gate.ts';
import type { Replica } from './db/replica.ts';
import { acceptBodies, maxBodyBytes } from './http/bodies.ts';
import { knowCalls } from './http/call.ts';
import { showDocs } from './http/docs/docs.ts';
import { answerErrors, problemOf, refuseUnreadable, sendProblem } from './http/errors.ts';
import { showFrontDoor } from './http/front-door.ts';
import { reportHealth } from './http/health.ts';
import { showMailbox } from './http/mailbox-page.ts';
import { servePortalApp } from './http/portal-app.ts';
import { showTemplates } from './http/templates-page.ts';
import { refusePublicPasswords } from './http/public-passwords.ts';
import { secure } from './http/security.ts';
import { noticeUntrustedProxy } from './http/untrusted-proxy.ts';
import { stopRemindersByPost } from './http/stop-reminders.ts';
import { readableAddress, serveWeb } from './http/web.ts';
import { gates } from './limits/gates.ts';
import { auditWitness } from './modules/audit/index.ts';
import { handlers } from './modules/index.ts';
import { states } from './modules/states.ts';
import { requireConfirmed } from './modules/second-factor/index.ts';
import { actorOfSession, authenticateWith } from './modules/sessions/index.ts';
import { wholeUploads } from './modules/uploads/index.ts';
import { viewHandlers } from './modules/views/index.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Services } from './services.ts';
import { traceCalls } from './traces/calls.ts';

export interface AppOptions {
  db: Database;
  /** Where exports and reports are read. */
  readFrom: Replica['readFrom'];
  services: Services;
  outbox: Pick<Outbox, 'counts'>;
  backups: () => Promise<BackupState>;
  isReady: () => Promise<DatabaseState>;
  /** Parts of the configuration that do not answer at present. */
  away: () => readonly string[];
  isStopping: () => boolean;
}

/** A route with a schema of Fastify's own would be checked a second time. */
const noSchemas = (): never => {
  throw new Error('A route has a schema of its own: the contract says what it takes and answers.');
};

/** The server as a whole, not yet listening: the contract under /api, the web application beside it. */
export async function buildApp(config: Config, { db, readFrom, services, ...health }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    // Calls and answers are checked by the contract's own validators: Fastify's compilers would be loaded by every start for nothing.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // One line per call is written below, without addresses: those contain searches, codes and tokens.
    logController: new LogController({ disableRequestLogging: true }),
    // Hop 0 is the direct peer: that many proxies in front are believed about who called.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    bodyLimit: maxBodyBytes,
    // Long enough for photos over a slow line, but not for an idle connection kept open.
    requestTimeout: 600_000,
    // Headers are short: a caller that takes longer to send them blocks a connection others need.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    // A caller who neither sends nor takes anything has gone without a word.
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      request.log.info({ code: error.code }, 'request refused');
      return sendProblem(request, reply, problemOf(error));
    },
  });
  // Hooks of every call answer by a callback: a promise for each would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // The server waits for connections to end: with this header, the caller opens another one, elsewhere.
    if (health.isStopping()) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const trace = request.span && { trace: request.span.traceId };
    const line = { method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...trace };
    request.log.info(line, 'answered');
    // What the contract says no word of (files of the web, health) is nobody's wait.
    if (line.route?.startsWith('/api/')) services.vitals.counted(`${line.method} ${line.route.slice(4)}`, reply.elapsedTime, line.status);
    done();
  });

  traceCalls(app, '/api');
  knowCalls(app);
  noticeUntrustedProxy(app, config.trustProxy);
  answerErrors(app);
  acceptBodies(app);
  await secure(app, config);
  // Quality 4 of brotli costs about as much as gzip and packs better; the default of 11 is for files, not answers. What one packet holds arrives no sooner for being packed, and packing
  // and unpacking take half a ms.
  await app.register(compress, { threshold: 1_400, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(multipart);
  const { countUnshowable } = reportHealth(app, { ...health, config, push: services.push });
  const onUnshowable = (operation: string, { id, because }: UnshowableRow) => {
    countUnshowable(operation);
    // Places, never values.
    services.log.error({ operation, id, because }, 'row cannot be shown');
  };

  await app.register(
    async (api) => {
      const exports = exportHandlers({ resources, operations: operationSpecs, handlers, actorOf: actorOfSession, readFrom, onUnshowable });
      const together = callsTogether(app, { prefix: '/api', operations: operationSpecs, itself: operations.askTogether.id });
      const askTogether: HandlerMap['askTogether'] = {
        // No transaction is open while the calls are answered: each has its own.
        steps: async ({ body, request, settle }) => {
          const answers = await together(body, request);
          return settle(() => ({ answers }));
        },
      };
      registerContract(api, {
        operations: operationSpecs,
        listOf: listOfResource,
        editedBy: listsEditedBy,
        db,
        services,
        handlers: {
          ...handlers,
          ...reportsReadFrom(readFrom),
          ...viewHandlers(listsOf({ resources, operations: operationSpecs, handlers })),
          askTogether,
          getExportAddress: exports.address,
          getExportContent: exports.content,
        },
        authenticate: authenticateWith(config),
        confirmed: requireConfirmed,
        gates,
        states,
        patiently,
        witness: auditWitness,
        uploads: wholeUploads(db, services),
        onUnshowable,
      });
      showDocs(api);
    },
    { prefix: '/api' },
  );
  if (config.mode === 'demo' && !config.demoPublic) showTemplates(app);
  if (config.mode === 'demo' && !config.demoPublic && services.mailbox) showMailbox(app, services.mailbox);
  if (config.mode === 'production') refusePublicPasswords(app);
  await stopRemindersByPost(app, { db, services });
  servePortalApp(app, { config, db });
  await serveWeb(app, config.webDir, config.baseDomain, showFrontDoor(app, { config, db, services }));
  return app;
}

/** The reports of the contract, read where long readings belong. */
function reportsReadFrom(readFrom: Replica['readFrom']): Partial<HandlerMap> {
  const reports = operationSpecs.flatMap(({ id, tag, method }) => {
    const handler = tag === 'reports' && method === 'get' ? (handlers as Partial<Record<OperationId, unknown>>)[id] : undefined;
    if (typeof handler !== 'function') return [];
    // Which operation it is, the contract says at run time: what comes in goes on as it is, but for the database.
    const answer = handler as (context: { db: Database }) => unknown;
    return [[id, async (context: { db: Database }) => answer({ ...context, db: await readFrom(context.db) })] as const];
  });
  return Object.fromEntries(reports);
}
