// Stopping: a call that has begun is answered, a new one is not taken, what was promised stays promised.
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { RawConnection, requestText } from '../support/raw-socket.ts';

it('answers what has begun before it ends', async () => {
  const app = await startApp({ content: 'empty' });
  const body = JSON.stringify({ code: 'FALL100', package_price: 59_900 });
  const call = request(`${app.url}/api/coupons/validate`, { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': body.length } });
  call.write(body.slice(0, 10));
  // The server has the call in hand once it has answered a later one.
  expect((await app.fetch('/readyz')).status).toBe(200);
  const answered = once(call, 'response');

  const stopped = app.close();
  await expect
    .poll(() =>
      app.fetch('/healthz').then(
        (answer) => answer.status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  call.end(body.slice(10));
  const [answer]: [IncomingMessage] = await answered.then(([response]) => [response]);
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  await stopped;
});

it('waits for no connection that has nothing to say, nor for one whose call is answered meanwhile', async () => {
  const app = await startApp({ content: 'empty' });
  const silent = new RawConnection(app.url);
  const done = new RawConnection(app.url).send(requestText('/healthz'));
  const begun = new RawConnection(app.url).send(
    requestText('/api/coupons/validate', ['Content-Type: application/json', 'Content-Length: 2'], { method: 'POST' }),
  );
  await done.answer();
  expect((await app.fetch('/readyz')).status).toBe(200);
  const since = Date.now();
  const stopped = app.close();
  expect(await done.answer()).toBeUndefined();
  expect(await silent.answer()).toBeUndefined();
  begun.send('{}');
  expect((await begun.answer())?.status).toBe(422);
  await stopped;
  // Well below the ten seconds after which calls are cut.
  expect(Date.now() - since).toBeLessThan(5_000);
});
