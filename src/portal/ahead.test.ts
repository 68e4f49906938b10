import { afterAll, beforeEach, expect, it } from 'vitest';
import * as roles from '../../generated/roles.ts';
import { roleValues } from '../../generated/enums.ts';
import { queries } from '../api/QueriesProvider.tsx';
import { server, withServer } from '../test/server.ts';
import { signInAs } from '../test/shell.tsx';
import { portalAhead } from './index.tsx';
import { askAhead, firstCalls, pages } from './pages.ts';

withServer();

let asked: string[] = [];
beforeEach(() => {
  queries.clear();
  asked = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname.replace(/^\/api/, '') + search);
  });
});
afterAll(() => {
  server.events.removeAllListeners();
  queries.clear();
});

it('asks for just what the page begins beside its code, and the page finds the answers', async () => {
  const user = await signInAs({ role: roles.client });
  for (const [path, ask] of Object.entries(askAhead)) {
    asked = [];
    await ask?.(queries, user.id);
    expect([path, asked.toSorted()]).toEqual([path, (firstCalls[path] ?? []).map((call) => call.replace('{id}', user.id)).toSorted()]);
  }
  expect(Object.keys(askAhead)).toEqual(Object.keys(firstCalls));
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status),
  ).toEqual(asked.map(() => 'success'));
});

it('asks before a page is drawn, where it says so', async () => {
  const user = await signInAs({ role: roles.client });
  for (const path of Object.keys(pages)) {
    asked = [];
    queries.clear();
    await portalAhead(`/${path}`, user);
    expect([path, asked.length > 0]).toEqual([path, path in askAhead]);
  }
});

it('asks nothing for a sign-in that waits for its second step, for a guest, and for whoever is at the wrong door', async () => {
  await portalAhead('/dashboard', await signInAs({ role: roles.client, second_step: 'confirm' }));
  await portalAhead('/dashboard', await signInAs({ role: roles.client, guest_of: 'somebody' }));
  for (const role of roleValues) if (role !== roles.client) await portalAhead('/dashboard', await signInAs({ role }));
  expect(asked).toEqual([]);
});
