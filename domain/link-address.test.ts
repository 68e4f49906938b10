import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesIn, addressFault, draftFromAddress, normalAddress, pageOfAddress } from './link-address.ts';

describe('normalAddress', () => {
  it.each([
    ['www.Dealer.example/Inventory/1/', 'https://dealer.example/Inventory/1'],
    ['https://dealer.example/a?utm_source=mail&b=2&a=1#photos', 'https://dealer.example/a?a=1&b=2'],
    ['http://dealer.example', 'http://dealer.example'],
    ['https://dealer.example/?gclid=abc', 'https://dealer.example'],
  ])('%s becomes %s', (typed, normal) => expect(normalAddress(typed)).toBe(normal));

  it.each(['', 'two words', 'javascript:alert(1)', 'ftp://dealer.example/a', 'localhost', 'https://user:secret@dealer.example', 'https://'])(
    'refuses %j',
    (typed) => {
      expect(normalAddress(typed)).toBeNull();
    },
  );

  it.each([
    'http://127.0.0.1/admin',
    '169.254.169.254/latest/meta-data',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'https://printer.local/',
    'http://metadata.google.internal/',
    'http://router.home.arpa/',
    'http://a.localhost/',
    'http://127.0.0.1./',
    'http://printer.local./',
    'http://①②⑦.⓪.⓪.①/',
  ])('refuses %s, which leads into a network of one’s own', (typed) => {
    expect(normalAddress(typed)).toBeNull();
  });

  it('leaves what is normal as it is', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const once = normalAddress(url);
        if (once !== null) expect(normalAddress(once)).toBe(once);
      }),
    );
  });
});

it('says why a text is no address of an offer', () => {
  expect(addressFault('https://a.example/1')).toBeUndefined();
  for (const inside of ['127.0.0.1/admin', 'http://[::1]/', 'localhost', 'https://printer.local/', '0x7f.1'])
    expect(addressFault(inside)).toContain('private network');
  for (const nothing of ['not a url', 'https://', 'ftp://a.example', 'javascript:alert(1)']) expect(addressFault(nothing)).toBe('Not a valid web address.');
});

it('takes a line as an address, several on a line where each is one, and leaves repeats to be told', () => {
  expect(addressesIn(' a.example/1, a.example/2\n\na.example/1;b.example \nnot a url at all\na.example/3,')).toEqual([
    'a.example/1',
    'a.example/2',
    'a.example/1',
    'b.example',
    'not a url at all',
    'a.example/3',
  ]);
  expect(pageOfAddress('http://a.example/1')).toBe(pageOfAddress('https://a.example/1'));
});

describe('draftFromAddress', () => {
  it('reads year, make, model and VIN', () => {
    expect(draftFromAddress('https://northgate.example/used-2003-honda-accord-ex-1hgcm82633a004352')).toMatchObject({
      title: '2003 Honda Accord EX',
      year: 2003,
      make: 'Honda',
      model: 'Accord EX',
      vin: '1HGCM82633A004352',
      condition: 'used',
    });
  });

  it('names the site where the address tells nothing', () => {
    expect(draftFromAddress('https://cars.example/x/8172')).toEqual({ url: 'https://cars.example/x/8172', title: 'Offer on cars.example' });
  });

  it('bears every address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        expect(draftFromAddress(url).title?.length ?? 0).toBeLessThanOrEqual(160);
      }),
    );
  });
});
