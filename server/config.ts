import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { backupOf, bucketOf, type BackupConfig, type S3Config } from './config-places.ts';
import { environmentReader, type Environment } from './environment.ts';
import { projectRoot } from './root.ts';

export type { BackupConfig, S3Config } from './config-places.ts';
export { ConfigError } from './environment.ts';

export type Mode = 'demo' | 'production';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where its API is, if not at its own address: a stand-in, for staging and tests. */
  host?: { host: string; port?: number; protocol: 'http' | 'https' };
}

export interface PusherConfig {
  appId: string;
  key: string;
  secret: string;
  /** Pusher's cluster; us3 by default (docs/brief.md, section 9). */
  cluster: string;
  /** Host of a compatible server, instead of the cluster's. */
  host?: string;
  /** Of that host, where it is not the usual one. */
  port?: number;
  /** Whether it is reached encrypted. */
  tls: boolean;
}

export interface TracesConfig {
  /** The collector, without a trailing slash; spans go to `/v1/traces` below it. */
  endpoint: string;
  /** Which share of the traces is kept, from 0 to 1. */
  share: number;
  serviceName: string;
}

/** Everything the environment decides, read once at the start. */
export interface Config {
  mode: Mode;
  host: string;
  /** A demo that others reach: without the pages that only its owner may see. */
  demoPublic: boolean;
  /** 0 takes any free port. */
  port: number;
  /** Absolute path of the folder with the embedded database, uploads and mailbox. */
  dataDir: string;
  /** Absolute path of the built web application. */
  webDir: string;
  /** A PostgreSQL server; without it the embedded database is used. */
  databaseUrl?: string;
  /** A copy of it that only answers: exports and reports are read there. */
  replicaUrl?: string;
  /** Role hosts are {admin,team,portal}.<baseDomain>. */
  baseDomain: string;
  /** Where a browser reaches the server, without a trailing slash: the base of links in mails. */
  publicUrl: string;
  /** How many proxies in front are trusted about the caller's address; 0 trusts none. */
  trustProxy: number;
  supportAddress: string;
  /** Sender of every mail. */
  mailFrom: string;
  smtpUrl?: string;
  s3?: S3Config;
  stripe?: StripeConfig;
  pusher?: PusherConfig;
  logLevel: LogLevel;
  /** Calls a minute from one address before it has to wait. */
  callsPerMinute: number;
  /** How many times the usual number of sign-ups, support requests, messages … one address or person has. */
  limitScale: number;
  /** Lets a collector read /metrics. */
  metricsToken?: string;
  /** Where traces go; without it none are made. */
  traces?: TracesConfig;
  /** Backups, where the environment names a folder for them. */
  backup?: BackupConfig;
  /** Whether staff need a second step to sign in. Always in production; the demo's logins do without. */
  staffNeedSecondStep: boolean;
  /** What secrets in the database are sealed with; without it a key made once for the installation, which is in the database itself. */
  secretsKey?: string;
  /** The key for the cipher of browser storage (docs/brief.md, section 9); without it a secret is created once for the installation. */
  storageSecret?: string;
}

const logLevels: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
const modes: readonly Mode[] = ['demo', 'production'];

/**
 * Reads and checks the environment.
 * @throws ConfigError naming the first variable that is wrong, and what it should be.
 */
