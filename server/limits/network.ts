import { isIPv4, isIPv6 } from 'node:net';

/**
 * The addresses of one household or office: an IPv4 address, or the 64 bits of an IPv6 address that a provider hands out as one. Anything that is not an
 * address stays as it is.
 */
export function householdOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const plain = address.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [front = '', back] = plain.split('::');
  const groups = front === '' ? [] : front.split(':');
  if (back !== undefined) {
    const behind = back === '' ? 0 : back.split(':').reduce((count, group) => count + (group.includes('.') ? 2 : 1), 0);
    while (groups.length + behind < 8) groups.push('0');
    if (back !== '') groups.push(...back.split(':'));
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The network around a household, by what one customer of a provider usually has: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const household = householdOf(address);
  return isIPv4(household) ? `${household.split('.').slice(0, 3).join('.')}.0/24` : household;
}
