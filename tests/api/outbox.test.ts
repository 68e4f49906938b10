// Never lost, never twice: after a failure, a crash, and with several workers on one table.
// Over 300 lines: all of it is one queue on one database, which takes a second to start for each engine.
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { outbox as entries } from '../../server/db/schema.ts';
import type { Job } from '../../server/outbox/kinds.ts';
import { createOutbox, enqueue, pauseAfter, PermanentFailure } from '../../server/outbox/outbox.ts';
import { createServices } from '../../server/services.ts';
import type { Services } from '../../server/services.ts';
import { onPostgres, testDatabase, type TestDatabase } from '../support/database.ts';
import { letterSaying } from '../support/letter.ts';

let open: TestDatabase;
let services: Services;
const start = Date.now();
/** The workers' clock stands still but for this. */
let ahead = 0;
beforeAll(async () => {
  open = await testDatabase('empty');
  services = await createServices(readConfig({}), open.db, { log: pino({ level: 'silent' }), clock: () => new Date(start + ahead) });
});
afterAll(() => open.close());
afterEach(async () => {
  ahead = 0;
  await open.db.delete(entries);
});

const letter = (subject: string) => ({ kind: 'mail' as const, payload: letterSaying('a@forecourt.example', { subject, text: 'Words.' }) });
const worker = (mail: Job<{ subject: string }>) => createOutbox({ db: open.db, services, kinds: { mail } });
const rows = () => open.db.select().from(entries);

