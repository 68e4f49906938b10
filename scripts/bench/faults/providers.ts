// The firm's outside world on this machine: a card payment provider, a mail server and a bucket, each behind a gate.
import type { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { startBucket } from '../../../tests/support/fake-bucket.ts';
import { startFakeStripe, type FakeStripe } from '../../../tests/support/fake-stripe.ts';
import { openGate, type Gate } from './gate.ts';

export interface Providers {
  stripe: FakeStripe;
  /** Who got how many letters, by address. */
  letters: ReadonlyMap<string, number>;
  /** SHA-256 of what lies in the bucket, by key. */
  objects: ReadonlyMap<string, string>;
  gates: Readonly<Record<'payments' | 'mail' | 'bucket', Gate>>;
  close(): Promise<void>;
}

export async function startProviders(): Promise<Providers> {
  const stripe = await startFakeStripe();
  const mail = await startMail();
  const bucket = await startBucket();
  const gates = {
    payments: await openGate(Number(new URL(stripe.address).port)),
    mail: await openGate(mail.port),
    bucket: await openGate(bucket.port),
  };
  return {
    stripe,
    letters: mail.letters,
    objects: bucket.objects,
    gates,
    close: async () => {
      for (const gate of Object.values(gates)) await gate.close();
      await Promise.all([stripe.close(), mail.close(), bucket.close()]);
    },
  };
}

async function startMail() {
  const letters = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      // A letter counts when it is there as a whole; receipts are not what was asked for here.
      let source = '';
      stream.on('data', (chunk) => (source += String(chunk)));
      stream.on('end', () => {
        const isAsked = /^subject:.*password/im.test(source);
        if (isAsked) for (const { address } of envelope.rcptTo) letters.set(address, (letters.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  // A caller that was cut off.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    listening.once('listening', resolve);
  });
  return { letters, port: portOf(listening.address()), close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('A stand-in has no port.');
  return address.port;
}
