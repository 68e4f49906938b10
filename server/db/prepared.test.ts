import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { prepared } from './prepared.ts';
import type { Database } from './type.ts';

it('refuses a list whose length the planner would see', async () => {
  const byList = prepared<{ ids: readonly string[] }, { id: string }>(() => sql`select id from users where id = any(${sql.placeholder('ids')}::uuid[])`);
  // It is refused before anything is sent.
  await expect(byList(undefined as unknown as Database, { ids: [] })).rejects.toThrow('takes its lists by anyOf');
});
