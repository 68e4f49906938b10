// What `npm run doctor` looks at: each check answers with a sentence, and says what to do where something is wrong.
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { desc, isNotNull, sql } from 'drizzle-orm';
import { hasBackups, openPlace } from '../../server/backup/place.ts';
import { BackupRefused } from '../../server/backup/refused.ts';
import { backupState } from '../../server/backup/state.ts';
import { ConfigError, readConfig, type BackupConfig, type Config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/database.ts';
import { holdsDemoData } from '../../server/db/demo-data.ts';
import { FolderInUseError } from '../../server/db/lock.ts';
import { authenticatorApps } from '../../server/db/schema.ts';
import { installationSeal } from '../../server/seal.ts';
import { appliedMigrations, migrationsHere } from '../../server/db/migrate.ts';
import { openUsable, requireFolder, systemCode, UnusableError } from '../../server/db/usable.ts';
import { isBuilt } from '../../server/http/web.ts';
import { outsideCheck } from '../../server/outside-check.ts';
import { probesOf } from '../../server/probes.ts';
import { projectRoot } from '../../server/root.ts';
import { hasRoleHosts, webAddress } from '../../server/web-address.ts';
import { roleValues } from '../../generated/enums.ts';

/** `wrong`: it will not work. `better`: it works, and something should be done all the same. */
export interface Finding {
  state: 'well' | 'better' | 'wrong';
  sentence: string;
}

const well = (sentence: string): Finding => ({ state: 'well', sentence });
const better = (sentence: string): Finding => ({ state: 'better', sentence });
const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });

const gigabyte = 1_000_000_000;
const hourMs = 3_600_000;

/** What the doctor knows of the machine. */
export interface Machine {
  /** The version of Node. */
  node: string;
  /** Now, in ms since 1970. */
  now: () => number;
  /** Bytes that are free in a folder. */
  freeIn: (folder: string) => Promise<number>;
  /** The address a host name leads to from here. */
  addressOf: (host: string) => Promise<string | undefined>;
}

const thisMachine: Machine = {
  node: process.versions.node,
  now: () => Date.now(),
  freeIn: async (folder) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  addressOf: (host) =>
    lookup(host).then(
      ({ address }) => address,
      () => undefined,
    ),
};

/** Looks at an installation. @param env as the server has it */
export async function examine(env: NodeJS.ProcessEnv, machine: Machine = thisMachine): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return [...versions(machine), wrong(`${error.message}.`)];
    throw error;
  }
  return [
    ...versions(machine),
    ...settings(config),
    ...(await folders(config, machine)),
    ...(await database(config, machine)),
    await port(config),
    ...(await names(config, machine)),
    ...(await clock(config, machine)),
    ...(await outside(config)),
  ];
}

function versions({ node }: Machine): Finding[] {
  const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { engines: { node: string } };
  const least = engines.node.replace('>=', '');
  const isNewEnough = node.localeCompare(least, 'en', { numeric: true }) >= 0;
  return [isNewEnough ? well(`Node is ${node}.`) : wrong(`Node is ${node}; Forecourt needs ${least} or newer.`)];
}

function settings(config: Config): Finding[] {
  if (config.mode === 'demo') return [better('FORECOURT_MODE is demo: the data is made up and its passwords are public. A firm sets it to production.')];
  return [
    ...(config.smtpUrl ? [] : [wrong('SMTP_URL is missing: nobody gets a mail, not even to choose a password.')]),
    ...(config.stripe ? [] : [better('The three STRIPE_ variables are missing: nobody can pay by card.')]),
    ...(config.trustProxy > 0 ? [] : [better('TRUST_PROXY is 0: behind a proxy, all callers share its address and its limits.')]),
    ...(config.metricsToken ? [] : [better('METRICS_TOKEN is missing: /metrics is closed, and nothing can raise an alarm.')]),
    ...(config.backup ? [] : [wrong('BACKUP_DIR or BACKUP_BUCKET is missing: Forecourt makes no backups.')]),
    ...(config.backup && !config.backup.key ? [better('BACKUP_KEY is missing: whoever finds the backups can read them.')] : []),
    ...(config.databaseUrl && !config.s3
      ? [better('Files are in a folder of this machine. A process on another one needs a bucket: set the S3_ variables.')]
      : []),
    ...(isBuilt(config.webDir) ? [] : [wrong(`${config.webDir} has no built web application. Run \`npm run build\`.`)]),
  ];
}

