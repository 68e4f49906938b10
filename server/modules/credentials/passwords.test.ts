import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { InsideTransactionError, onCallInside } from '../../db/transactions.ts';
import { hashPassword, isPassword } from './passwords.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
  // Another file's server may have been one in production mode, which only logs.
  onCallInside();
});
afterAll(() => database.close());

it('a password is neither hashed nor compared while a transaction is open', async () => {
  const stored = await hashPassword('blue kettle 9 harbour');
  expect(await isPassword(stored, 'blue kettle 9 harbour')).toBe(true);
  expect(await isPassword(null, 'blue kettle 9 harbour')).toBe(false);
  for (const work of [() => hashPassword('any'), () => isPassword(stored, 'any')]) {
    await expect(database.db.transaction(async () => work())).rejects.toThrow(InsideTransactionError);
  }
});
