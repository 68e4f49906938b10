import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The address a request comes from, as `request.ip` of a call: the peer's, or what the proxies in front say.
 * @param proxies how many of them are believed (TRUST_PROXY)
 */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: number,
): string {
  const said = headers['x-forwarded-for'];
  const before = (Array.isArray(said) ? said.join(',') : (said ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .toReversed();
  const hops = [socket.remoteAddress ?? '', ...before];
  return hops[Math.min(proxies, hops.length - 1)] ?? '';
}

/** What one household or office has: an IPv4 address, or the 64 bits of an IPv6 address that a provider gives out as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const plain = address.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [front = '', back] = plain.split('::');
  const groups = front === '' ? [] : front.split(':');
  if (back !== undefined) {
    const behind = back === '' ? 0 : back.split(':').reduce((count, group) => count + (group.includes('.') ? 2 : 1), 0);
    while (groups.length + behind < 8) groups.push('0');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
