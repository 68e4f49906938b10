import type { Config, PusherConfig, S3Config, StripeConfig } from './config.ts';
import type { Probe } from './outside-check.ts';

/** One harmless question for each configured service that others run. Libraries are loaded when they are asked. */
export function probesOf({ smtpUrl, s3, stripe, pusher }: Pick<Config, 'smtpUrl' | 's3' | 'stripe' | 'pusher'>): Probe[] {
  const probes: Probe[] = [];
  if (smtpUrl) probes.push({ part: 'mail', what: `The mail server of SMTP_URL (${new URL(smtpUrl).host})`, ask: () => askMail(smtpUrl) });
  if (s3) probes.push({ part: 'files', what: `The bucket of S3_BUCKET (${s3.bucket})`, ask: () => askBucket(s3) });
  if (stripe) probes.push({ part: 'payments', what: 'Stripe, with STRIPE_SECRET_KEY,', ask: () => askStripe(stripe) });
  if (pusher)
    probes.push({
      part: 'push',
      what: `The push service (${pusher.host ?? pusher.cluster}), with PUSHER_KEY and PUSHER_SECRET,`,
      ask: () => askPusher(pusher),
    });
  return probes;
}

/** Greets the server and signs in. */
async function askMail(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function askBucket({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Config): Promise<void> {
  const { HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(8_000) });
  } finally {
    client.destroy();
  }
}

/** The account's balance: the least that a key may read. */
async function askStripe({ secretKey, host }: StripeConfig): Promise<void> {
  const { Stripe } = await import('stripe');
  await new Stripe(secretKey, { ...host, maxNetworkRetries: 0, timeout: 8_000, telemetry: false }).balance.retrieve();
}

/** The channels with listeners. */
async function askPusher({ appId, key, secret, cluster, host, port, tls }: PusherConfig): Promise<void> {
  const { default: Pusher } = await import('pusher');
  const at = host === undefined ? { cluster } : { host, ...(port === undefined ? {} : { port: String(port) }) };
  await new Pusher({ appId, key, secret, useTLS: tls, timeout: 8_000, ...at }).get({ path: '/channels' });
}
