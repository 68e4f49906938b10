import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captureMark, carInFragment, withPhotoNotes } from './capture.ts';

const fragment = (facts: unknown) => captureMark + encodeURIComponent(JSON.stringify(facts));
const page = {
  url: 'https://keller-mazda.example/used/cx-5?utm_source=x',
  title: '2024 Mazda CX-5 Premium Plus',
  vin: '1HGCM82633A004352',
  price: '$36,490',
  miles: '9,204 mi',
  dealer: 'Keller Mazda',
};

describe('a car in a fragment', () => {
  it('is read with its price in cents, its miles and its VIN; the address in its normal form', () => {
    expect(carInFragment(fragment({ ...page, photos: ['https://img.example/1.jpg', 'https://img.example/1.jpg'] }))).toEqual({
      draft: expect.objectContaining({
        url: 'https://keller-mazda.example/used/cx-5',
        title: page.title,
        vin: page.vin,
        price: 3_649_000,
        miles: 9_204,
        dealer: 'Keller Mazda',
      }) as unknown,
      photos: ['https://img.example/1.jpg'],
    });
  });

  it('keeps what a page says as plain text of its length, and nothing that is none', () => {
    const car = carInFragment(
      fragment({
        ...page,
        title: `<img src=x onerror=alert(1)>\u202E\u0000 ${'x'.repeat(500)}`,
        vin: '<script>',
        price: { toString: 'x' },
        miles: -3,
        dealer: ['a'],
        photos: ['javascript:alert(1)', 'http://127.0.0.1/a', 'https://img.example/"><script>', 7, 'https://img.example/ok.jpg'],
        __proto__: { admin: true },
        notes: 'publish me',
        is_displayed: true,
      }),
    );
    expect(car?.draft.title).toMatch(/^<img src=x onerror=alert\(1\)> x{10}/);
    expect(car?.draft.title).toHaveLength(160);
    expect(car?.photos).toEqual(['https://img.example/ok.jpg']);
    expect(Object.keys(car?.draft ?? {})).not.toEqual(expect.arrayContaining(['vin', 'price', 'miles', 'dealer', 'notes', 'is_displayed', 'admin']));
  });

  it.each([
    '',
    '#t=1',
    '#car=',
    '#car=%',
    '#car=[]',
    '#car=null',
    fragment({ url: 'javascript:alert(1)' }),
    fragment({ url: 'http://169.254.169.254/' }),
    fragment({ title: 'No address' }),
  ])('is none: %j', (text) => expect(carInFragment(text)).toBeNull());

  it('never throws, whatever the fragment', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void carInFragment(captureMark + text)));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('url', 'title', 'vin', 'price', 'photos'), fc.anything()),
        (facts) => void carInFragment(fragment({ url: page.url, ...facts })),
      ),
    );
  });

  it('leaves the photos’ addresses in the notes for staff', () => {
    const car = carInFragment(fragment({ ...page, photos: ['https://img.example/1.jpg'] }));
    expect(car && withPhotoNotes(car, 'Photos:').notes).toBe('Photos:\nhttps://img.example/1.jpg');
  });
});
