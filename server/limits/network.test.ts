import { expect, it } from 'vitest';
import { householdOf, networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64', '1:0:3:4::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/64'],
  ['somewhere', 'somewhere', 'somewhere'],
])('%s is of the household %s, in the network %s', (address, household, network) => {
  expect(householdOf(address)).toBe(household);
  expect(networkOf(address)).toBe(network);
});