async function folders({ dataDir, backup }: Config, machine: Machine): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [variable, folder] of [['DATA_DIR', dataDir], ...(typeof backup?.to === 'string' ? [['BACKUP_DIR', backup.to]] : [])] as const) {
    if (!folder || !variable) continue;
    try {
      await requireFolder(folder, variable);
      const bytes = await machine.freeIn(folder);
      const free = `${(bytes / gigabyte).toFixed(1)} GB are free in ${variable} ${folder}`;
      found.push(bytes < gigabyte ? wrong(`${free}. Make room: the server stops writing when there is none.`) : well(`${free}.`));
    } catch (error) {
      if (!(error instanceof UnusableError)) throw error;
      found.push(wrong(error.message));
    }
  }
  if (backup) found.push(...(await backups(backup)));
  return found;
}

/** Whether backups can be read where they are, with the key there is. */
async function backups({ to, key }: BackupConfig): Promise<Finding[]> {
  try {
    if (await hasBackups(to)) await openPlace(to, key);
    return typeof to === 'string' ? [] : [well(`The bucket of BACKUP_BUCKET (${to.bucket}) answers.`)];
  } catch (error) {
    if (error instanceof BackupRefused) return [wrong(error.message)];
    throw error;
  }
}

async function database(config: Config, machine: Machine): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database')))
    return [better('There is no database yet: the first start of the server makes it.')];
  let open: OpenDatabase;
  try {
    open = await openUsable(config);
  } catch (error) {
    if (error instanceof FolderInUseError)
      return [well(`The server is running on ${config.dataDir}, so its database was not looked at. Stop the server for that.`)];
    if (error instanceof UnusableError)
      return [wrong(`${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}${error.message.endsWith('.') ? '' : '.'}`)];
    throw error;
  }
  try {
    return await contents(open, config, machine);
  } finally {
    await open.close();
  }
}

async function contents({ db, engine }: OpenDatabase, config: Config, machine: Machine): Promise<Finding[]> {
  const { rows } = await db.execute<{ version: string; now: string; is_ours: boolean }>(
    sql`select current_setting('server_version') as version, now()::text as now, to_regclass('schema_migrations') is not null as is_ours`,
  );
  const [row] = rows;
  if (!row) return [];
  const found = [well(engine === 'server' ? `PostgreSQL ${row.version} answers.` : 'The embedded database opens.')];
  const apart = Math.abs(machine.now() - Date.parse(row.now)) / 1_000;
  if (apart > 5) found.push(wrong(`The clocks of this machine and of the database are ${Math.round(apart)} seconds apart. Set both by NTP.`));
  if (!row.is_ours) return [...found, better('The database is empty: the first start of the server fills in its tables.')];
  const applied = new Set((await appliedMigrations(db)).map(({ hash }) => hash));
  const missing = migrationsHere().filter(({ hash }) => !applied.has(hash));
  const isNewer = applied.size + missing.length > migrationsHere().length;
  if (isNewer) found.push(wrong('A newer version of Forecourt has been at this database. Start that version, or a later one.'));
  if (missing.length > 0)
    return [...found, better(`The database is of an older version: the next start applies ${missing.length} migrations. Back up before.`)];
  const { rows: counts } = await db.execute<{ admins: number }>(sql`select count(*)::int as admins from users where role = 'admin' and status = 'active'`);
  if (counts[0]?.admins === 0) found.push(wrong('There is no admin. Run `npm run create-admin`.'));
  if (config.mode === 'production' && (await holdsDemoData(db, await demoAddresses())))
    found.push(wrong('The database holds the demo’s data, whose passwords are public. Use one of its own.'));
  const { rows: failed } = await db.execute<{ failed: number }>(
    sql`select count(*)::int as failed from outbox where failed_at is not null and done_at is null`,
  );
  if (failed[0]?.failed) found.push(better(`${failed[0].failed} mails or other jobs were given up on; the table outbox says why (last_error).`));
  found.push(...(await sealedSecrets(db, config)));
  return config.backup ? [...found, await lastBackup(db, config.backup.everyHours)] : found;
}

