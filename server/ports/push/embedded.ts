// Push by this server itself: browsers connect to the address of the page.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { listen } from '../../db/listen.ts';
import { installationSecret } from '../../db/secrets.ts';
import { carriedTrace, inSpan } from '../../traces/traces.ts';
import { isOwnOrigin } from '../../web-address.ts';
import { together } from '../../db/together.ts';
import { PushEndpoint } from './endpoint.ts';
import { sign, type Credentials } from './protocol.ts';
import type { PushEvent, PushPort } from './push.ts';

/** The application's key where the installation is the only application. */
const key = 'forecourt';
/** The PostgreSQL channel on which processes hand events to each other's browsers. */
const processChannel = 'forecourt_push';

/** `trace`: what it is part of, where traces are collected. */
type Word = { kind: 'event'; event: PushEvent; trace?: string } | { kind: 'disconnect'; userId: string };

/** The endpoint of this process and, on a PostgreSQL server, its line to those of the others. */
export async function createEmbeddedPush(
  config: Pick<Config, 'databaseUrl' | 'publicUrl' | 'baseDomain' | 'trustProxy'>,
  db: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<PushPort> {
  const credentials: Credentials = { key, secret: await installationSecret(db, 'push') };
  const endpoint = new PushEndpoint({
    credentials,
    isOwnOrigin: (origin, host) => isOwnOrigin(config, origin, host),
    trustProxy: config.trustProxy,
    failed: (error) => log.error({ err: error }, 'push endpoint failed'),
  });
  let stopListening: (() => Promise<void>) | undefined;
  let wasDown = false;

  const deliver = ({ event, trace }: Extract<Word, { kind: 'event' }>) =>
    trace === undefined ? endpoint.deliver(event) : inSpan('push to browsers', { kind: 'internal', from: trace }, () => endpoint.deliver(event));
  const obey = (word: Word) => {
    if (word.kind === 'event') deliver(word);
    else endpoint.cutOff(word.userId);
  };
  const passOn = together<Word>((words) =>
    db.execute(sql`select pg_notify(${processChannel}, word) from unnest(${sql.param(words.map((word) => JSON.stringify(word)))}::text[]) as word`),
  );
  const say = async (word: Word) => {
    // Browsers here hear an event at once; what comes back from the database is known by its id. Who is cut off is so once, everywhere at about the same time: a
    // second word would cut off who has come back.
    if (!config.databaseUrl || word.kind === 'event') obey(word);
    if (config.databaseUrl) await passOn(word);
  };

  return {
    address: { key, cluster: null, host: null, port: null, tls: false },
    authorizeChannel: (socketId, channel) => ({ auth: sign(credentials, socketId, channel) }),
    send: (event) => {
      const trace = carriedTrace();
      return say({ kind: 'event', event, ...(trace === undefined ? {} : { trace }) });
    },
    connections: () => endpoint.size,
    disconnect: (userId) => say({ kind: 'disconnect', userId }),
    attach: (server) => {
      endpoint.attach(server);
      if (!config.databaseUrl) return;
      stopListening = listen(config.databaseUrl, processChannel, {
        // Only processes of this installation can speak on its database.
        onMessage: (text) => obey(JSON.parse(text) as Word),
        onFault: (error) => log.error({ err: error }, 'push message not understood'),
        onDown: () => {
          wasDown = true;
        },
        onUp: () => {
          if (wasDown) endpoint.restart();
          wasDown = false;
        },
      });
    },
    close: async () => {
      endpoint.close();
      await stopListening?.();
    },
  };
}
