import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { noticeUntrustedProxy } from './untrusted-proxy.ts';

/** What is logged while calls come with and without the header. */
async function logged(trustProxy: number, headers: Record<string, string>[]): Promise<string[]> {
  const lines: string[] = [];
  const log: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  noticeUntrustedProxy(app, trustProxy);
  app.get('/', () => 'here');
  for (const sent of headers) await app.inject({ url: '/', headers: sent });
  await app.close();
  return lines;
}

describe('a proxy in front that nobody told us of', () => {
  const behind = { 'x-forwarded-for': '203.0.113.7' };

  it('is told once', async () => {
    const lines = await logged(0, [{}, behind, behind]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('TRUST_PROXY');
  });

  it('is nothing to tell where it is trusted, or there is none', async () => {
    expect(await logged(1, [behind])).toEqual([]);
    expect(await logged(0, [{}])).toEqual([]);
  });
});
