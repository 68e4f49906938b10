import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../tests/support/database.ts';
import { createLog, loggedError } from './log.ts';

it('logs a failed query without the values that people gave', async () => {
  const { db, close } = await testDatabase('empty');
  await db.execute(sql`create table people (email text unique, age int)`);
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  const add = (email: string, age: string) =>
    db.execute(sql`insert into people values (${email}, ${age})`).catch((error: unknown) => log.error({ err: error }, 'failed'));
  await add('hannah@mailhaven.example', '41');
  await add('hannah@mailhaven.example', '41');
  await add('hannah@mailhaven.example', 'forty-one, says Hannah');
  await close();
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/hannah|forty-one/i);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'failed',
    err: { message: expect.stringContaining('insert into people values ($1, $2)'), cause: { code: '23505', constraint: 'people_email_key' } },
  });
});

it('keeps message, place and cause of other errors', () => {
  const error = new TypeError('no such method', { cause: new Error('because') });
  expect(loggedError(error)).toMatchObject({
    type: 'TypeError',
    message: 'no such method',
    cause: { message: 'because' },
    stack: expect.stringContaining('log.test.ts'),
  });
  expect(loggedError('typed by somebody')).toEqual({ type: 'string', message: 'Not an error' });
});
