import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server, withServer } from '../test/server.ts';
import { fetchNextDoor } from './next-door.ts';

withServer();

it('fetches the files of the page that was asked for before signing in, once', async () => {
  window.history.replaceState(null, '', '/login?next=%2Fclient%2Fshared-files');
  const asked: string[] = [];
  server.use(
    http.get('*/client/shared-files', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.html('<head><link rel="modulepreload" href="/assets/chats.js"><script type="module" src="/assets/portal.js"></script></head>');
    }),
  );
  await fetchNextDoor('localhost');
  await fetchNextDoor('localhost');
  expect(asked).toEqual(['/client/shared-files']);
  expect([...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'))).toEqual([
    '/assets/chats.js',
    '/assets/portal.js',
  ]);
});