describe('the outbox', () => {
  it('delivers what was committed and nothing that was taken back', async () => {
    const sent: string[] = [];
    const box = worker(async ({ subject }) => {
      sent.push(subject);
    });
    await open.db.transaction((transaction) => enqueue(transaction, letter('kept')));
    const failing = open.db.transaction(async (transaction) => {
      await enqueue(transaction, letter('taken back'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await box.drain()).toBe(1);
    expect(await box.drain()).toBe(0);
    expect(sent).toEqual(['kept']);
  });

  it('is woken by the commit itself', async () => {
    const delivered = new Promise<string>((resolve) => {
      const box = worker(async ({ subject }) => resolve(subject));
      box.start();
      void open.db.transaction((transaction) => enqueue(transaction, letter('at once'))).then(() => box.stop());
    });
    expect(await delivered).toBe('at once');
  });

  it('takes up at its start what an earlier process left, before the first sweep', async () => {
    const neverSweeps = vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => {}, 0));
    await enqueue(open.db, letter('left behind'));
    const delivered = new Promise<string>((resolve) => {
      const box = worker(async ({ subject }) => {
        resolve(subject);
        void box.stop();
      });
      box.start();
    });
    expect(await delivered).toBe('left behind');
    neverSweeps.mockRestore();
  });

  it('does the one kind while the other does not get on, and takes up what comes later as well', async () => {
    const said: string[] = [];
    const begun: string[] = [];
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const never: Job<{ subject: string }> = ({ subject }) => {
      begun.push(subject);
      return answered;
    };
    const say: Job<{ user_id: string }> = async ({ user_id }) => {
      said.push(user_id);
    };
    const box = createOutbox({ db: open.db, services, kinds: { mail: never, push_end: say } });
    for (let index = 0; index < 30; index += 1) await enqueue(open.db, letter(`letter ${index}`));
    box.start();
    await expect.poll(() => begun.length).toBe(5);
    for (const user_id of ['first', 'second']) {
      await enqueue(open.db, { kind: 'push_end', payload: { user_id } });
      await expect.poll(() => said).toContain(user_id);
    }
    expect(begun).toHaveLength(5);
    const stopped = box.stop();
    answer();
    await stopped;
  });

  it('one letter that hangs holds back no other', async () => {
    const sent: string[] = [];
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const box = worker(async ({ subject }) => {
      if (subject === 'letter 0') await answered;
      sent.push(subject);
    });
    for (let index = 0; index < 12; index += 1) await enqueue(open.db, letter(`letter ${index}`));
    const drained = box.drain();
    await expect.poll(() => sent.length).toBe(11);
    answer();
    expect(await drained).toBe(12);
  });

  it('keeps nothing of what is delivered, and of what is given up on neither text nor link', async () => {
    const payload = letterSaying('a@forecourt.example', {
      subject: 'Choose',
      text: 'Hello Ann',
      action: { label: 'Choose', url: 'https://x.example/#token=live' },
    });
    await enqueue(open.db, { kind: 'mail', payload });
    await worker(async () => {}).drain();
    expect(await rows()).toMatchObject([{ payload: {} }]);
    await open.db.delete(entries);
    await enqueue(open.db, { kind: 'mail', payload });
    const refused = worker(async () => {
      throw new PermanentFailure('no such address');
    });
    await refused.drain();
    expect((await rows())[0]?.payload).toEqual({ to: 'a@forecourt.example', subject: 'Choose' });
  });

  it('empties what an earlier version left', async () => {
    const payload = { to: 'a@forecourt.example', subject: 'Choose', text: 'Hello', action: { label: 'Choose', url: 'https://x.example/#token=live' } };
    const at = new Date(start).toISOString();
    await open.db.insert(entries).values([
      { kind: 'mail', payload, run_at: at, done_at: at },
      { kind: 'mail', payload, run_at: at, failed_at: at },
    ]);
    await worker(async () => {}).drain();
    expect((await rows()).map((row) => row.payload)).toEqual(expect.arrayContaining([{}, { to: 'a@forecourt.example', subject: 'Choose' }]));
  });

  it('tries again after a pause that doubles', async () => {
    let tries = 0;
    const ids = new Set<string>();
    const box = worker(async (_letter, { id }) => {
      ids.add(id);
      tries += 1;
      if (tries < 3) throw new Error('mail server away');
    });
    await enqueue(open.db, letter('persistent'));
    await box.drain();
    expect(tries).toBe(1);
    await box.drain();
    expect(tries).toBe(1);
    ahead = 1_100;
    await box.drain();
    expect(tries).toBe(2);
    ahead = 2_500;
    await box.drain();
    expect(tries).toBe(2);
    ahead = 3_300;
    await box.drain();
    expect(tries).toBe(3);
    expect(ids.size).toBe(1);
    expect(await box.counts()).toEqual({ waiting: 0, failed: 0 });
  });

  it('counts as waiting what is due or was tried, and not what is planned for a later day', async () => {
    const box = worker(async () => {
      throw new Error('421 Come back later');
    });
    await enqueue(open.db, { ...letter('a-reminder'), run_at: new Date(services.clock().getTime() + 72 * 3_600_000) });
    expect(await box.counts()).toEqual({ waiting: 0, failed: 0 });
    await enqueue(open.db, letter('now'));
    expect(await box.counts()).toEqual({ waiting: 1, failed: 0 });
    // Its next try lies ahead, too, and it waits all the same.
    await box.drain();
    expect(await box.counts()).toEqual({ waiting: 1, failed: 0 });
  });

  it('gives up only on what can never succeed, and keeps it', async () => {
    const box = worker(async () => {
      throw new PermanentFailure('no such address');
    });
    await enqueue(open.db, letter('hopeless'));
    await box.drain();
    ahead = 3_600_000;
    await box.drain();
    expect(await box.counts()).toEqual({ waiting: 0, failed: 1 });
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'no such address' }]);
  });

  it('takes up what a worker that died had claimed, and not before its claim ran out', async () => {
    const died = worker(() => new Promise(() => {}));
    await enqueue(open.db, letter('survivor'));
    died.drain().catch(() => {});
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    const sent: string[] = [];
    const next = worker(async ({ subject }) => {
      sent.push(subject);
    });
    await next.drain();
    expect(sent).toEqual([]);
    ahead = 19_000;
    await next.drain();
    expect(sent).toEqual(['survivor']);
  });

  it('leaves with a worker what it still works on, as long as it says that it lives', async () => {
    let end = () => {};
    const slow = worker(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await enqueue(open.db, letter('long'));
    const working = slow.drain();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    const sent: string[] = [];
    const next = worker(async ({ subject }) => void sent.push(subject));
    for (ahead = 15_000; ahead <= 60_000; ahead += 15_000) {
      await slow.renew();
      await next.drain();
    }
    end();
    await working;
    // Done, it says nothing of it any more.
    await slow.renew();
    expect([sent, await slow.counts()]).toEqual([[], { waiting: 0, failed: 0 }]);
    expect(await rows()).toMatchObject([{ attempts: 1, payload: {} }]);
  });

  it('a late worker does not undo what another has done meanwhile', async () => {
    let fail: (error: Error) => void = () => {};
    const slow = worker(
      () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    );
    await enqueue(open.db, letter('once'));
    const late = slow.drain();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    ahead = 19_000;
    await worker(async () => {}).drain();
    fail(new Error('late'));
    await late;
    expect(await rows()).toMatchObject([{ attempts: 2, last_error: null }]);
    expect((await rows())[0]?.done_at).not.toBeNull();
  });

  it('several workers share the entries and none is done twice', async () => {
    const sent: string[] = [];
    const job: Job<{ subject: string }> = async ({ subject }) => {
      sent.push(subject);
    };
    for (let index = 0; index < 100; index += 1) await enqueue(open.db, letter(`letter ${index}`));
    await Promise.all(Array.from({ length: onPostgres ? 8 : 3 }, () => worker(job).drain()));
    expect(sent).toHaveLength(100);
    expect(new Set(sent).size).toBe(100);
  });

  it.runIf(onPostgres)('keeps that a letter went before anything else, whatever holds up the letter beside it', async () => {
    const gate = () => {
      let open_: () => void = () => {};
      const opened = new Promise<void>((resolve) => {
        open_ = resolve;
      });
      return { open: open_, opened };
    };
    const [release, locked] = [gate(), gate()];
    let lock: Promise<unknown> = Promise.resolve();
    const box = worker(async ({ subject }) => {
      if (subject === 'beside it') {
        await locked.opened;
        // Not before the other one waits to be marked.
        await expect.poll(async () => (await open.db.execute(sql`select 1 from pg_locks where not granted`)).rows.length).toBeGreaterThan(0);
        return;
      }
      // Its own row cannot be written for a while.
      lock = open.db.transaction(async (transaction) => {
        await transaction
          .select()
          .from(entries)
          .where(sql`${entries.payload}->>'subject' = 'held up'`)
          .for('update');
        locked.open();
        await release.opened;
      });
      await locked.opened;
    });
    await enqueue(open.db, letter('held up'));
    await enqueue(open.db, letter('beside it'));
    const drained = box.drain();
    try {
      await expect.poll(async () => (await rows()).filter(({ done_at }) => done_at !== null).length, { timeout: 50_000 }).toBe(1);
    } finally {
      release.open();
      await Promise.all([drained, lock]);
    }
    expect((await rows()).every(({ done_at, attempts }) => done_at !== null && attempts === 1)).toBe(true);
  });

  it('one key is one entry; a later time is waited for', async () => {
    const sent: string[] = [];
    const box = worker(async ({ subject }) => {
      sent.push(subject);
    });
    await enqueue(open.db, { ...letter('first'), dedupe_key: 'reminder:7' });
    await enqueue(open.db, { ...letter('second'), dedupe_key: 'reminder:7' });
    await enqueue(open.db, { ...letter('tomorrow'), run_at: new Date(start + 86_400_000) });
    await box.drain();
    expect(sent).toEqual(['first']);
    ahead = 86_401_000;
    await box.drain();
    expect(sent).toEqual(['first', 'tomorrow']);
  });

  it('forgets what was done after a week', async () => {
    const box = worker(async () => {});
    await enqueue(open.db, letter('old'));
    await box.drain();
    expect(await rows()).toHaveLength(1);
    ahead = 8 * 86_400_000;
    await box.drain();
    expect(await rows()).toHaveLength(0);
  });

  it('an unknown kind is kept for a person to look at', async () => {
    await open.db.insert(entries).values({ kind: 'telegram', payload: {}, run_at: new Date(0).toISOString() });
    await worker(async () => {}).drain();
    expect(await open.db.select().from(entries).where(eq(entries.kind, 'telegram'))).toMatchObject([{ last_error: 'There is no outbox kind telegram.' }]);
  });
});

it('pauses never exceed an hour', () => {
  expect([1, 2, 3, 12, 13, 60].map(pauseAfter)).toEqual([1_000, 2_000, 4_000, 2_048_000, 3_600_000, 3_600_000]);
});
