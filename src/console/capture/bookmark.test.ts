// What the bookmark reads on a page, run as a browser would run it.
import { afterEach, expect, it, vi } from 'vitest';
import { carInFragment } from '../../../domain/capture.ts';
import { bookmarkFor } from './bookmark.ts';

afterEach(() => {
  // The styles of everything that is drawn stand there, too.
  for (const one of document.head.querySelectorAll(':not(style)')) one.remove();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Presses the bookmark on this page; answers the address it opens. */
function press(): URL {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const code = bookmarkFor('https://team.forecourt.example/capture').replace(/^javascript:/, '');
  // The browser runs a bookmark's text; so does this, to test that very text.
  // oxlint-disable-next-line no-new-func -- see above
  new Function(code)();
  expect(open).toHaveBeenCalledOnce();
  expect(open.mock.calls[0]?.slice(1)).toEqual(['_blank', 'noopener']);
  return new URL(String(open.mock.calls[0]?.[0]));
}

function put(data: unknown, body = ''): void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify(data);
  document.head.append(script);
  document.body.textContent = body;
}

const facts = (url: URL): Record<string, unknown> => JSON.parse(decodeURIComponent(url.hash.replace('#car=', ''))) as Record<string, unknown>;

it('reads the page’s schema.org data, and sends it in the fragment alone, without a token', () => {
  localStorage.setItem('token', 'secret-of-somebody');
  put({
    '@graph': [
      {
        '@type': ['Product', 'https://schema.org/Car'],
        name: '2024 Mazda CX-5 Premium Plus',
        vehicleIdentificationNumber: '1HGCM82633A004352',
        mileageFromOdometer: { value: 9204 },
        image: ['/1.jpg', { url: 'https://img.example/2.jpg' }],
        offers: { price: 36490, seller: { name: 'Keller Mazda' } },
      },
    ],
  });
  const url = press();
  expect(`${url.origin}${url.pathname}${url.search}`).toBe('https://team.forecourt.example/capture');
  expect(facts(url)).toMatchObject({ title: '2024 Mazda CX-5 Premium Plus', vin: '1HGCM82633A004352', price: '36490', miles: '9204', dealer: 'Keller Mazda' });
  expect(facts(url)['photos']).toContain('https://img.example/2.jpg');
  expect(url.href).not.toContain('secret');
  localStorage.clear();
});

it('reads the text of a page that has no such data', () => {
  document.title = 'Used 2003 Honda Accord';
  document.body.textContent = 'VIN 1HGCM82633A004352 Our price $ 7,450 with 118,204 miles';
  expect(facts(press())).toMatchObject({ title: 'Used 2003 Honda Accord', vin: '1HGCM82633A004352', price: '$ 7,450', miles: '118,204' });
});

it('opens with what a hostile page has, which is text by the time it is ours', () => {
  put({ '@type': 'Car', name: '"><script>window.hacked=true</script>', offers: { price: '0;alert(1)' }, image: 'javascript:alert(1)', a: { b: { c: {} } } });
  const url = press();
  const car = carInFragment(url.hash.replace(/localhost(?::\d+)?/g, 'dealer.example'));
  expect(car?.draft.title).toBe('"><script>window.hacked=true</script>');
  expect(car?.photos).toEqual([]);
  expect('hacked' in window).toBe(false);
});
