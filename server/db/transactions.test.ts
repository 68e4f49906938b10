import { QueryPromise } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { InsideTransactionError, inWave, joiningTransactions, onCallInside, outsideOnly, requireOutside } from './transactions.ts';

/** As much of a database as opens transactions. */
const engine = { transaction: (work: (inner: unknown) => Promise<unknown>): Promise<unknown> => work(engine) };
const db = joiningTransactions(engine as never);
const sent: string[] = [];
const port = outsideOnly('mail', { send: async (to: string) => void sent.push(to), close: async () => 'closed' }, ['send']);

// A process that was started in production before, in the same memory, would only have it logged.
beforeAll(() => onCallInside());

describe('a call that leaves the process', () => {
  it('throws inside a transaction, however deep, and nothing is sent', async () => {
    await expect(db.transaction(() => port.send('a'))).rejects.toThrow(InsideTransactionError);
    await expect(db.transaction(() => db.transaction(async () => port.send('b')))).rejects.toThrow('mail.send');
    await expect(
      db.transaction(async () => {
        await new Promise(setImmediate);
        requireOutside('password hashing');
      }),
    ).rejects.toThrow('password hashing');
    expect(sent).toEqual([]);
  });

  it('goes through before, after and beside one', async () => {
    await db.transaction(async () => {});
    await Promise.all([db.transaction(() => new Promise(setImmediate)), port.send('c')]);
    await db.transaction(() => Promise.reject(new Error('taken back'))).catch(() => port.send('d'));
    expect(sent).toEqual(['c', 'd']);
  });

  it('may be made where it does not leave', async () => {
    await expect(db.transaction(() => port.close())).resolves.toBe('closed');
  });
});

describe('work at once', () => {
  /** A query of the library: sent by each that awaits it. */
  class Query extends QueryPromise<number> {
    times = 0;
    override async execute() {
      return (this.times += 1);
    }
  }

  it('sends each query once, inside a transaction as outside', async () => {
    for (const run of [(work: () => Promise<void>) => work(), (work: () => Promise<void>) => db.transaction(work)]) {
      const queries = [new Query(), new Query()];
      await run(async () => {
        await inWave(...queries.map((one) => () => one));
      });
      expect(queries.map(({ times }) => times)).toEqual([1, 1]);
    }
  });

  it('fails with what throws before it is sent, once the others have ended', async () => {
    const ended: string[] = [];
    const failing = db.transaction(async () => {
      await inWave(
        async () => {
          await new Promise(setImmediate);
          ended.push('slow');
        },
        () => {
          throw new Error('not sent');
        },
      );
    });
    await expect(failing).rejects.toThrow('not sent');
    expect(ended).toEqual(['slow']);
  });
});