export function readConfig(env: Environment): Config {
  const reader = environmentReader(env);
  const { text, wrong, oneOf, whole, url, address, serverOf, all } = reader;
  const mode = oneOf('FORECOURT_MODE', modes, 'demo');
  const demoPublic = oneOf('FORECOURT_DEMO_PUBLIC', ['yes', 'no'], 'no') === 'yes' && mode === 'demo';
  const port = whole('PORT', 3000, 65535);
  const baseDomain = text('BASE_DOMAIN') ?? 'localhost';
  if (!/^[a-z0-9.-]+$/i.test(baseDomain) && isIP(baseDomain) === 0) {
    wrong('BASE_DOMAIN', 'must be a host name without scheme or port');
  }
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']) ?? (mode === 'production' ? `https://${baseDomain}` : `http://${baseDomain}:${port}`);
  if (mode === 'production' && text('BASE_DOMAIN') === undefined && text('PUBLIC_URL') === undefined) {
    wrong('BASE_DOMAIN', 'is needed in production mode, for the links in mails');
  }

  const host = text('HOST') ?? '127.0.0.1';
  if (mode === 'demo' && !demoPublic) {
    const open = (name: string) =>
      wrong(
        name,
        'would open the demo to others: its passwords are public. Set FORECOURT_MODE=production, or FORECOURT_DEMO_PUBLIC=yes if that is what you want',
      );
    if (!isLoopback(host)) open('HOST');
    if (text('PUBLIC_URL') !== undefined && !isLoopback(new URL(publicUrl).hostname)) open('PUBLIC_URL');
  }
  if (mode === 'production' && !publicUrl.startsWith('https:') && !isLoopback(new URL(publicUrl).hostname)) {
    wrong('PUBLIC_URL', 'must begin with https:// in production mode: passwords and payments go over it');
  }

  const secondStep = oneOf('SECOND_STEP', ['staff', 'offered'], mode === 'production' ? 'staff' : 'offered');
  if (mode === 'production' && secondStep === 'offered' && !isLoopback(new URL(publicUrl).hostname)) {
    wrong('SECOND_STEP', 'must be staff in production mode: a password alone opens every client’s data');
  }

  const s3 = bucketOf(reader, 'S3_BUCKET', 'S3');
  const dataDir = resolve(text('DATA_DIR') ?? join(projectRoot, 'data'));
  const backup = backupOf(reader, { dataDir, s3 });
  const stripe = all(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  const pusher = all(['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET']);
  const metricsToken = text('METRICS_TOKEN');
  const storageSecret = text('STORAGE_SECRET');
  if (storageSecret !== undefined && storageSecret.length < 32) wrong('STORAGE_SECRET', 'must have at least 32 characters');
  const secretsKey = text('SECRETS_KEY');
  if (secretsKey !== undefined && secretsKey.length < 32) wrong('SECRETS_KEY', 'must have at least 32 characters');
  const stripeHost = url('STRIPE_HOST', ['http:', 'https:']);
  if (stripeHost && new URL(stripeHost).href !== `${new URL(stripeHost).origin}/`) wrong('STRIPE_HOST', 'must be a host, such as http://127.0.0.1:12111');
  const pusherHost = serverOf('PUSHER_HOST');
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const replicaUrl = url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']);
  if (replicaUrl && !databaseUrl) wrong('DATABASE_REPLICA_URL', 'is a copy of what DATABASE_URL names, which is missing');
  const collector = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const share = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? '1');
  if (!(share >= 0 && share <= 1)) wrong('OTEL_TRACES_SAMPLER_ARG', 'must be the share of traces to keep, from 0 to 1');
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  const mailDomain = baseDomain === 'localhost' ? 'forecourt.example' : baseDomain;
  const supportAddress = address('SUPPORT_ADDRESS', `support@${mailDomain}`);

  return {
    mode,
    host,
    demoPublic,
    port,
    dataDir,
    webDir: resolve(text('WEB_DIR') ?? join(projectRoot, 'dist', 'web')),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(replicaUrl ? { replicaUrl } : {}),
    baseDomain,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    trustProxy: whole('TRUST_PROXY', 0, 10),
    supportAddress,
    mailFrom: address('MAIL_FROM', supportAddress),
    ...(smtpUrl ? { smtpUrl } : {}),
    ...(s3 ? { s3 } : {}),
    ...(stripe
      ? {
          stripe: {
            secretKey: stripe.STRIPE_SECRET_KEY,
            publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
            ...(stripeHost ? { host: apiHost(new URL(stripeHost)) } : {}),
          },
        }
      : {}),
    ...(pusher
      ? {
          pusher: {
            appId: pusher.PUSHER_APP_ID,
            key: pusher.PUSHER_KEY,
            secret: pusher.PUSHER_SECRET,
            cluster: text('PUSHER_CLUSTER') ?? 'us3',
            tls: true,
            ...pusherHost,
          },
        }
      : {}),
    callsPerMinute: whole('CALLS_PER_MINUTE', 3_000, 1_000_000_000),
    limitScale: Math.max(1, whole('LIMIT_SCALE', 1, 1_000_000)),
    ...(metricsToken ? { metricsToken } : {}),
    ...(collector ? { traces: { endpoint: collector.replace(/\/+$/, ''), share, serviceName: text('OTEL_SERVICE_NAME') ?? 'forecourt' } } : {}),
    staffNeedSecondStep: secondStep === 'staff',
    ...(secretsKey ? { secretsKey } : {}),
    ...(storageSecret ? { storageSecret } : {}),
    ...(backup ? { backup } : {}),
    logLevel: oneOf('LOG_LEVEL', logLevels, mode === 'production' ? 'info' : 'warn'),
  };
}

/** Whether a host is this machine, seen from this machine alone. @param host a name, or an address with or without brackets */
export function isLoopback(host: string): boolean {
  const plain = host.replaceAll(/[[\]]/g, '').toLowerCase();
  if (plain === 'localhost' || plain.endsWith('.localhost') || plain === '::1') return true;
  return isIP(plain) === 4 && plain.startsWith('127.');
}

const apiHost = ({ hostname, port, protocol }: URL): StripeConfig['host'] => ({
  host: hostname,
  ...(port ? { port: Number(port) } : {}),
  protocol: protocol === 'http:' ? 'http' : 'https',
});
