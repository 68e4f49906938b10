import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';

it('a PostgreSQL of our own starts, answers and is gone afterwards, never as root', async () => {
  const postgres = await startPostgres();
  const client = new Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const { rows } = await client.query('select current_setting($1)::int >= 150000 as new_enough, current_user as name', ['server_version_num']);
    expect(rows).toEqual([{ new_enough: true, name: 'forecourt' }]);
  } finally {
    await client.end();
    await postgres.stop();
  }
  await expect(new Client({ connectionString: postgres.url }).connect()).rejects.toThrow('ECONNREFUSED');
});
