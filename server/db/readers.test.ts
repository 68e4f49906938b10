import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copiedFolder } from '../../tests/support/copied-folder.ts';
import { embeddedTemplate } from '../../tests/support/template.ts';
import { embedded, type OpenDatabase } from './database.ts';
import { openPglite } from './embedded.ts';

let client: PGlite;
let open: OpenDatabase;
beforeAll(async () => {
  client = await openPglite({ fs: await copiedFolder(join((await embeddedTemplate('empty')).folder, 'database')) });
  open = embedded(client);
});
afterAll(() => open.close());

it('reads lists and single values of every type that we ask for in SQL of our own', async () => {
  const { rows } = await open.db.execute(sql`select array['a', null, 'b,c']::text[] as texts, array[1, 2]::int[] as numbers, array[3]::bigint[] as counts,
    array[true] as answers, array['01a2048b-458a-7e73-a48e-547fe1df7f6c']::uuid[] as ids,
    7::int as number, count(*) as count, true as answer, '{"a": [1]}'::jsonb as object, 'x'::varchar as text, null::text[] as nothing`);
  expect(rows).toEqual([
    {
      texts: ['a', null, 'b,c'],
      numbers: [1, 2],
      counts: [3],
      answers: [true],
      ids: ['01a2048b-458a-7e73-a48e-547fe1df7f6c'],
      number: 7,
      count: 1,
      answer: true,
      object: { a: [1] },
      text: 'x',
      nothing: null,
    },
  ]);
});

it('copies few readers for a query', () => {
  expect(Object.keys(client.parsers).length).toBeLessThan(60);
});
