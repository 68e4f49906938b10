// Starts the server: configuration, database, schema, demo data where there are no users yet, then listens.
import { once } from 'node:events';
import { isBuilt } from './http/web.ts';
import { createServer as createProbe } from 'node:net';
import { sql } from 'drizzle-orm';
import { roleValues, roleLabels } from '../generated/enums.ts';
import { securedHosts } from './certificates.ts';
import { ConfigError, readConfig } from './config.ts';
import { describeConfig } from './describe-config.ts';
import type { Config } from './config.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { holdsDemoData } from './db/demo-data.ts';
import { FolderInUseError } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { openUsable, requireFolder, systemCode, UnusableError } from './db/usable.ts';
import { createLog, ownOutput } from './log.ts';
import { users } from './db/schema.ts';
import { isDiskFull } from './disk.ts';
import { lastResort } from './last-resort.ts';
import { probesOf } from './probes.ts';
import { firmSettings, isNamed } from './modules/settings/index.ts';
import { createServer } from './server.ts';
import type { Server } from './server.ts';
import { filesOf } from './services.ts';
import { hasRoleHosts, webAddress } from './web-address.ts';

/** Exits with one line for errors the operator can fix. */
function refuse(message: string): never {
  process.stderr.write(`Forecourt cannot start: ${message}\n`);
  process.exit(1);
}

function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message);
    throw error;
  }
}

async function database(config: Config): Promise<OpenDatabase> {
  try {
    // Uploads go here unless configured otherwise.
    if (!config.s3) await requireFolder(config.dataDir);
    return await openUsable(config, () => refuse(`another process has taken ${config.dataDir} over.`));
  } catch (error) {
    if (error instanceof FolderInUseError || error instanceof UnusableError) refuse(error.message);
    throw error;
  }
}

/** Asks for the address before the work of the first start, not after it. */
async function requireAddress({ host, port }: Config): Promise<void> {
  const probe = createProbe();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    if (systemCode(error) === 'EADDRINUSE') refuse(`PORT ${port} is taken by another program.`);
    if (systemCode(error)) refuse(`HOST ${host} with PORT ${port} cannot be listened on (${systemCode(error)}).`);
    throw error;
  }
  probe.close();
  await once(probe, 'close');
}

async function hasNobody(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(users)
    .limit(1);
  return row === undefined;
}

async function fillIfEmpty(server: Server, config: Config): Promise<void> {
  if (config.mode !== 'demo' || !(await hasNobody(server.db))) return;
  process.stdout.write('Filling in demo data …\n');
  const { fillDemo } = await import('./demo/index.ts');
  // One transaction for all of it, including pictures: an interrupted start leaves nothing, and no one waits for it before the server listens.
  await fillDemo(server.db, { ...server.services, files: await filesOf(config) });
}

/** The passwords of the demo's accounts are public: no real work happens with them. */
async function requireNoDemo({ db }: OpenDatabase, config: Config): Promise<void> {
  if (config.mode !== 'production') return;
  const { demoEmails } = await import('./demo/logins.ts');
  if (!(await holdsDemoData(db, Object.values(demoEmails)))) return;
  const place = config.databaseUrl ? 'DATABASE_URL names a database that' : `DATA_DIR ${config.dataDir}`;
  refuse(`${place} holds the demo’s data, whose passwords are public. Give production mode ${config.databaseUrl ? 'a database' : 'a folder'} of its own.`);
}

/** One line for each role's own host, where there are such hosts. */
function roleAddresses(config: Config): string[] {
  if (!hasRoleHosts(config)) return [];
  return roleValues.map((role) => `  ${`${roleLabels[role].toLowerCase()}s`.padEnd(11)} ${webAddress(config, role, '')}`);
}

interface Missing {
  nobody: boolean;
  /** The firm has not said who it is. */
  isUnnamed: boolean;
}

async function announce(config: Config, address: string, { nobody, isUnnamed }: Missing): Promise<void> {
  const lines = ['', `Forecourt runs at ${address}`, ...roleAddresses(config)];
  if (config.mode === 'demo') {
    const { demoLogins, demoPassword } = await import('./demo/logins.ts');
    lines.push(`  API pages   ${address}/api/docs`);
    if (config.demoPublic) lines.push('', 'FORECOURT_DEMO_PUBLIC=yes: anyone who reaches this address can sign in as the admin. There is no mailbox page.');
    else if (!config.smtpUrl) lines.push(`  mailbox     ${address}/mailbox`);
    lines.push('', `Demo logins, password ${demoPassword}:`, ...demoLogins.map((login) => `  ${login.email.padEnd(32)} ${login.label}`));
  } else if (nobody) {
    lines.push('There is no account yet: make the first admin with `npm run create-admin`, which also asks who the firm is.');
  } else if (isUnnamed) {
    lines.push('Receipts have no firm name and postal address yet: an admin enters them under Settings.');
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

ownOutput();
const config = configuration();
// By default the folder may still be empty, as during development; an explicit folder means a built application.
if (process.env['WEB_DIR'] && !isBuilt(config.webDir)) refuse(`WEB_DIR ${config.webDir} holds no built web application.`);
const log = createLog(config.logLevel);
// Node and packages warn in several lines of plain text, which would break a log that is read line by line.
process.removeAllListeners('warning');
process.on('warning', ({ name, message }) => log.warn({ type: name }, message));
log.info(describeConfig(config), 'configuration');

/** Resources to release. */
const up: { database?: OpenDatabase; server?: Server; isServing: boolean } = { isServing: false };
const stopAll = async () => (up.server ? up.server.stop() : up.database?.close());

lastResort({
  told: (error, origin) => {
    // Nothing has started yet, and the operator can free the port.
    if (!up.isServing && isDiskFull(error)) refuse(`there is no space left in ${config.databaseUrl ? 'the database' : `DATA_DIR ${config.dataDir}`}.`);
    log.fatal({ err: error, origin }, 'ended by a fault of its own');
  },
  stop: stopAll,
});

const stop = (reason: string) => {
  log.info({ signal: reason }, 'stopping');
  stopAll().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'could not stop in order');
      process.exit(1);
    },
  );
};

// The supervisor is gone; nothing could stop this program any more.
process.on('disconnect', () => stop('disconnect'));

const open = await database(config);
up.database = open;
await requireAddress(config);
const applied = await migrate(open.db);
if (applied > 0) log.info({ applied }, 'schema brought up to date');
await requireNoDemo(open, config);
const server = await createServer({
  config,
  database: open,
  log,
  probes: probesOf(config),
  secured: securedHosts(config),
  warn: (sentence) => process.stderr.write(`Forecourt runs, but: ${sentence}\n`),
});
up.server = server;
await fillIfEmpty(server, config);

// Not once: a terminal sends the signal to the whole group, and the supervisor passes it on.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
// Before it listens: from then on jobs and callers may have every place at the database, and a hint that could not be read would end a process that answers.
const missing = { nobody: await hasNobody(server.db), isUnnamed: !isNamed(await firmSettings(server.db, config)) };
await announce(config, await server.listen(), missing);
up.isServing = true;