/** Whether the keys of authenticator apps can still be read. */
async function sealedSecrets(db: OpenDatabase['db'], config: Config): Promise<Finding[]> {
  const [app] = await db.select().from(authenticatorApps).where(isNotNull(authenticatorApps.secret)).orderBy(desc(authenticatorApps.created_at)).limit(1);
  if (!app?.secret) return [];
  try {
    (await installationSeal(config, db)).open(app.secret, app.user_id);
    return [well('SECRETS_KEY opens the keys of authenticator apps.')];
  } catch {
    return [wrong('SECRETS_KEY is not the one that the keys of authenticator apps were sealed with: nobody’s app works. Set the former one.')];
  }
}

async function demoAddresses(): Promise<string[]> {
  const { demoEmails } = await import('../../server/demo/logins.ts');
  return Object.values(demoEmails);
}

async function lastBackup(db: OpenDatabase['db'], everyHours: number): Promise<Finding> {
  const { last, failed } = await backupState(db);
  if (failed) return wrong(`The last backup failed: ${failed.because}`);
  if (!last) return better('There is no backup yet; the running server makes the first one at once.');
  const hours = (Date.now() - Date.parse(last.at)) / hourMs;
  const sentence = `The last backup is ${Math.round(hours)} hours old`;
  return hours > everyHours * 2 ? wrong(`${sentence}. Is the server running with BACKUP_DIR?`) : well(`${sentence}.`);
}

/** Whether the server can listen, or does so already. */
async function port({ host, port: number }: Config): Promise<Finding> {
  const place = `HOST ${host} with PORT ${number}`;
  const probe = createServer();
  try {
    probe.listen({ host, port: number });
    await once(probe, 'listening');
    return well(`${place} is free.`);
  } catch (error) {
    if (systemCode(error) !== 'EADDRINUSE') return wrong(`${place} cannot be listened on (${systemCode(error) ?? 'unknown'}).`);
  } finally {
    probe.close();
  }
  const answer = await fetch(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${number}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.text(),
    () => '',
  );
  return answer.includes('"status"') ? well(`The server answers on port ${number}: ${answer}`) : wrong(`PORT ${number} is taken by another program.`);
}

/** The public name and one for each role. */
async function names(config: Config, machine: Machine): Promise<Finding[]> {
  if (config.mode === 'demo') return [];
  const addresses = [config.publicUrl, ...(hasRoleHosts(config) ? roleValues.map((role) => webAddress(config, role, '')) : [])];
  return Promise.all(
    addresses.map(async (address) => {
      const { hostname } = new URL(address);
      const found = await machine.addressOf(hostname);
      if (found === undefined) return wrong(`No DNS record for ${hostname}: add one that leads to this server.`);
      return well(`${hostname} leads to ${found}.`);
    }),
  );
}

/** Codes of authenticator apps hold for half a minute, and a bucket refuses what is signed 15 minutes off: the clock is held to what others say it is. */
const clockMayBeOff = 20_000;

/** The clock beside that of a service we talk to, by the date of its answer. */
async function clock({ s3, stripe }: Config, machine: Machine): Promise<Finding[]> {
  const bucket = s3?.endpoint ?? (s3 ? `https://s3.${s3.region}.amazonaws.com` : undefined);
  const { host = 'api.stripe.com', port: number, protocol = 'https' } = stripe?.host ?? {};
  const payments = stripe ? `${protocol}://${host}${number === undefined ? '' : `:${number}`}` : undefined;
  for (const address of [bucket, payments]) {
    if (address === undefined) continue;
    const asked = machine.now();
    const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    const theirs = Date.parse(answer?.headers.get('date') ?? '');
    if (Number.isNaN(theirs)) continue;
    const apart = Math.abs((asked + machine.now()) / 2 - theirs);
    const of = new URL(address).host;
    return apart > clockMayBeOff
      ? [wrong(`The clock of this machine is ${Math.round(apart / 1_000)} seconds off that of ${of}: codes of authenticator apps fail. Set it by NTP.`)]
      : [well(`The clock agrees with that of ${of}.`)];
  }
  return [];
}

/** What others run: asked as the server asks, by a call that changes nothing. */
async function outside(config: Config): Promise<Finding[]> {
  const found: Finding[] = [];
  const probes = probesOf(config);
  const check = outsideCheck(probes, { gone: (sentence) => found.push(wrong(sentence)), back: () => {} });
  await check.start();
  check.stop();
  const away = new Set(check.away());
  return [...found, ...probes.filter(({ part }) => !away.has(part)).map(({ what }) => well(`${what.replace(/,$/, '')} answers.`))];
}
