// Where a message to a browser may go: a push service on the open internet, and nothing of this network.
import { BlockList, isIP, isIPv4 } from 'node:net';

const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
// Of IPv6 only what is given out for the internet is open; within it, what carries IPv4 or is for examples is not.
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** Whether an address is on the open internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (isIP(address) === 0 || closed.check(address, kind)) return false;
  return kind === 'ipv4' || open6.check(address, 'ipv6');
}

/** Whether a push service may be at an address: by https on its usual port, with a name. What the name leads to is looked at when it is called. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.') && !/\.(?:localhost|local|internal)\.?$/.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isNamed;
}
