// The reference of `npm run bench`: a server written by hand with Fastify and plain SQL, which does the product's work on the hot paths and answers the same
// bytes. It is as fast as its author could make it without leaving work out: named statements, statements that need not wait for each other
// sent together, sessions remembered. Nobody tunes it down.
import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyRequest } from 'fastify';
import pg from 'pg';
import { addChat } from './chat.ts';
import { addCoupons } from './coupons.ts';
import { addLinks } from './links.ts';
import { addPackages } from './packages.ts';
import { startOutbox } from './outbox.ts';
import { createSessions } from './sessions.ts';
import { addWorkTable } from './work-table.ts';

// Days and counts as JSON has them; moments become dates, which JSON writes as the product does.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c TimeZone=UTC -c jit=off' });
// One line a call, as the product writes it.
const app = fastify({ logger: true, logController: new LogController({ disableRequestLogging: true }), genReqId: () => randomUUID() });
app.addHook('onResponse', async (request, reply) => {
  request.log.info({ method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
});
const { rows: secrets } = await pool.query<{ value: string }>(`select value #>> '{}' as value from settings where name = 'secret:signing'`);
const world = { app, pool, actorOf: createSessions(pool), secret: secrets[0]?.value ?? '', outbox: startOutbox(pool) };

app.setErrorHandler((error: Error & { statusCode?: number }, _request: FastifyRequest, reply) => {
  void reply.code(error.statusCode ?? 500).send({ title: error.message });
});
addPackages(world);
addLinks(world);
addWorkTable(world);
addCoupons(world);
addChat(world);
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
