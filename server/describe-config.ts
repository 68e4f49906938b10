import { nameOfPlace } from './backup/place.ts';
import type { Config } from './config.ts';

/** The configuration in words for the log: which adapters are chosen, and no secret. */
export function describeConfig(config: Config): Record<string, string | number> {
  return {
    mode: config.mode,
    host: config.host,
    port: config.port,
    database: config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host}` : `embedded in ${config.dataDir}`,
    base_domain: config.baseDomain,
    public_url: config.publicUrl,
    mail: config.smtpUrl ? `SMTP at ${new URL(config.smtpUrl).host}` : 'mailbox folder',
    files: config.s3 ? `bucket ${config.s3.bucket}` : 'folder',
    payments: config.stripe ? (config.stripe.host ? `Stripe’s stand-in at ${config.stripe.host.host}` : 'Stripe') : 'test card desk',
    backups: config.backup
      ? `every ${config.backup.everyHours} h into ${nameOfPlace(config.backup.to)}, ${config.backup.key ? 'encrypted' : 'not encrypted'}`
      : 'none',
    traces: config.traces ? `to ${new URL(config.traces.endpoint).host}` : 'none',
    second_step: config.staffNeedSecondStep ? 'needed by staff' : 'offered',
    push: config.pusher ? `Pusher (${config.pusher.host ?? config.pusher.cluster})` : 'this server',
  };
}
