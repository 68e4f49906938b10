import type { IncomingMessage } from 'node:http';

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
