// Until when the certificates are good that browsers get at the firm's addresses: asked as a browser asks, once an hour.
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { roleHost } from '../domain/role-hosts.ts';
import { roleValues } from '../generated/enums.ts';
import type { Config } from './config.ts';
import type { Certificate } from './vitals.ts';
import { hasRoleHosts } from './web-address.ts';

const everyMs = 3_600_000;
/** Longest that an address may take to answer, in ms. */
const limitMs = 8_000;

export interface SecuredHost {
  host: string;
  port: number;
}

/** Hosts with their port that people reach over TLS: the public address, and each role's. None where the public address is not https. */
export function securedHosts(config: Pick<Config, 'publicUrl' | 'baseDomain'>): SecuredHost[] {
  const { protocol, hostname, port } = new URL(config.publicUrl);
  if (protocol !== 'https:') return [];
  const own = hasRoleHosts(config) ? roleValues.map((role) => roleHost(role, config.baseDomain)) : [];
  return [...new Set([hostname, ...own])].map((host) => ({ host, port: port === '' ? 443 : Number(port) }));
}

/** What an address shows. Whom it was made out to and by whom is judged as a browser with Node's list of authorities does. */
export function certificateAt({ host, port }: SecuredHost): Promise<Certificate> {
  return new Promise((resolve) => {
    const done = (until: string | null, because: string | null) => {
      socket.destroy();
      resolve({ host, until, because });
    };
    // Told what it is even where nobody vouches for it: nothing is sent to it.
    const socket = connect({ host, port, ...(isIP(host) === 0 ? { servername: host } : {}), rejectUnauthorized: false, timeout: limitMs }, () => {
      const { valid_to: until } = socket.getPeerCertificate();
      const error: unknown = socket.authorizationError;
      const because = socket.authorized ? null : String(error instanceof Error ? ('code' in error ? error.code : error.name) : error);
      done(until ? new Date(until).toISOString() : null, because);
    });
    socket.on('timeout', () => done(null, `nothing within ${limitMs / 1_000} s`));
    socket.on('error', (error) => done(null, 'code' in error ? String(error.code) : error.name));
  });
}

/**
 * Looks now and once an hour.
 * @param told what was found, each time
 * @returns how to stop
 */
export function watchCertificates(hosts: readonly SecuredHost[], told: (found: Certificate[]) => void): () => void {
  if (hosts.length === 0) return () => undefined;
  const look = () => void Promise.all(hosts.map(certificateAt)).then(told);
  const timer = setInterval(look, everyMs);
  timer.unref();
  look();
  return () => clearInterval(timer);
}
