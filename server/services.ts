import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { installationSecret } from './db/secrets.ts';
import { outsideOnly } from './db/transactions.ts';
import { createLimits } from './limits/limits.ts';
import type { Limits } from './limits/limits.ts';
import { createMedia } from './media/media.ts';
import type { Media } from './media/media.ts';
import { createFolderFiles } from './ports/files/disk.ts';
import type { FilesPort } from './ports/files/files.ts';
import type { MailPort } from './ports/mail/mail.ts';
import { createMailbox } from './ports/mail/mailbox.ts';
import type { Mailbox } from './ports/mail/mailbox.ts';
import type { PaymentsPort } from './ports/payments/payments.ts';
import { testCardDesk } from './ports/payments/test-card-desk.ts';
import { createEmbeddedPush } from './ports/push/embedded.ts';
import type { PushPort } from './ports/push/push.ts';
import { createWebPush, type WebPush } from './ports/web-push/web-push.ts';
import { installationSeal } from './seal.ts';
import type { Seal } from './seal.ts';
import { createTokens } from './tokens.ts';
import type { Tokens } from './tokens.ts';
import { createVitals } from './vitals.ts';
import type { Vitals } from './vitals.ts';

/** What handlers use of the world beside the database. */
export interface Services {
  config: Config;
  /** Now; tests set it. */
  clock: () => Date;
  mail: MailPort;
  /** Where letters stay when no mail server is set. */
  mailbox: Mailbox | undefined;
  files: FilesPort;
  /** Opens pictures and sheets, in a process of their own. */
  media: Media;
  push: PushPort;
  /** Tells browsers that are closed that something is new. */
  webPush: WebPush;
  payments: PaymentsPort;
  /** Structured log; never write personal data into it, ids only. */
  log: FastifyBaseLogger;
  tokens: Tokens;
  /** What this process has seen of itself. */
  vitals: Vitals;
  /** A backup by hand, where any are configured. */
  backupNow: BackupNow;
  /** For secrets that have to be read again. */
  seal: Seal;
  limits: Limits;
}

/** Set by what makes the backups of this process. */
export interface BackupNow {
  begin?: () => void;
  isRunning: boolean;
}

export interface ServiceOptions {
  log: FastifyBaseLogger;
  clock?: () => Date;
}

/** The adapters that the configuration chooses, and the installation's signing key. */
export async function createServices(config: Config, db: Database, options: ServiceOptions): Promise<Services> {
  const clock = options.clock ?? (() => new Date());
  const tokens = createTokens(await installationSecret(db, 'signing'));
  const mailbox = config.smtpUrl ? undefined : createMailbox(join(config.dataDir, 'mailbox'), clock);
  return {
    config,
    clock,
    mailbox,
    mail: mailbox ?? (await smtpMail(config)),
    files: await filesOf(config),
    media: createMedia({ log: options.log }),
    push: await pushOf(config, db, options.log),
    webPush: createWebPush({ secret: await installationSecret(db, 'web-push'), contact: `mailto:${config.supportAddress}`, clock }),
    payments: await choosePayments(config),
    log: options.log,
    tokens,
    vitals: createVitals(clock()),
    backupNow: { isRunning: false },
    seal: await installationSeal(config, db),
    limits: createLimits({ db, clock, keep: (key) => tokens.sign('limit', [key]) }, config.limitScale),
  };
}

/** The services with every port guarded: what leaves the process is never called while a transaction is open. */
export function guarded(services: Services): Services {
  return {
    ...services,
    mail: outsideOnly('mail', services.mail, ['send']),
    files: outsideOnly('files', services.files, ['putFile', 'putBytes', 'read', 'size', 'remove']),
    push: outsideOnly('push', services.push, ['send', 'disconnect']),
    webPush: outsideOnly('web push', services.webPush, ['send']),
    payments: outsideOnly('payments', services.payments, ['prepare', 'change', 'retrieve', 'cancel', 'refund', 'retrieveRefund', 'retrieveDispute']),
  };
}

/** The mail library is loaded only where letters leave by it. */
async function smtpMail({ smtpUrl = '', mailFrom }: Config): Promise<MailPort> {
  const { createSmtpMail } = await import('./ports/mail/smtp.ts');
  return createSmtpMail(smtpUrl, mailFrom);
}

/** The provider's library is loaded only where it is used. */
async function choosePayments(config: Config): Promise<PaymentsPort> {
  if (!config.stripe) return testCardDesk;
  const { createStripePayments } = await import('./ports/payments/stripe.ts');
  return createStripePayments(config.stripe);
}

async function pushOf(config: Config, db: Database, log: FastifyBaseLogger): Promise<PushPort> {
  if (!config.pusher) return createEmbeddedPush(config, db, log);
  const { createPusherPush } = await import('./ports/push/pusher.ts');
  return createPusherPush(config.pusher);
}

/** Where files are kept. The bucket's client is large and loaded only where it is used. */
export async function filesOf(config: Config): Promise<FilesPort> {
  if (!config.s3) return createFolderFiles(join(config.dataDir, 'files'));
  const { createBucketFiles } = await import('./ports/files/bucket.ts');
  return createBucketFiles(config.s3);
}
