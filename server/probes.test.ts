import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { outsideCheck, type Probe } from './outside-check.ts';
import { probesOf } from './probes.ts';

/** Stands for a bucket and for a push service. */
let host: Server;
let answerWith = 200;
let asked: string[] = [];
beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${(request.url ?? '').split('?', 1)[0] ?? ''}`);
    response.writeHead(answerWith, { 'content-type': 'application/json' }).end(request.method === 'HEAD' ? '' : '{}');
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});
beforeEach(() => {
  answerWith = 200;
  asked = [];
});

const addressOf = (port: number) => `127.0.0.1:${port}`;
const ofHost = () => addressOf((host.address() as AddressInfo).port);

const configured = (at: string) =>
  readConfig({
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'bucket-secret',
    S3_ENDPOINT: `http://${at}`,
    PUSHER_APP_ID: '1',
    PUSHER_KEY: 'key',
    PUSHER_SECRET: 'push-secret',
    PUSHER_HOST: `http://${at}`,
    SMTP_URL: `smtp://user:mail-secret@${addressOf(1)}`,
  });

function reportsOf(probes: readonly Probe[]) {
  const told: string[] = [];
  return { told, check: outsideCheck(probes, { gone: (sentence) => told.push(sentence), back: (part) => told.push(`back: ${part}`) }) };
}

it('asks nobody where nothing is configured', () => {
  expect(probesOf(readConfig({}))).toEqual([]);
});

it('tells of each part that does not answer, once, and of those that are back', async () => {
  const { told, check } = reportsOf(probesOf(configured(ofHost())));
  answerWith = 404;
  await check.start();
  expect(check.away()).toEqual(['files', 'mail', 'push']);
  expect(told.toSorted()).toEqual([
    'The bucket of S3_BUCKET (files) does not answer as it should (HTTP 404).',
    'The mail server of SMTP_URL (127.0.0.1:1) does not answer as it should (no connection).',
    expect.stringMatching(/^The push service \(127\.0\.0\.1\), with PUSHER_KEY and PUSHER_SECRET, does not answer as it should \(HTTP 404\)\.$/),
  ]);
  expect(check.says().toSorted()).toEqual(told.toSorted());
  expect(told.join(' ')).not.toContain('secret');
  expect(asked.toSorted()).toEqual([expect.stringMatching(/^GET .*\/channels$/), expect.stringMatching(/^HEAD \/files\/?$/)]);
  answerWith = 200;
  await check.start();
  check.stop();
  expect(check.away()).toEqual(['mail']);
  expect(told.slice(3).toSorted()).toEqual(['back: files', 'back: push']);
});
